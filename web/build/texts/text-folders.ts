import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../src', import.meta.url));

/** A folder of texts, which has one file for each language. */
export interface TextFolder {
  /** The name of the folder around it. */
  readonly namespace: string;
  /** Relative to web/src. */
  readonly path: string;
  readonly absolutePath: string;
}

/** Every folder of texts. Its path gives its name: calculators/net-salary/texts holds the texts of 'net-salary'. */
export function findTextFolders(): readonly TextFolder[] {
  const folders = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap((path) => {
      const namespace = /([^/]+)\/texts$/.exec(path)?.[1];
      return namespace === undefined
        ? []
        : [{ namespace, path, absolutePath: `${source}/${path}` }];
    })
    .toSorted((one, other) => (one.namespace < other.namespace ? -1 : 1));
  for (const [index, { namespace, path }] of folders.entries()) {
    const next = folders[index + 1];
    if (next?.namespace === namespace) {
      throw new Error(`Two folders hold texts of ${namespace}: ${path} and ${next.path}.`);
    }
  }
  return folders;
}

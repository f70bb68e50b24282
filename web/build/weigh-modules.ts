import { build, minify, type Rolldown } from 'vite';
import { clientBuild } from './client/client-build.ts';
import { brotli } from './client/compress.ts';
import { webDirectory } from './directories.ts';

/*
 * Prints the content of the site's scripts: each package or own folder with the size of its code in KiB, minified and
 * compressed with brotli. The sum is a little too high, because files that are compressed together share words.
 *
 * `npm run weigh -w web -- LoanCostResultView` shows the scripts whose names begin like this. Without a name it shows those that
 * every page loads.
 */
const minKib = 0.2;
const asked = process.argv.slice(2);
const wanted = asked.length > 0 ? asked : ['libraries', 'client'];

/** The package, or the own folder with its file. */
function ownerOf(id: string): string {
  const [, packageName] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  return packageName ?? id.replace(/^.*\/(web|engine)\/src\//, '$1/').replace(/[?].*$/, '');
}

async function kibOf(code: string, id: string): Promise<number> {
  const { code: small } = await minify(`${id}.js`, code);
  return (await brotli(Buffer.from(small))).length / 1024;
}

async function weighChunk({ name, modules }: Rolldown.OutputChunk): Promise<void> {
  const codeOf = new Map<string, string>();
  for (const [id, { code }] of Object.entries(modules)) {
    codeOf.set(ownerOf(id), `${codeOf.get(ownerOf(id)) ?? ''}${code ?? ''}`);
  }
  const weights = await Promise.all(
    [...codeOf].map(async ([owner, code]) => ({ owner, kib: await kibOf(code, owner) })),
  );
  process.stdout.write(`${name}\n`);
  for (const { owner, kib } of weights.toSorted((one, other) => other.kib - one.kib)) {
    if (kib >= minKib) process.stdout.write(`${kib.toFixed(1).padStart(8)}  ${owner}\n`);
  }
}

process.chdir(webDirectory);
process.env['NODE_ENV'] ??= 'production';
const result = await build({ ...clientBuild, build: { ...clientBuild.build, write: false } });
const [bundle] = Array.isArray(result) ? result : [result];
if (bundle === undefined || !('output' in bundle))
  throw new Error('The build gave nothing to weigh.');
for (const file of bundle.output) {
  if (file.type === 'chunk' && wanted.some((start) => file.name.startsWith(start))) {
    await weighChunk(file);
  }
}

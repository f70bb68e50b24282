import { readFile, appendFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { clientDirectory } from '../directories.ts';

/** The licences of what the pages are made of. The bundler writes those of the scripts. */
export const licencesFile = 'third-party-licences.txt';

const { resolve } = createRequire(import.meta.url);

/** Adds the licences of what the bundler does not list: the typeface, the icons, and the library in the worker that reads files. */
export async function addLicencesOfFiles(): Promise<void> {
  const typeface = '@fontsource/source-serif-4';
  const licenceOfTypeface = await readFile(resolve(`${typeface}/LICENSE`), 'utf8');
  const reader = 'pdfjs-dist';
  const licenceOfReader = await readFile(resolve(`${reader}/LICENSE`), 'utf8');
  const iconSet = '@iconify-json/tabler';
  const info: IconSetInfo = JSON.parse(await readFile(resolve(`${iconSet}/info.json`), 'utf8'));
  const { name, author, license } = info;
  await appendFile(
    path.join(clientDirectory, licencesFile),
    [
      `\n## ${typeface} (SIL Open Font License 1.1)\n\n${licenceOfTypeface.trim()}\n`,
      `\n## ${reader} (Apache License 2.0)\n\n${licenceOfReader.trim()}\n`,
      `\n## ${name} (${license.title})\n\nCopyright ${author.name}, ${author.url}\n${license.url}\n`,
    ].join(''),
  );
}

interface IconSetInfo {
  readonly name: string;
  readonly author: { readonly name: string; readonly url: string };
  readonly license: { readonly title: string; readonly url: string };
}

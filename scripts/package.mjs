/** Builds the package `suen` in package/: `npm pack` there makes the file that can be installed. */
import { fileURLToPath } from 'node:url';

import { runOrExit } from './run.mjs';
import { setUp } from './set-up.mjs';

export async function buildPackage() {
  await runOrExit('tsx', ['engine/build/write-validators.ts']);
  await runOrExit('vite', ['build'], { folder: 'package' });
  await runOrExit('tsc', ['-p', 'package/tsconfig.build.json']);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await setUp('build');
  await buildPackage();
}

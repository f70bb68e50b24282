/** Builds the package `suen` in package/: `npm pack` there makes the file that can be installed. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, runOrExit } from './run.mjs';
import { setUp } from './set-up.mjs';
import { writeValidators } from './validators.mjs';

export async function buildPackage() {
  await runOrExit(...writeValidators);
  await runOrExit('vite', ['build'], { folder: 'package' });
  await runOrExit('tsc', ['-p', 'package/tsconfig.build.json']);
  writeFileSync(path.join(root, 'package', 'dist', 'third-party-licences.txt'), licences());
}

/** What `suen mcp` is bundled with. */
const bundled = ['@modelcontextprotocol/server', '@modelcontextprotocol/core', 'zod'];

function licences() {
  const texts = bundled.map((name) => {
    const file = path.join(root, 'node_modules', name, 'LICENSE');
    return `${name}\n\n${readFileSync(file, 'utf8')}`;
  });
  return texts.join('\n\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await setUp('build');
  await buildPackage();
}

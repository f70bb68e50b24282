import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { clientDirectory, distDirectory } from './directories.ts';
import type { PageEntry } from './pages/page-entry.ts';

/*
 * Compares what each page loads with these limits, and fails above them: how many scripts it requests at once, and the size of
 * its files in KiB of brotli. The part of a result is everything that the page loads later: the result itself, its dialogs,
 * charts and comparison. Within these limits, a maintained library is worth more than saved bytes, as long as Lighthouse stays at 100 (docs/speed.md).
 */
const limits = {
  content: { requests: 24, script: 111, style: 9.3, resultScript: 2, resultStyle: 0 },
  calculator: { requests: 30, script: 156, style: 10, resultScript: 67, resultStyle: 10.5 },
} as const;

const parts = ['requests', 'script', 'style', 'resultScript', 'resultStyle'] as const;
type Weights = Readonly<Record<(typeof parts)[number], number>>;

async function weigh(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(clientDirectory, `${file}.br`))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

async function weightsOf({ assets }: PageEntry): Promise<Weights> {
  return {
    requests: assets.scripts.length,
    script: await weigh(assets.scripts),
    style: await weigh([...assets.shellStyles, ...assets.pageStyles]),
    resultScript: await weigh(assets.resultScripts),
    resultStyle: await weigh(assets.resultStyles),
  };
}

const list = await readFile(path.join(distDirectory, 'pages.json'), 'utf8');
const pages: readonly PageEntry[] = JSON.parse(list);

const nameWidth = 34;
const columnWidth = 14;
let isWithin = true;
const seen = new Set<string>();
process.stdout.write(
  `${'files, KiB of brotli'.padEnd(nameWidth)}${parts.map((part) => part.padStart(columnWidth)).join('')}\n`,
);
for (const page of pages) {
  const name = `${page.route} ${page.language}`;
  if (seen.has(name)) continue;
  seen.add(name);
  const weights = await weightsOf(page);
  const limit = limits[page.kind];
  const columns = parts.map((part) =>
    String(Number(weights[part].toFixed(1))).padStart(columnWidth),
  );
  const partsOver = parts.filter((part) => weights[part] > limit[part]);
  const verdict = partsOver.map((part) => `  ${part} over ${limit[part]}`).join(',');
  process.stdout.write(`${name.padEnd(nameWidth)}${columns.join('')}${verdict}\n`);
  if (partsOver.length > 0) isWithin = false;
}
process.exitCode = isWithin ? 0 : 1;

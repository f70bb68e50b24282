import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Paths of the source files under a folder of the engine, tests and official tables apart. */
function sourcesUnder(folder: string): readonly string[] {
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test(-support)?\.ts$/.test(path))
    .filter((path) => !path.includes('official-tables'))
    .map((path) => (folder === '' ? path : `${folder}/${path}`));
}

/** A file's code without its comments and strings. */
function codeOf(path: string): string {
  return readFileSync(root + path, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/'[^'\n]*'|`[^`]*`/g, "''");
}

describe('the engine', () => {
  test.each(sourcesUnder(''))(
    '%s knows no clock, chance, language, network or environment',
    (path) => {
      expect(codeOf(path)).not.toMatch(
        /\b(Date|Intl|Math\.random|fetch|process|toLocaleString|setTimeout|navigator|window)\b/,
      );
    },
  );

  // 1 and 2 count and double, 12 and 52 divide a year, 100 is percent, cents and the base of the index.
  test.each(sourcesUnder('rules'))('%s holds no number of the law', (path) => {
    const numbers = codeOf(path).match(/(?<![\w.])\d[\d_.]*\b/g) ?? [];
    const ofTheLaw = numbers.filter(
      (number) => !['0', '1', '2', '12', '52', '100'].includes(number),
    );
    expect(ofTheLaw).toEqual([]);
  });

  test.each(sourcesUnder('rules'))('%s knows no year', (path) => {
    expect(codeOf(path)).not.toMatch(/\b20\d\d\b/);
  });

  test.each(sourcesUnder('law'))('%s has no function and no condition', (path) => {
    expect(codeOf(path)).not.toMatch(/\bfunction\b|=>|\bif\b|\bswitch\b|\?\s|&&|\|\|/);
  });
});

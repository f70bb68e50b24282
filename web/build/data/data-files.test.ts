import * as proof from '@suen/engine/proof';
import { createHash } from 'node:crypto';
import { dataFiles as listed } from 'virtual:data-files';
import { describe, expect, test } from 'vitest';
import { dataFiles } from './data-files.ts';

const files = new Map(dataFiles(proof).map((file) => [file.listed.path, file]));
const contentOf = (path: string) => files.get(path)?.content ?? '';
const linesOf = (path: string) => contentOf(path).split('\r\n');

test('the page lists the files that are written, with their length and sum', () => {
  expect(listed.map(({ path }) => path)).toEqual([...files.keys()]);
  for (const { path, bytes, sha256, rows } of listed) {
    const content = Buffer.from(contentOf(path));
    expect([path, bytes, sha256]).toEqual([
      path,
      content.length,
      createHash('sha256').update(content).digest('hex'),
    ]);
    // A head, the rows, and nothing behind the last line's end.
    if (path.endsWith('.csv')) expect([path, linesOf(path).length]).toEqual([path, rows + 2]);
  }
});

// tax-tables.test.ts compares the tables with the published rows.
test.each(proof.taxTableIds)('%s has the engine’s table in each year', (id) => {
  for (const year of proof.supportedYears) {
    const { path = '' } = listed.find((file) => file.id === id && file.year === year) ?? {};
    const [head, ...rows] = linesOf(path).slice(0, -1);
    expect(head).toBe('income_from,class_1,class_1a,class_2');
    const read = rows.map((row) => row.split(',').map(Number));
    expect(read).toEqual(proof.taxTable(id, year));
  }
});

test('the row of a published withholding is found in the file', () => {
  // acd-M2025: 42 % of 60 000 less a deduction, class 2 in 2024 (administration's coefficients): 24 281.60.
  expect(contentOf('/data/monthly-withholding-2024.csv')).toMatch(/\r\n60000,[^\r]*,24281\.60\r\n/);
});

describe('the history of the law', () => {
  test('has the pension rate since January 2026 with its article', () => {
    const row = linesOf('/data/law-history.csv').find(
      (line) =>
        line.startsWith('pensionRates,law,') && line.includes(',employee,percent,2026-01-01,8.5,'),
    );
    expect(row).toContain('https://legilux.public.lu/');
  });

  test('quotes what holds a comma, so that every row has thirteen cells', () => {
    const cells = (line: string) => line.match(/(?:^|,)(?:"(?:[^"]|"")*"|[^,"]*)/g)?.length;
    for (const line of linesOf('/data/law-history.csv').slice(0, -1)) expect(cells(line)).toBe(13);
  });

  test('is whole as JSON, too', () => {
    expect(JSON.parse(contentOf('/data/law-history.json'))).toEqual({
      parameters: JSON.parse(JSON.stringify(proof.listParameters())),
    });
  });
});

import { afterAll, expect, test } from 'vitest';
import { contributionRates } from '../contribution-rates.ts';
import * as hostile from '../test-support/hostile-pdfs.test-support.ts';
import { layouts } from '../test-support/layouts.test-support.ts';
import { NodeReader, readAlone } from '../test-support/node-reader.test-support.ts';
import { printSlip } from '../test-support/print-slip.test-support.ts';
import { randomFrom } from '../test-support/random.test-support.ts';
import type { Outcome } from './outcome.ts';

const rates = contributionRates();
/** Reading itself may take ten seconds; starting a thread and a busy machine take theirs. */
const timeout = 60_000;

const reader = new NodeReader();
afterAll(() => reader.end());

const read = (bytes: Uint8Array) => reader.read(bytes, rates);
/** With the limits of the page, in a thread that only this file has. */
const kindAlone = async (bytes: Uint8Array): Promise<Outcome['kind']> =>
  (await readAlone(bytes, rates)).kind;

const [layout] = Object.values(layouts);
const someSlip = async () => {
  if (layout === undefined) throw new Error('There is no layout.');
  return printSlip(layout, randomFrom(1));
};

test('ten thousand random bytes are no PDF, whatever they are', { timeout }, async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const random = randomFrom(seed);
    const bytes = hostile.randomBytes(random, 10_000);
    // Some begin as a PDF does.
    if (seed % 2 === 0) bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
    expect((await read(bytes)).kind).toBe('broken');
  }
});

test(
  'a payslip that is cut off or damaged gives an outcome and no wrong amount',
  { timeout },
  async () => {
    const { bytes, slip } = await someSlip();
    const random = randomFrom(7);
    for (let round = 1; round <= 40; round += 1) {
      const damaged = bytes.slice(
        0,
        round % 2 === 0 ? bytes.length : random.whole(1, bytes.length),
      );
      if (round % 2 === 0) {
        for (let count = 0; count < 20; count += 1) {
          damaged[random.whole(0, damaged.length - 1)] = random.whole(0, 255);
        }
      }
      const outcome = await read(damaged);
      expect(['read', 'broken', 'scan', 'nothingFound', 'password']).toContain(outcome.kind);
      if (outcome.kind === 'read' && round % 2 === 1)
        expect(slip.lines).toMatchObject(
          Object.fromEntries(
            Object.entries(outcome.found.lines).map(([line, { amount }]) => [line, amount]),
          ),
        );
    }
  },
);

test.each([
  ['200 MB from one stream', hostile.bomb(200, 1)],
  ['200 MB packed twice', hostile.bomb(200, 2)],
])('%s are too large', { timeout }, async (_, bytes) => {
  expect(bytes.length).toBeLessThan(500_000);
  expect(await kindAlone(bytes)).toBe('tooLarge');
});

test('a page that repeats its text for ever is too large', { timeout }, async () => {
  expect(['tooLarge', 'tooLong']).toContain(await kindAlone(hostile.endlessText()));
});

test.each([
  ['brackets within brackets', hostile.nested()],
  ['drawings that draw each other', hostile.endlessDrawing()],
  ['pages that hold themselves', hostile.endlessPages()],
])('%s come to an end', { timeout }, async (_, bytes) => {
  expect(['broken', 'scan', 'tooLong', 'tooLarge']).toContain(await kindAlone(bytes));
});

test('a password is asked for by its own sentence', { timeout }, async () => {
  const bytes = await hostile.written((document) => document.text('Salaire brut 2 896,54'), {
    userPassword: 'secret',
    pdfVersion: '1.7',
  });
  expect((await read(bytes)).kind).toBe('password');
});

test('a payslip that only its author may change is read', { timeout }, async () => {
  const bytes = await hostile.written(
    (document) => {
      for (const row of [
        'Salaire brut 2 896,54',
        'Imposable 2 576,48',
        'Impôt 176,20',
        'CIS 50,00',
        'Net 2 516,19',
      ])
        document.text(row);
    },
    { ownerPassword: 'secret', permissions: {} },
  );
  expect(await read(bytes)).toMatchObject({
    kind: 'read',
    found: { lines: { grossSalary: { amount: 2896.54 }, netSalary: { amount: 2516.19 } } },
  });
});

test('scripts and links to programs in a file are not run', { timeout }, async () => {
  const rows = [
    'Salaire brut 2 896,54',
    'Imposable 2 576,48',
    'Impôt 176,20',
    'CIS 50,00',
    'Net 2 516,19',
  ];
  const content = rows
    .map(
      (row, index) =>
        `BT /F 9 Tf 1 0 0 1 50 ${700 - index * 20} Tm (${row.replace('ô', 'o')}) Tj ET`,
    )
    .join('\n');
  const bytes = hostile.pageWith(
    hostile.plainStream(content),
    '/OpenAction 6 0 R /Names << /JavaScript << /Names [(a) 6 0 R] >> >> /AA << /WC 6 0 R >>',
    [{ head: '<< /S /JavaScript /JS (globalThis.wasRun = true; while \\(true\\) {}) >>' }],
  );
  expect(await read(bytes)).toMatchObject({
    kind: 'read',
    found: { lines: { taxBeforeCredits: { amount: 176.2 } } },
  });
});

test('a file with only a picture is a scan', { timeout }, async () => {
  const onePixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const bytes = await hostile.written((document) => {
    document.image(onePixel, 0, 0, { width: 500 });
    document.addPage().image(onePixel, 0, 0, { width: 500 });
  });
  expect((await read(bytes)).kind).toBe('scan');
});

test('of thousands of pages only the first are read', { timeout }, async () => {
  const bytes = await hostile.written((document) => {
    for (let page = 1; page <= 3000; page += 1) {
      document.text(`Conditions, page ${page} of our terms, which say nothing about pay.`);
      for (let row = 1; row <= 4; row += 1) document.text('Lorem ipsum');
      document.addPage();
    }
    document.text('Salaire brut 2 896,54');
  });
  expect((await read(bytes)).kind).toBe('nothingFound');
});

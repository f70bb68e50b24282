import { afterAll, expect, test } from 'vitest';
import { contributionRates } from '../contribution-rates.ts';
import { layouts } from '../test-support/layouts.test-support.ts';
import { NodeReader } from '../test-support/node-reader.test-support.ts';
import { printSlip, type Layout } from '../test-support/print-slip.test-support.ts';
import { randomLayouts } from '../test-support/random-layouts.test-support.ts';
import { randomFrom } from '../test-support/random.test-support.ts';

/** More show rarer faults: SLIPS=150. */
const slipsPerLayout = Number(process.env['SLIPS'] ?? 12);
const timeout = 2000 * slipsPerLayout;
/** Random columns differ more than the slips of one layout. Some have no headings and cannot be told apart. */
const slipsOfRandomLayout = 3 * slipsPerLayout;
const readShareOfRandomLayout = 0.8;

const rates = contributionRates();
const reader = new NodeReader();
afterAll(() => reader.end());

interface Reading {
  /** Amounts that the slips say. */
  readonly printed: number;
  /** The number of those that are read. */
  readonly read: number;
  /** What stands at a line and is not what the slip says there. */
  readonly wrong: readonly string[];
  readonly missing: readonly string[];
  /** The months, classes and hours that are not read as printed. */
  readonly facts: readonly string[];
}

async function readSlips(layout: Layout, firstSeed: number, count: number): Promise<Reading> {
  const wrong: string[] = [];
  const missing: string[] = [];
  const facts: string[] = [];
  let printed = 0;
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const { bytes, slip } = await printSlip(layout, randomFrom(seed));
    const outcome = await reader.read(bytes, rates);
    const found = outcome.kind === 'read' ? outcome.found : { lines: {} };
    const lines = new Map(Object.entries(found.lines).map(([line, { amount }]) => [line, amount]));
    for (const [line, amount] of Object.entries(slip.lines)) {
      printed += 1;
      const given = lines.get(line);
      if (given === undefined) missing.push(`${seed} ${line} ${amount}`);
      else if (given !== amount) wrong.push(`${seed} ${line} ${given}, printed ${amount}`);
      lines.delete(line);
    }
    for (const [line, amount] of lines) wrong.push(`${seed} ${line} ${amount}, printed nowhere`);
    const { payMonth, taxClass, weeklyHours } = {
      payMonth: '',
      taxClass: 0,
      weeklyHours: 0,
      ...found,
    };
    if (payMonth !== slip.month) facts.push(`${seed} ${payMonth}, printed ${slip.month}`);
    if (taxClass !== slip.taxClass) facts.push(`${seed} class ${taxClass}`);
    if (weeklyHours !== slip.weeklyHours) facts.push(`${seed} hours ${weeklyHours}`);
  }
  return { printed, read: printed - missing.length - wrong.length, wrong, missing, facts };
}

const seedOf = (index: number) => 1 + index * 100_003;

function show(name: string, { read, printed, missing }: Reading): void {
  if (process.env['SLIPS'] === undefined) return;
  const share = ((read / printed) * 100).toFixed(1);
  console.info(`${name}: ${share} % of ${printed}`, missing.slice(0, 10));
}

test.each(Object.entries(layouts).map(([name, layout], index) => ({ name, layout, index })))(
  'payslips with $name are read, and no amount at a wrong line',
  { timeout },
  async ({ name, layout, index }) => {
    const reading = await readSlips(layout, seedOf(index), slipsPerLayout);
    show(name, reading);
    expect(reading.wrong).toEqual([]);
    expect(reading.facts).toEqual([]);
    expect(reading.read / reading.printed).toBeGreaterThanOrEqual(0.98);
  },
);

test.each(Object.entries(randomLayouts).map(([name, layout], index) => ({ name, layout, index })))(
  'of payslips with $name most is read, and no amount at a wrong line',
  { timeout },
  async ({ name, layout, index }) => {
    const reading = await readSlips(layout, seedOf(100 + index), slipsOfRandomLayout);
    show(name, reading);
    expect(reading.wrong).toEqual([]);
    expect(reading.read / reading.printed).toBeGreaterThanOrEqual(readShareOfRandomLayout);
  },
);

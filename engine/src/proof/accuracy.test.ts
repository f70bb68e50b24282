import { describe, expect, test } from 'vitest';
import { calculators } from '../calculators/calculators.ts';
import { measureAccuracy } from '../proof.ts';
import { officialRows } from '../rules/official-tables/official-rows.ts';
import type { ProofGroup, RecomputedCase } from './accuracy.ts';
import { groupsOf } from './groups.ts';
import { publisherOf, valueAt } from './published.ts';

const { tables, examples, ownCases, uncertain } = measureAccuracy();
const rowsIn = (groups: readonly ProofGroup[]) =>
  groups.reduce((count, { rows }) => count + rows, 0);

describe('what the engine was held against', () => {
  test('every official row, every limit of a single premium and every published example is counted once', () => {
    const loans = rowsIn(tables.filter(({ kind }) => kind === 'loan-cost'));
    expect(loans).toBeGreaterThan(10);
    expect(rowsIn(tables)).toBe(officialRows().length + 80 + 3 + loans);
    const all = calculators.flatMap((calculator) => calculator.examples);
    const published = all.filter(({ kind }) => kind === 'published');
    expect(published.length).toBeGreaterThan(5);
    expect(rowsIn(examples)).toBe(published.length);
    expect(ownCases.reduce((count, { cases }) => count + cases, 0)).toBe(
      all.length - published.length,
    );
  });

  test('the coefficients of 2025 are counted by class, as they stand in the administration’s workbook', () => {
    const counts = tables
      .filter(({ kind, year }) => kind === 'annualTax' && year === 2025)
      .map(({ taxClass, rows, reproduced, publisher }) => [taxClass, rows, reproduced, publisher]);
    const publisher = 'Administration des contributions directes';
    expect(counts).toEqual([
      // One row of each class has a tax below 12, which the law waives.
      ['1', 46, 45, publisher],
      ['1a', 38, 37, publisher],
      ['2', 46, 45, publisher],
    ]);
  });

  test.each(
    [...tables, ...examples].map((group) => [`${group.kind} ${group.year}`, group] as const),
  )(
    '%s: each row that is not reproduced to the cent is named and explained',
    (_, { rows, reproduced, disagreements }) => {
      expect(disagreements.filter(({ why }) => why === null)).toEqual([]);
      const named = new Set(disagreements.map(({ what }) => what.split(': ')[0]));
      expect(named.size).toBe(rows - reproduced);
    },
  );

  // RTL cuts 8.5 % of 2 703.74 = 229.8179 and 8 % of 3 244.48 = 259.5584 off after the cents.
  test('RTL’s cut cents are the disagreements of the pension contributions', () => {
    const found = tables.find(({ kind }) => kind === 'pensionContribution')?.disagreements;
    expect(found).toContainEqual({
      what: 'rtl-pension-2703.74: after',
      about: 2703.74,
      figure: 'after',
      place: null,
      published: 229.81,
      computed: 229.82,
      why: 'truncatedToTheCent',
    });
    expect(found).toContainEqual({
      what: 'rtl-pension-3244.48: before',
      about: 3244.48,
      figure: 'before',
      place: null,
      published: 259.55,
      computed: 259.56,
      why: 'truncatedToTheCent',
    });
  });
});

// As docs/accuracy.md names them: flat rate in class 2, CIM.
test('the figures that are not certain are those of the law in force', () => {
  expect(uncertain).toEqual({
    secondCardPercent: 15,
    singleParentCreditMaximum: 3504,
  });
});

describe('a case', () => {
  const published: RecomputedCase = {
    id: 'a row',
    kind: 'annualTax',
    year: 2025,
    taxClass: '1',
    publisher: 'Somebody',
    url: null,
    isQuoted: false,
    about: 5000,
    published: { tax: 10, name: 'x' },
    computed: { tax: 10, name: 'x' },
    mayDiffer: {},
  };

  test('is reproduced when every figure is the same amount', () => {
    const [group] = groupsOf([published, { ...published, computed: { tax: 10.004, name: 'x' } }]);
    expect(group).toMatchObject({ rows: 2, reproduced: 2, disagreements: [] });
  });

  test('disagrees by a cent, by a word, or by giving nothing, with no reason that is not given', () => {
    const why = 'truncatedToTheCent';
    const [group] = groupsOf([
      { ...published, computed: { tax: 10.01, name: 'x' } },
      { ...published, computed: { tax: 10.01, name: 'x' }, mayDiffer: mayDiffer('tax', why) },
      { ...published, computed: { tax: 10.02, name: 'x' }, mayDiffer: mayDiffer('tax', why) },
      { ...published, computed: { tax: 10.01, name: 'x' }, mayDiffer: mayDiffer('name', why) },
      { ...published, computed: { tax: 10.01, name: 'x' }, mayDiffer: mayDiffer('tax', 'any') },
      { ...published, computed: { tax: 10, name: 'y' }, mayDiffer: mayDiffer('name', why) },
      { ...published, computed: { name: 'x' }, mayDiffer: mayDiffer('tax', why) },
    ]);
    expect(group).toMatchObject({ rows: 7, reproduced: 0 });
    expect(group?.disagreements.map(({ computed, why: reason }) => [computed, reason])).toEqual([
      [10.01, null],
      [10.01, 'truncatedToTheCent'],
      [10.02, null],
      [10.01, null],
      [10.01, null],
      ['y', null],
      ['nothing', null],
    ]);
  });
});

/** One figure that may be a cent beside, for a reason. */
function mayDiffer(figure: string, why: string): RecomputedCase['mayDiffer'] {
  return { [figure]: { why, toleranceEuros: 0.01 } };
}

test.each([
  [
    'BIL, https://bil.com/x.html: 1 + 2',
    'Banque Internationale à Luxembourg',
    'https://bil.com/x.html',
  ],
  ['ACD monthly coefficients 2025', 'Administration des contributions directes', null],
  ['published: numpy-financial at f47e8af289f9, tests', 'numpy-financial', null],
  ['CCSS, social parameters', 'CCSS', null],
  ['https://www.somebody.lu/a ; https://b.lu', 'somebody.lu', 'https://www.somebody.lu/a'],
])('the publisher of "%s" is %s', (source, publisher, url) => {
  expect(publisherOf(source)).toEqual({ publisher, url, isQuoted: false });
});

test.each([
  ['IGSS and CCSS notice, as quoted in a public register; https://ccss.public.lu/x.pdf', true],
  ['ACD workbook https://impotsdirects.public.lu/x.xlsx (quoted by three repositories)', true],
  ['ACD annual salary-scale coefficients 2025, a public payroll transcription', true],
  ['ACD coefficients 2025, carried by two independent public repositories', true],
  ['https://impotsdirects.public.lu/cim2025.html (constants via public configuration file)', true],
  ['https://www.pwc.lu/en/newsletter/x.html', false],
])('"%s" is read in what others quote: %s', (source, isQuoted) => {
  expect(publisherOf(source).isQuoted).toBe(isQuoted);
});

test('a figure is found in rows of a schedule too', () => {
  expect(valueAt({ rows: [{ a: { b: 1 } }] }, 'rows[0].a.b')).toBe(1);
  expect(valueAt({ rows: [] }, 'rows[0].a.b')).toBeUndefined();
});

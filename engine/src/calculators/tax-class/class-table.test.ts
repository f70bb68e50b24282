import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { calculate } from './calculate.ts';
import type { TaxClassInput } from './input.ts';

/** The class in 2026, as the cards name it. */
function classOf(input: Omit<TaxClassInput, 'taxYear'>): string | undefined {
  const { taxClass } = calculate({ ...input, taxYear: 2026 }, day('2026-11-22'));
  return { 1: '1', 2: '1a', 3: '2' }[taxClass];
}

const luxembourgResident = { residence: 'luxembourg', birthYear: 1990 } as const;
const oneChild = { children: 1 } as const;
// 64 years completed before 1 January 2026: born in 1961 or before.
const aged = { birthYear: 1961 } as const;

/**
 * The tax administration's table of residents, https://impotsdirects.public.lu/fr/az/c/class_resid.html, row by row: without
 * children, with a child that gives the relief, 64 years completed on 1 January.
 */
const residents: readonly [string, Omit<TaxClassInput, 'taxYear'>, string, string, string][] = [
  ['single', { ...luxembourgResident, civilStatus: 'single' }, '1', '1a', '1a'],
  ['partner', { ...luxembourgResident, civilStatus: 'partner' }, '1', '1a', '1a'],
  // Only the end of a marriage gives class 2 for three years.
  [
    'partner within three years',
    { ...luxembourgResident, civilStatus: 'partner', civilStatusSince: 2024 },
    '1',
    '1a',
    '1a',
  ],
  ['married, taxed together', { ...luxembourgResident, civilStatus: 'married' }, '2', '2', '2'],
  [
    'married, the other spouse is not resident',
    { ...luxembourgResident, civilStatus: 'married', spouseInLuxembourg: false },
    '1',
    '1a',
    '1a',
  ],
  [
    'widowed within three years',
    { ...luxembourgResident, civilStatus: 'widowed', civilStatusSince: 2023 },
    '2',
    '2',
    '2',
  ],
  [
    'widowed before',
    { ...luxembourgResident, civilStatus: 'widowed', civilStatusSince: 2022 },
    '1a',
    '1a',
    '1a',
  ],
  [
    'divorced within three years',
    { ...luxembourgResident, civilStatus: 'divorced', civilStatusSince: 2025 },
    '2',
    '2',
    '2',
  ],
  [
    'divorced within three years, class 2 used before',
    {
      ...luxembourgResident,
      civilStatus: 'divorced',
      civilStatusSince: 2025,
      hadClassTwoBefore: true,
    },
    '1',
    '1a',
    '1a',
  ],
  [
    'divorced before',
    { ...luxembourgResident, civilStatus: 'divorced', civilStatusSince: 2022 },
    '1',
    '1a',
    '1a',
  ],
  [
    'separated within three years',
    { ...luxembourgResident, civilStatus: 'separated', civilStatusSince: 2024 },
    '2',
    '2',
    '2',
  ],
  [
    'separated before',
    { ...luxembourgResident, civilStatus: 'separated', civilStatusSince: 2010 },
    '1',
    '1a',
    '1a',
  ],
];

describe.each(residents)('resident, %s', (_, input, alone, withChildren, older) => {
  test('without children', () => expect(classOf(input)).toBe(alone));
  test('with a child', () => expect(classOf({ ...input, ...oneChild })).toBe(withChildren));
  test('64 years completed', () => expect(classOf({ ...input, ...aged })).toBe(older));
});

/** https://impotsdirects.public.lu/fr/az/c/class_nonresid.html: class 1 unless the line says otherwise. */
const nonResidents: readonly [string, Omit<TaxClassInput, 'taxYear' | 'residence'>, string][] = [
  ['single', { civilStatus: 'single' }, '1'],
  ['single with a child', { civilStatus: 'single', ...oneChild }, '1a'],
  ['single, 64 years completed', { civilStatus: 'single', ...aged }, '1a'],
  ['married, no request', { civilStatus: 'married' }, '1'],
  ['partner', { civilStatus: 'partner' }, '1'],
  ['widowed within three years', { civilStatus: 'widowed', civilStatusSince: 2024 }, '2'],
  ['widowed before', { civilStatus: 'widowed', civilStatusSince: 2020 }, '1a'],
  ['divorced within three years', { civilStatus: 'divorced', civilStatusSince: 2023 }, '2'],
  ['separated before', { civilStatus: 'separated', civilStatusSince: 2022 }, '1'],
];

describe.each(['france', 'belgium', 'germany', 'elsewhere'] as const)(
  'resident of %s',
  (residence) => {
    test.each(nonResidents)('%s', (_, input, expected) => {
      expect(classOf({ ...input, residence })).toBe(expected);
    });
  },
);

describe('at the edges of years', () => {
  test('the marriage lasts to the end of the year in which it ends, the marriage of a year from its start', () => {
    expect(classOf({ ...luxembourgResident, civilStatus: 'widowed', civilStatusSince: 2026 })).toBe(
      '2',
    );
    expect(classOf({ ...luxembourgResident, civilStatus: 'married', civilStatusSince: 2026 })).toBe(
      '2',
    );
    expect(classOf({ residence: 'france', civilStatus: 'divorced', civilStatusSince: 2026 })).toBe(
      '1',
    );
  });

  test('64 years are completed by who was born in 1961; 63 by who was born in 1962', () => {
    const single = { residence: 'luxembourg', civilStatus: 'single' } as const;
    expect(classOf({ ...single, birthYear: 1961 })).toBe('1a');
    expect(classOf({ ...single, birthYear: 1962 })).toBe('1');
  });

  // L.I.R. art. 157bis (2): married non-residents are in class 1; art. 119 no 2 is not theirs.
  test('married non-residents are in class 1, also with a child or from 64', () => {
    const married = {
      residence: 'france',
      civilStatus: 'married',
      civilStatusSince: 2020,
    } as const;
    expect(classOf({ ...married, children: 1 })).toBe('1');
    expect(classOf({ ...married, birthYear: 1950 })).toBe('1');
    expect(classOf({ ...married, spouseInLuxembourg: true, children: 1 })).toBe('1');
  });

  test('of a couple of which one lives elsewhere with a child, the resident alone is in class 1a', () => {
    const asked = { civilStatus: 'married', children: 1, taxYear: 2026 } as const;
    const resident = { ...asked, residence: 'luxembourg', spouseInLuxembourg: false } as const;
    const other = { ...asked, residence: 'france', spouseInLuxembourg: true } as const;
    const classesOf = (input: TaxClassInput) => {
      const { taxClass, spouseTaxClass } = calculate(input, day('2026-11-22'));
      return [taxClass, spouseTaxClass];
    };
    expect(classesOf(resident)).toEqual([2, 1]);
    expect(classesOf(other)).toEqual([1, 2]);
  });
});

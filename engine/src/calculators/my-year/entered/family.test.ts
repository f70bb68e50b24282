import { describe, expect, test } from 'vitest';
import type { MyYearInput } from '../input.ts';
import { from, refused, year } from '../years.test-support.ts';

test('a marriage of non-residents stays in class 1 unless it asks', () => {
  const { months, hints } = year({
    residence: 'elsewhere',
    person: from('2026-01-01', 5000),
    changesOfClass: [{ month: '2026-06', event: 'marriage' }],
  });
  expect(months[11]?.person.taxClass).toBe(1);
  expect(hints).toContain('marriageOfNonResidents');
});

// L.I.R. art. 157bis, par. 2: married non-residents are in class 1 whatever their children.
test('a birth after a marriage of non-residents changes nothing', () => {
  const elsewhere = { residence: 'elsewhere', person: from('2026-01-01', 4500) } as const;
  const marriage = { month: '2026-03', event: 'marriage' } as const;
  const birth = { month: '2026-06', event: 'birth' } as const;
  const family = year({ ...elsewhere, changesOfClass: [marriage, birth] });
  expect(family.months[11]?.person.taxClass).toBe(1);
  expect(family.settlement.tax).toBe(year(elsewhere).settlement.tax);
  expect(year({ ...elsewhere, changesOfClass: [birth] }).months[11]?.person.taxClass).toBe(2);
});

test('there is a partner only if both are taxed together', () => {
  const partner = from('2026-01-01', 4000);
  expect(refused({ person: from('2026-01-01', 5000), partner })).toEqual([
    { field: 'partner', code: 'taxedTogetherOnly' },
  ]);
});

describe('a birth', () => {
  test('gives class 1a from its month, and to the whole year', () => {
    const { settlement } = year({
      person: from('2026-01-01', 4500),
      changesOfClass: [{ month: '2026-03', event: 'birth' }],
    });
    // 2 x 555.60 + 10 x 344.40 = 4 555.20. 54 000 - 6 237 - 1 020 = 46 743, down to 46 700, in class 1a x 0.325 - 11 327.40
    // = 3 850; x 1.07 = 4 119.50.
    expect(settlement).toMatchObject({ withheld: 4555.2, tax: 4119, refund: 436.2 });
  });

  test('before a wedding leaves the partner in class 1', () => {
    const { months } = year({
      person: from('2026-01-01', 4500),
      partner: from('2026-01-01', 4000),
      changesOfClass: [
        { month: '2026-02', event: 'birth' },
        { month: '2026-08', event: 'marriage' },
      ],
    });
    expect(months.map(({ person, partner }) => [person.taxClass, partner?.taxClass])).toEqual([
      [1, 1],
      ...Array.from({ length: 6 }, () => [2, 1]),
      ...Array.from({ length: 5 }, () => [3, 3]),
    ]);
  });
});

describe('refuses', () => {
  const job = { from: '2026-01-01', grossSalary: 4000 };
  test.each<[string, Partial<MyYearInput>, object]>([
    [
      'a second marriage',
      {
        person: { spans: [job] },
        changesOfClass: [
          { month: '2026-02', event: 'marriage' },
          { month: '2026-08', event: 'marriage' },
        ],
      },
      { field: 'changesOfClass.1.event', code: 'onlyOnce' },
    ],
    [
      'a marriage of the married',
      {
        taxClass: 3,
        person: { spans: [job] },
        changesOfClass: [{ month: '2026-02', event: 'marriage' }],
      },
      { field: 'changesOfClass.0.event', code: 'contradictsClass' },
    ],
    [
      'a separation of the unmarried',
      { person: { spans: [job] }, changesOfClass: [{ month: '2026-02', event: 'separation' }] },
      { field: 'changesOfClass.0.event', code: 'contradictsClass' },
    ],
    [
      'a death after a separation: the marriage ends once',
      {
        taxClass: 3,
        person: { spans: [job] },
        changesOfClass: [
          { month: '2026-02', event: 'separation' },
          { month: '2026-08', event: 'death' },
        ],
      },
      { field: 'changesOfClass.1.event', code: 'contradictsClass' },
    ],
    [
      'a partnership of who marries',
      {
        person: { spans: [job] },
        changesOfClass: [
          { month: '2026-08', event: 'marriage' },
          { month: '2026-02', event: 'partnership' },
        ],
      },
      { field: 'changesOfClass.1.event', code: 'contradictsClass' },
    ],
    [
      'months of residence of somebody who lives elsewhere',
      { residence: 'elsewhere', residentFrom: '2026-02', person: { spans: [job] } },
      { field: 'residentFrom', code: 'residentsOnly' },
    ],
    [
      'a residence that ends before it begins',
      { residentFrom: '2026-05', residentUntil: '2026-04', person: { spans: [job] } },
      { field: 'residentUntil', code: 'mustBeLater', limit: '2026-05' },
    ],
  ])('%s', (_, input, refusal) => {
    expect(refused(input)).toEqual([refusal]);
  });
});

import { describe, expect, test } from 'vitest';
import { checksOf } from '../../../shared/test-support/check-form.test-support.ts';
import { netSalaryForm } from '../form.ts';

const check = checksOf(netSalaryForm, { grossSalary: '5000' });
const fieldsOfRules = [
  'workingOnAllowance',
  'overtimeTaxedAbroad',
  'singleParentCredit',
  'impatriateSince',
  'impatriateRegime',
  'impatriationPremium',
  'profitSharingPremium',
  'youngEmployeePremium',
  'rentPremium',
];

describe('special rules', () => {
  test('that nobody confirms are not in the request', () => {
    const { request } = check({});
    for (const name of fieldsOfRules) expect(request).not.toHaveProperty(name);
  });

  test.each([
    [{ worksOn: true }, { workingOnAllowance: true }],
    [{ overtimeAbroad: true, overtimeHours: '10' }, { overtimeTaxedAbroad: true }],
    [
      { singleParent: true, taxClass: 2, childSupport: '3 000' },
      { singleParentCredit: { childSupport: 3000 } },
    ],
    [
      { isImpatriate: true, arrivalYear: 2025, payMonth: '2026-06', impatriationPremium: '5' },
      { impatriateSince: 2025 },
    ],
    // L.I.R. art. 115, no 13b, last paragraph: who came by 2024 keeps the former regime unless the other was asked for.
    [
      { isImpatriate: true, arrivalYear: 2024, payMonth: '2026-06', impatriationPremium: '27000' },
      { impatriateSince: 2024, impatriateRegime: 'former', impatriationPremium: 27_000 },
    ],
    [
      {
        isImpatriate: true,
        arrivalYear: 2024,
        payMonth: '2026-06',
        impatriateRegime: 'present',
        impatriationPremium: '27000',
      },
      { impatriateSince: 2024, impatriateRegime: 'present' },
    ],
    // In 2024 there was no other regime.
    [
      { isImpatriate: true, arrivalYear: 2024, payMonth: '2024-06', impatriationPremium: '27000' },
      { impatriateSince: 2024, impatriationPremium: 27_000 },
    ],
    // L.I.R. art. 123bis, par. 1a (law of 19 December 2025, Mémorial A 614, art. 5) names no class.
    ...([1, 2, 3] as const).map(
      (taxClass) =>
        [
          { hasChildrenInTurn: true, childrenInTurn: '2', taxClass, payMonth: '2026-06' },
          { childrenInTurn: 2 },
        ] as const,
    ),
    [{ sharesProfit: true, profitSharingPremium: '5000' }, { profitSharingPremium: 5000 }],
    [{ isYoungEmployee: true, youngEmployeePremium: '2500' }, { youngEmployeePremium: 2500 }],
    [
      { hasRentPremium: true, rentPremium: '500', monthlyRent: '1200' },
      { rentPremium: { amount: 500, rent: 1200 } },
    ],
  ] as const)('are sent when they are confirmed: %o', (entries, expected) => {
    const { request, errors } = check(entries);
    expect(errors).toEqual(new Map());
    expect(request).toMatchObject(expected);
    const others = fieldsOfRules.filter((name) => !(name in expected));
    for (const name of others) expect(request).not.toHaveProperty(name);
  });

  test('ask for what they need, only after a yes', () => {
    const rent = { hasRentPremium: true, sharesProfit: true };
    expect([...check(rent).errors.keys()]).toEqual([
      'profitSharingPremium',
      'rentPremium',
      'monthlyRent',
    ]);
    expect(check({ rentPremium: 'much' }).errors).toEqual(new Map());
    const tooMuch = {
      ...rent,
      profitSharingPremium: '1',
      rentPremium: '1',
      monthlyRent: '1000000.01',
    };
    expect(check(tooMuch).errors).toEqual(
      new Map([['monthlyRent', { code: 'aboveMaximum', limit: 1_000_000 }]]),
    );
  });

  test('are asked where they can apply: the credit in class 1a, that for overtime with overtime, one of the self-employed', () => {
    const all = { worksOn: true, singleParent: true, overtimeAbroad: true, isImpatriate: true };
    const { request } = check(all);
    expect(request).not.toHaveProperty('singleParentCredit');
    expect(request).not.toHaveProperty('overtimeTaxedAbroad');
    const selfEmployed = check({ ...all, employmentType: 2, taxClass: 2 }).request;
    // The self-employed have the continued-work allowance, too.
    expect(selfEmployed).toHaveProperty('workingOnAllowance', true);
    const others = fieldsOfRules.filter((name) => name !== 'workingOnAllowance');
    for (const name of others) expect(selfEmployed).not.toHaveProperty(name);
  });

  test.each([
    [{ employmentType: 2, residence: 'elsewhere' }, { residence: 'elsewhere' }],
    [
      { employmentType: 2, residence: 'elsewhere', treatedAsResident: true },
      { residence: 'elsewhere', treatedAsResident: true },
    ],
    [{ taxClass: 2, singleParent: true, residence: 'elsewhere' }, { residence: 'elsewhere' }],
    // An impatriate lives in Luxembourg, whatever the treatment.
    [
      { isImpatriate: true, residence: 'elsewhere', treatedAsResident: true },
      { residence: 'elsewhere' },
    ],
    // An employee is not asked for anything else.
    [{ residence: 'elsewhere', treatedAsResident: true }, {}],
    [{ employmentType: 2, treatedAsResident: true }, {}],
  ] as const)('the residence is sent where it decides: %o', (entries, expected) => {
    const { request } = check(entries);
    const { residence, treatedAsResident } = request ?? {};
    expect({ residence, treatedAsResident }).toEqual({
      residence: undefined,
      treatedAsResident: undefined,
      ...expected,
    });
  });
});

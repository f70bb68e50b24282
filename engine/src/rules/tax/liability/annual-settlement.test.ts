import { describe, expect, test } from 'vitest';
import { firstMonthOf } from '../../../law-in-force/rule-periods.ts';
import { valueIn } from '../../../law-in-force/sourced.ts';
import * as law from '../../../law/every-law.ts';
import { cents, euros, zeroCents } from '../../../money/cents.ts';
import { filingReason, settledBalance, settlementRight } from './annual-settlement.ts';

const january = firstMonthOf(2026);
const settlement = valueIn(law.annualSettlement, january).value;
const limits = valueIn(law.filingLimits, january).value;

// RGD of 26 March 2014 (no 3), art. 3: nine months without a pause, or 75 % of all pay.
describe('the right to a settlement', () => {
  const nonResident = { isResidentAllYear: false, wholeMonths: [], payElsewhere: zeroCents };
  const months = (letters: string) => Array.from(letters, (letter) => letter === 'w');

  test('comes with residence in all months', () => {
    const pay = { payInLuxembourg: euros('1'), payElsewhere: euros('99') };
    expect(settlementRight({ ...nonResident, ...pay, isResidentAllYear: true }, settlement)).toBe(
      'residentAllYear',
    );
  });

  test.each([
    ['wwwwwwwww---', 'nineMonths'],
    ['---wwwwwwwww', 'nineMonths'],
    // Eleven months, eight of them in a row.
    ['wwwwwwww-www', 'onRequest'],
    ['wwwwwwww----', 'onRequest'],
  ])('months worked %s: %s', (year, right) => {
    const pay = { payInLuxembourg: euros('74'), payElsewhere: euros('26') };
    const wholeMonths = [months('------------'), months(year)];
    expect(settlementRight({ ...nonResident, ...pay, wholeMonths }, settlement)).toBe(right);
  });

  test.each([
    // 30 000 of 40 000 is 75 %.
    ['30000', '10000', 'payShare'],
    ['29999.99', '10000', 'onRequest'],
    ['0', '0', 'payShare'],
  ])('%s paid here and %s elsewhere: %s', (here, elsewhere, right) => {
    const pay = { payInLuxembourg: euros(here), payElsewhere: euros(elsewhere) };
    expect(settlementRight({ ...nonResident, ...pay }, settlement)).toBe(right);
  });
});

// RGD of 28 December 1990 (no 22), art. 3: above 100 000; with several salaries above 36 000, in class 1a above 30 000.
describe('a return is obligatory', () => {
  const resident = {
    livesInLuxembourg: true,
    isTreatedAsResident: false,
    right: 'residentAllYear',
    hasAdditionalCard: false,
    taxClass: '1',
  } as const;
  const several = { ...resident, hasAdditionalCard: true };
  const elsewhere = { ...several, livesInLuxembourg: false };

  test.each([
    ['one salary, at the limit', resident, '100000', null],
    ['one salary, above it', resident, '100000.01', 'highIncome'],
    ['several in class 1, at the limit', several, '36000', null],
    ['several in class 1, above it', several, '36000.01', 'severalSalaries'],
    ['several in class 1a, at the limit', { ...several, taxClass: '1a' }, '30000', null],
    [
      'several in class 1a, above it',
      { ...several, taxClass: '1a' },
      '30000.01',
      'severalSalaries',
    ],
    [
      'several in class 2, above both limits',
      { ...several, taxClass: '2' },
      '100001',
      'highIncome',
    ],
    // Of residents elsewhere only nine months of work lead to a return, and several salaries do not.
    ['elsewhere, nine months', { ...elsewhere, right: 'nineMonths' }, '100001', 'highIncome'],
    ['elsewhere, nine months, several', { ...elsewhere, right: 'nineMonths' }, '99999', null],
    // L.I.R. art. 157ter: who asks to be treated as a resident is assessed.
    [
      'elsewhere, treated as a resident',
      { ...elsewhere, isTreatedAsResident: true },
      '20000',
      'residentTreatment',
    ],
    ['elsewhere, by the part of pay', { ...elsewhere, right: 'payShare' }, '100001', null],
  ] as const)('%s: %s', (_, facts, income, reason) => {
    expect(filingReason(euros(income), facts, limits)).toBe(reason);
  });
});

// RGD of 26 March 2014 (no 3), art. 16, par. 4 and art. 17, par. 4: ten euros.
describe('the balance of a year', () => {
  const onRequest = { isAssessed: false, isClaimed: false };
  const assessed = { isAssessed: true, isClaimed: false };
  const claimed = { isAssessed: false, isClaimed: true };

  test.each([
    ['on request, a small surplus', onRequest, 999, 'small', 0, 0],
    ['on request, a surplus', onRequest, 1000, 'refund', 1000, 0],
    ['on request, a shortfall', onRequest, -5000, 'missing', 0, 5000],
    ['assessed, one cent of surplus', assessed, 1, 'refund', 1, 0],
    ['assessed, one cent short', assessed, -1, 'toPay', 0, 1],
    ['assessed, even', assessed, 0, 'even', 0, 0],
    ['claimed, ten euros', claimed, -1000, 'missing', 0, 1000],
    ['claimed, one cent more', claimed, -1001, 'toPay', 0, 1001],
  ])('%s', (_, facts, balance, outcome, refund, toPay) => {
    const isRecovered = outcome === 'toPay';
    expect(settledBalance(cents(balance), facts, settlement)).toEqual({
      outcome,
      refund,
      toPay,
      isRecovered,
    });
  });
});

import { describe, expect, test } from 'vitest';
import { month } from '../../../dated/month.ts';
import { incomeTaxLaw } from '../../../law-in-force/tax/income-tax-law.ts';
import { euros } from '../../../money/cents.ts';
import { plus } from '../../../quantity/arithmetic.ts';
import { explain } from '../../../quantity/explain.ts';
import { money, step } from '../../../quantity/names.ts';
import { taxSaving } from './tax-saving.ts';

const law = incomeTaxLaw(month('2025-01'), '1');

function savingOf(counts: string, remaining: string) {
  const household = {
    taxableIncome: euros('60000'),
    amountsThatCount: step('amountsThatCount', plus(money('pension1', euros(counts)))),
    lumpSum: money('householdLumpSum', euros('480')),
  };
  return taxSaving(household, step('totalRoom', plus(money('homeSavings', euros(remaining)))), law);
}

describe('the tax saved by using some room', () => {
  test.each([
    ['100 + 300 stay below the lump sum of 480', '100', '300', 0],
    ['480 + 300 - 480', '480', '300', 30_000],
    ['100 + 1 000 - 480', '100', '1000', 62_000],
    ['500 + 300 - 500', '500', '300', 30_000],
  ])('rests on what exceeds the lump sum: %s', (_, counts, remaining, further) => {
    expect(savingOf(counts, remaining).further.amount).toBe(further);
  });

  test('is the difference of two taxes, each explained after what lowers it', () => {
    const { further, saved, taxNow, taxWithLimitsUsed } = savingOf('100', '1000');
    expect(saved.amount).toBe(taxNow.amount - taxWithLimitsUsed.amount);
    const ids = explain({ taxSaving: saved }).map(({ id }) => id);
    expect(ids.filter((id) => id === 'taxBeforeCredits')).toHaveLength(2);
    expect(ids.indexOf('furtherDeduction')).toBeGreaterThan(ids.indexOf('taxBeforeCredits'));
    expect(ids.indexOf('furtherDeduction')).toBeLessThan(ids.lastIndexOf('taxableIncome'));
    expect(explain({ taxSaving: further }).at(-1)?.amount).toBe(620);
  });
});

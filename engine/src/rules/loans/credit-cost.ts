import { binary as asBinary } from '../../money/binary.ts';
import type { Cents } from '../../money/cents.ts';
import { minus } from '../../quantity/arithmetic.ts';
import { annuity, inBinary } from '../../quantity/binary-quantity.ts';
import { money, step } from '../../quantity/names.ts';
import type { Money } from '../../quantity/quantity.ts';
import { toTwoDecimals } from '../../quantity/rounding.ts';
import { mortgageDuties, type MortgageDeedLaw } from '../home/deed-costs.ts';
import { effectiveAnnualRate } from './effective-rate.ts';
import type { Loan } from './loan-cost.ts';

/**
 * The effective annual rate of a loan (TAEG), to two decimals: the bank's fees and the duties on the mortgage count, the
 * notary does not. It rests on the payments in cents. `null` where nothing of the loan is left. Code de la consommation,
 * art. L. 226-1.
 *
 * @param mortgage the law of a mortgage; `null` for a loan without one
 */
export function annualPercentageRate(
  { amount, months }: Loan,
  payment: Money,
  fees: Cents,
  mortgage: MortgageDeedLaw | null,
) {
  const duties = mortgage === null ? [] : Object.values(mortgageDuties(amount, mortgage));
  const received = step('amountReceived', minus(amount, money('loanFees', fees), ...duties));
  const receivedInEuros = inBinary(received);
  const rate = effectiveAnnualRate(
    receivedInEuros.amount,
    Array.from({ length: months.amount }, (_, index) => ({
      month: index + 1,
      euros: inBinary(payment).amount,
    })),
  );
  if (rate === null) return null;
  const operands = [receivedInEuros, inBinary(payment), months];
  return step(
    'annualPercentageRate',
    annuity('annuityRate', operands, asBinary(rate), 'percent'),
    toTwoDecimals,
  );
}

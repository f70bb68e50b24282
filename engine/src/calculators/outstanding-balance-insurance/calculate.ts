import type { Day } from '../../dated/day.ts';
import { premiumKinds } from '../../input/deduction-fields.ts';
import { taxYearOf } from '../../input/period.ts';
import { taxClassOfHousehold, taxClassOfValue } from '../../input/tax-class-values.ts';
import { firstMonthOf } from '../../law-in-force/rule-periods.ts';
import { deductionLaw, highestTaxRate } from '../../law-in-force/tax/deduction-law.ts';
import { incomeTaxLaw } from '../../law-in-force/tax/income-tax-law.ts';
import type { SupportedYear } from '../../law/supported-years.ts';
import { fromEuros, toEuros } from '../../money/cents.ts';
import { asNumber } from '../../money/rate.ts';
import { explain } from '../../quantity/explain.ts';
import { money, sourcedShare } from '../../quantity/names.ts';
import type { Money } from '../../quantity/quantity.ts';
import { limitInEuros } from '../../result/deduction-limit.ts';
import { withSteps } from '../../result/with-steps.ts';
import {
  householdLumpSum,
  insuranceCeiling,
  type Household,
} from '../../rules/tax/deductions/deduction-ceilings.ts';
import { limitOf } from '../../rules/tax/deductions/deduction-limit.ts';
import {
  deductiblePremium,
  mostTaxSaved,
  premiumAfterTax,
} from '../../rules/tax/deductions/premium-after-tax.ts';
import { singlePremiumCeiling } from '../../rules/tax/deductions/single-premium.ts';
import {
  outstandingBalanceInsuranceDefaults,
  type OutstandingBalanceInsuranceInput,
} from './input.ts';
import { singlePremiumParts } from './limit-parts.ts';
import type { OutstandingBalanceInsuranceResult } from './result.ts';

const line = 'outstandingBalanceInsurance';

/** The deductible part of outstanding balance insurance: by age for a single premium, else by household. */
export function calculate(
  input: OutstandingBalanceInsuranceInput,
  today: Day,
): OutstandingBalanceInsuranceResult {
  const defaults = outstandingBalanceInsuranceDefaults;
  const { taxYear, periodHints } = taxYearOf(input, today);
  const law = deductionLaw(taxYear);
  const household: Household = {
    age: input.age1,
    partnerAge: input.age2 ?? null,
    children: input.childrenInHousehold ?? defaults.childrenInHousehold,
  };
  const type = input.outstandingBalanceInsuranceType ?? defaults.outstandingBalanceInsuranceType;
  const single =
    type === premiumKinds.periodic
      ? undefined
      : singlePremiumCeiling(
          household,
          law.singlePremium,
          fromEuros(input.earlierSinglePremiums ?? 0),
        );
  const ceiling = single?.ceiling ?? insuranceCeiling(household, law.insurancePerPerson);
  const payment = money(line, fromEuros(input.outstandingBalanceInsurance ?? 0));
  const limit = limitOf([payment], ceiling);
  const deductible = deductiblePremium(limit);
  const taxed = costAfterTax(input, taxYear, limit.paid, deductible);
  const atMost =
    taxed && payment.amount > 0
      ? undefined
      : mostTaxSaved(
          // Before a premium is entered, it is said of the whole limit.
          payment.amount > 0 ? deductible : ceiling,
          sourcedShare('highestTaxRate', highestTaxRate(taxYear)),
        );
  const result = {
    ...limitInEuros(limit),
    taxYear,
    hints: periodHints,
    ...(single && {
      ageFactors: single.ageFactors.map(({ yearsCounted, factor }) => ({
        yearsCounted: asNumber(yearsCounted.amount),
        factor: asNumber(factor.amount),
      })),
      limitParts: singlePremiumParts(household, input.earlierSinglePremiums ?? 0, taxYear),
    }),
    ...(taxed && {
      taxSaved: toEuros(taxed.taxSaved.amount),
      costAfterTax: toEuros(taxed.costAfterTax.amount),
    }),
    ...(atMost && { mostTaxSaved: toEuros(atMost.amount) }),
  };
  return withSteps(input, result, () =>
    explain({
      [line]: limit.remaining,
      mostTaxSaved: atMost,
      ...(taxed && {
        taxSaving: [taxed.further, taxed.taxSaved],
        costAfterTax: taxed.costAfterTax,
      }),
    }),
  );
}

/**
 * What the premium costs after the tax that it saves, if the input has a taxable income and a tax class. Two persons have
 * the lump sum for special expenses twice, as two employees do.
 */
function costAfterTax(
  input: OutstandingBalanceInsuranceInput,
  taxYear: SupportedYear,
  paid: Money,
  deductible: Money,
) {
  const { taxableIncome, otherSpecialExpenses, age2 } = input;
  const taxClass = taxClassOfHousehold(input);
  if (typeof taxableIncome !== 'number' || taxClass === null) return undefined;
  const { specialExpensesLumpSum } = deductionLaw(taxYear);
  return premiumAfterTax(
    paid,
    deductible,
    {
      taxableIncome: fromEuros(taxableIncome),
      otherSpecialExpenses: fromEuros(otherSpecialExpenses ?? 0),
      lumpSum: householdLumpSum(typeof age2 === 'number', specialExpensesLumpSum),
    },
    incomeTaxLaw(firstMonthOf(taxYear), taxClassOfValue[taxClass]),
  );
}

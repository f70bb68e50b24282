import type { Sourced } from '../../dated/source.ts';
import * as law from '../../law/every-law.ts';
import type { SupportedYear } from '../../law/supported-years.ts';
import { toEuros } from '../../money/cents.ts';
import { addRates, inPercent, multiplyRates, whole, type Rate } from '../../money/rate.ts';
import { firstMonthOf } from '../rule-periods.ts';
import { valueIn } from '../sourced.ts';

/** The ceilings and conditions of a tax year, with their sources. */
export function deductionLaw(taxYear: SupportedYear) {
  const from = firstMonthOf(taxYear);
  return {
    oldAgeProvision: valueIn(law.oldAgeProvisionMaximum, from),
    oldAgeProvisionContract: valueIn(law.oldAgeProvisionContract, from),
    savingContractMinimumYears: valueIn(law.savingContractMinimumYears, from),
    insurancePerPerson: valueIn(law.insuranceMaximumPerPerson, from),
    homeSavings: valueIn(law.homeSavingsMaximum, from),
    singlePremium: valueIn(law.singlePremiumLimit, from),
    specialExpensesLumpSum: valueIn(law.specialExpensesLumpSum, from),
  } as const;
}

/** The tax on the last euro of the highest incomes, with the surcharge for the employment fund: no deduction saves more. */
export function highestTaxRate(taxYear: SupportedYear): Sourced<Rate> {
  const from = firstMonthOf(taxYear);
  const tariff = valueIn(law.tariff, from);
  const fund = valueIn(law.employmentFund, from);
  const rate = tariff.value.at(-1)?.rate ?? whole(0);
  return {
    value: multiplyRates(rate, addRates(whole(1), fund.value.higherRate)),
    sources: [...tariff.sources, ...fund.sources],
  };
}

/** The ceilings and conditions that the texts of a page quote. Money is in euros, rates are in percent. */
export function deductionFigures(taxYear: SupportedYear) {
  const lawOfYear = deductionLaw(taxYear);
  const homeSavings = lawOfYear.homeSavings.value;
  const singlePremium = lawOfYear.singlePremium.value;
  return {
    taxYear,
    oldAgeProvisionMaximum: toEuros(lawOfYear.oldAgeProvision.value),
    oldAgeProvisionContract: lawOfYear.oldAgeProvisionContract.value,
    savingContractMinimumYears: lawOfYear.savingContractMinimumYears.value,
    insuranceMaximumPerPerson: toEuros(lawOfYear.insurancePerPerson.value),
    homeSavingsMaximumYoung: toEuros(homeSavings.young),
    homeSavingsMaximumOther: toEuros(homeSavings.other),
    homeSavingsYoungUpToAge: homeSavings.youngUpToAge,
    loanInsuranceBase: toEuros(singlePremium.base),
    loanInsurancePerChild: toEuros(singlePremium.perChild),
    loanInsuranceGrowthFromAge: singlePremium.growsAboveAge,
    loanInsuranceGrowthPercent: inPercent(singlePremium.growthPerYear),
    loanInsuranceEarlierYears: singlePremium.earlierYears,
    loanInsuranceGrowthMaximumPercent: inPercent(singlePremium.growthMaximum),
    specialExpensesLumpSum: toEuros(lawOfYear.specialExpensesLumpSum.value),
  };
}

import { month, type Month } from '../dated/month.ts';
import { law } from '../law/law.ts';
import type { SupportedYear } from '../law/supported-years.ts';
import { toEuros } from '../money/cents.ts';
import { inPercent } from '../money/rate.ts';
import { valueIn } from './sourced.ts';

/** The month by which the law of a tax year is looked up: ceilings of a year hold from its January. */
export function firstMonthOf(taxYear: SupportedYear): Month {
  return month(`${taxYear}-01`);
}

/** The ceilings of a tax year, ready to be handed to the rules. */
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

/** The ceilings and conditions that a page's texts quote; money in euros, rates in percent, terms in years. */
export function deductionFigures(taxYear: SupportedYear) {
  const {
    oldAgeProvision,
    oldAgeProvisionContract,
    savingContractMinimumYears,
    insurancePerPerson,
    homeSavings,
    singlePremium,
    specialExpensesLumpSum,
  } = deductionLaw(taxYear);
  const { base, perChild, growsAboveAge, growthPerYear, growthMaximum } = singlePremium.value;
  return {
    taxYear,
    oldAgeProvisionMaximum: toEuros(oldAgeProvision.value),
    oldAgeProvisionContract: oldAgeProvisionContract.value,
    savingContractMinimumYears: savingContractMinimumYears.value,
    insuranceMaximumPerPerson: toEuros(insurancePerPerson.value),
    homeSavingsMaximumYoung: toEuros(homeSavings.value.young),
    homeSavingsMaximumOther: toEuros(homeSavings.value.other),
    homeSavingsYoungUpToAge: homeSavings.value.youngUpToAge,
    loanInsuranceBase: toEuros(base),
    loanInsurancePerChild: toEuros(perChild),
    loanInsuranceGrowthFromAge: growsAboveAge,
    loanInsuranceGrowthPercent: inPercent(growthPerYear),
    loanInsuranceGrowthMaximumPercent: inPercent(growthMaximum),
    specialExpensesLumpSum: toEuros(specialExpensesLumpSum.value),
  };
}

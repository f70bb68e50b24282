import { deductionFigures, type SupportedYear } from '@suen/engine/inputs';
import { formatEurosBriefly, formatPercent } from '../amount/format-amount.ts';

/** The ceilings and conditions of a tax year by the names that texts give them, as they are written. */
export function quotedDeductionFigures(taxYear: SupportedYear) {
  const figures = deductionFigures(taxYear);
  return {
    year: taxYear,
    pensionYears: figures.oldAgeProvisionContract.minimumYears,
    pensionBefore: figures.oldAgeProvisionContract.takenOutBeforeAge,
    pensionFrom: figures.oldAgeProvisionContract.paysOutFromAge,
    pensionUpTo: figures.oldAgeProvisionContract.paysOutUpToAge,
    savingYears: figures.savingContractMinimumYears,
    pension: formatEurosBriefly(figures.oldAgeProvisionMaximum),
    insurance: formatEurosBriefly(figures.insuranceMaximumPerPerson),
    homeSavingsYoung: formatEurosBriefly(figures.homeSavingsMaximumYoung),
    homeSavingsOther: formatEurosBriefly(figures.homeSavingsMaximumOther),
    youngUpTo: figures.homeSavingsYoungUpToAge,
    loanInsurance: formatEurosBriefly(figures.loanInsuranceBase),
    loanInsurancePerChild: formatEurosBriefly(figures.loanInsurancePerChild),
    growthFrom: figures.loanInsuranceGrowthFromAge,
    growth: formatPercent(figures.loanInsuranceGrowthPercent),
    growthMaximum: formatPercent(figures.loanInsuranceGrowthMaximumPercent),
    lumpSum: formatEurosBriefly(figures.specialExpensesLumpSum),
  };
}

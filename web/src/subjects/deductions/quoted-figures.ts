import { deductionFigures, type SupportedYear } from '@suen/engine/small-door';
import type { Format } from '../../shared/amount/format.ts';

/** The limits and conditions of a tax year, formatted, by the value names of the texts. */
export function quotedDeductionFigures(taxYear: SupportedYear, format: Format) {
  const figures = deductionFigures(taxYear);
  return {
    year: taxYear,
    pensionYears: figures.oldAgeProvisionContract.minimumYears,
    pensionBefore: figures.oldAgeProvisionContract.takenOutBeforeAge,
    pensionFrom: figures.oldAgeProvisionContract.paysOutFromAge,
    pensionUpTo: figures.oldAgeProvisionContract.paysOutUpToAge,
    savingYears: figures.savingContractMinimumYears,
    pension: format.eurosBriefly(figures.oldAgeProvisionMaximum),
    insurance: format.eurosBriefly(figures.insuranceMaximumPerPerson),
    homeSavingsYoung: format.eurosBriefly(figures.homeSavingsMaximumYoung),
    homeSavingsOther: format.eurosBriefly(figures.homeSavingsMaximumOther),
    youngUpTo: figures.homeSavingsYoungUpToAge,
    loanInsurance: format.eurosBriefly(figures.loanInsuranceBase),
    loanInsurancePerChild: format.eurosBriefly(figures.loanInsurancePerChild),
    growthFrom: figures.loanInsuranceGrowthFromAge,
    growth: format.percent(figures.loanInsuranceGrowthPercent),
    growthMaximum: format.percent(figures.loanInsuranceGrowthMaximumPercent),
    earlierYears: figures.loanInsuranceEarlierYears,
    lumpSum: format.eurosBriefly(figures.specialExpensesLumpSum),
  };
}

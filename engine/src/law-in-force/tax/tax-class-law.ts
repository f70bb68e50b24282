import type { Month } from '../../dated/month.ts';
import type { Sourced } from '../../dated/source.ts';
import * as law from '../../law/every-law.ts';
import type { SupportedYear } from '../../law/supported-years.ts';
import { toEuros } from '../../money/cents.ts';
import { inPercent } from '../../money/rate.ts';
import { firstMonthOf } from '../rule-periods.ts';
import { valueIn } from '../sourced.ts';

/** The law on tax classes in a tax year, with its sources. */
export function taxClassLaw(taxYear: SupportedYear) {
  const from = firstMonthOf(taxYear);
  return {
    residents: valueIn(law.residentTaxClasses, from),
    nonResidents: valueIn(law.nonResidentTaxClasses, from),
    age: valueIn(law.classOneAAge, from),
    classTwoAfterMarriage: valueIn(law.classTwoAfterMarriage, from),
    treatment: valueIn(law.residentTreatment, from),
    belgianHouseholdShare: valueIn(law.belgianHouseholdShare, from),
    residentSpouseShare: valueIn(law.residentSpouseShare, from),
    filingDeadline: valueIn(law.filingDeadline, from),
    daysOutside: daysOutside(from),
    teleworkAgreementStates: valueIn(law.teleworkAgreementStates, from),
    teleworkInsurance: valueIn(law.teleworkInsurance, from),
  } as const;
}

/** Days outside Luxembourg by country of residence. */
function daysOutside(from: Month): Readonly<Record<NeighbourId, Sourced<number>>> {
  return {
    france: valueIn(law.daysOutsideForFrance, from),
    belgium: valueIn(law.daysOutsideForBelgium, from),
    germany: valueIn(law.daysOutsideForGermany, from),
  };
}

/** Countries with which Luxembourg has agreed on days of work outside. */
type NeighbourId = 'france' | 'belgium' | 'germany';

/** The limits that texts quote. Money is in euros, rates are in percent. */
export function taxClassFigures(taxYear: SupportedYear) {
  const { age, classTwoAfterMarriage, treatment, ...lawOfYear } = taxClassLaw(taxYear);
  return {
    age: age.value,
    yearsAfterMarriage: classTwoAfterMarriage.value.years,
    yearsWithoutClassTwo: classTwoAfterMarriage.value.yearsWithoutIt,
    ownIncomePercent: inPercent(treatment.value.ownIncomeShare),
    daysCounted: treatment.value.daysCounted,
    foreignIncomeLimit: toEuros(treatment.value.foreignIncomeLimit),
    householdPercent: inPercent(lawOfYear.belgianHouseholdShare.value),
    residentSpousePercent: inPercent(lawOfYear.residentSpouseShare.value),
    daysOutside: {
      france: lawOfYear.daysOutside.france.value,
      belgium: lawOfYear.daysOutside.belgium.value,
      germany: lawOfYear.daysOutside.germany.value,
    },
    ordinaryInsurancePercent: inPercent(lawOfYear.teleworkInsurance.value.ordinaryBelow),
    insuranceOnRequestPercent: inPercent(lawOfYear.teleworkInsurance.value.onRequestBelow),
  };
}

/** What texts quote of the annual settlement. Money is in euros, rates are in percent. */
export function settlementFigures(taxYear: SupportedYear) {
  const month = firstMonthOf(taxYear);
  const { smallestAmount, monthsOfWork, payShare } = valueIn(law.annualSettlement, month).value;
  return {
    smallestRefund: toEuros(smallestAmount),
    monthsOfWork,
    payPercent: inPercent(payShare),
    yearsAfterMarriage: valueIn(law.classTwoAfterMarriage, month).value.years,
    deadline: lastDayToFile(taxYear),
  };
}

/** The last day of an input for a tax year, YYYY-MM-DD. */
export function lastDayToFile(taxYear: SupportedYear): string {
  const { yearsAfter, month, day } = taxClassLaw(taxYear).filingDeadline.value;
  return `${taxYear + yearsAfter}-${month}-${day}`;
}

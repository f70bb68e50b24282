import { monthsInYear, type Month } from '../dated/month.ts';
import { periodHints } from '../input/period.ts';
import { minimumWageForHours } from '../law-in-force/pay/lowest-salaries.ts';
import { selfEmployedLaw } from '../law-in-force/pay/salary-law.ts';
import { valueIn } from '../law-in-force/sourced.ts';
import * as law from '../law/every-law.ts';
import { zeroCents, sum, timesWhole, toEuros } from '../money/cents.ts';
import { isAboveCeiling, isBelowMinimumWage, type Employee } from '../pay/employee.ts';
import type { MonthAndYear, PersonPay } from '../pay/person-pay.ts';
import type { Person, PersonFacts } from '../pay/person.ts';
import { annualCeiling } from '../rules/pay/contributions.ts';
import {
  assessmentBasis,
  incomeAfterTravel,
  type SelfEmployedLaw,
} from '../rules/pay/self-employed-year.ts';
import { mayHaveScaleCredit } from '../rules/tax/credits/scale-credit.ts';
import { rightToSingleParentCredit } from '../rules/tax/credits/single-parents.ts';
import { hintsSchema } from '../schema/json-schema.ts';

/** What each remark on a salary means. */
const salaryHints = {
  ...periodHints,
  creditsExceedTax: 'the refundable credits are higher than the tax.',
  contributionCeilingReached:
    'no pension and health insurance is due above the ceiling, which the law sets for the year.',
  minimumContributionBase:
    'a self-employed person pays contributions on the minimum wage, because the profit is lower.',
  exemptFromContributions:
    'the profit is at most one third of the year’s minimum wages, up to which the law exempts. The result assumes that exemption.',
  nearExemptionLimit:
    'the profit is above the exemption limit and leaves less net income than a profit at the limit.',
  belowMinimumWage:
    'the salary is below the minimum wage of an unskilled adult. It is lawful only for people under 18, students and apprentices.',
  monthsDifferFromYear:
    'twelve such months differ from the year, which is taxed as a whole. For the self-employed, a month is a rounded twelfth of it.',
  bothInClassOneA: 'two unmarried partners with children in common cannot both be in class 1a.',
  mutualityNotKnown:
    'the final Mutualité rates of that year are not known, so the employer’s cost omits them.',
  impatriateNotApplied:
    'the pay of an impatriate is taxed in full. The fixed pay is too low, the rule does not apply in that year, or the former regime applies and there is no premium.',
  impatriateNotResident:
    'the pay of an impatriate is taxed in full, because the person does not live in Luxembourg.',
  premiumTaxedInFull:
    'a premium is taxed in full. The pay of the year is above the limit, the rent premium is above the rent, or the rule did not apply yet.',
  scaleCreditOnRequest:
    'in class 1a or 2, the income of the year is within the limits of a tax credit of that year (CIB). It is granted on request, if the income of the year before was also within them.',
  profitAsOfResident:
    'a profit is taxed as that of a resident. Non-residents who are not treated as residents pay a minimum tax on it (art. 157bis L.I.R.).',
  expensesOfResidents:
    'special expenses do not count for non-residents who are not treated as residents.',
  pensionPaymentsOnPayslip:
    'own payments to an occupational scheme lower the tax of a month only where the employer takes them into account.',
  singleParentCreditLeftOut:
    'the tax credit of single parents (CIM), which is granted on request in class 1a, is left out.',
  sundayLeave:
    'the branch owes no supplement for Sundays. People who work on enough Sundays in the year get more days of leave.',
} as const;
export type HintId = keyof typeof salaryHints;

export const salaryHintsSchema = { title: 'SalaryHints', ...hintsSchema(salaryHints) } as const;

/** The hints on the pay of one person who is taxed alone. */
export function hintsOfPerson(person: Person, pay: PersonPay, payMonth: Month): readonly HintId[] {
  const hasScaleCredit = mayHaveScaleCredit(
    person.facts.taxClass,
    pay.year.grossSalary.amount,
    valueIn(law.scaleCredit, payMonth).value,
  );
  return [
    ...hintsOfBases(person, pay.employee, payMonth),
    ...hintsOfMonthAndYear(pay),
    ...(hasScaleCredit ? (['scaleCreditOnRequest'] as const) : []),
    ...(pay.employee && person.facts.supplementaryPension > 0
      ? (['pensionPaymentsOnPayslip'] as const)
      : []),
  ];
}

/** The hint on the credit of single parents, for who has a right to it and did not ask for it. */
export function hintsOfSingleParents({
  taxClass,
  isTaxedAsResident,
  rules,
}: PersonFacts): readonly HintId[] {
  const mayAsk = rightToSingleParentCredit(taxClass, isTaxedAsResident) === 'granted';
  return mayAsk && rules?.singleParent === undefined ? ['singleParentCreditLeftOut'] : [];
}

/** The hints on a person's contribution bases. */
export function hintsOfBases(
  person: Person,
  employee: Employee | undefined,
  payMonth: Month,
): readonly HintId[] {
  return employee
    ? hintsOfEmployee(person, employee)
    : hintsOfSelfEmployed(person, selfEmployedLaw(payMonth));
}

function hintsOfEmployee({ facts }: Person, employee: Employee): readonly HintId[] {
  const hints: HintId[] = [];
  const { payLaw, year, oneOff, notExempt } = employee;
  const careOfYear = sum(year.care.amount, oneOff?.care.amount ?? zeroCents);
  if (isAboveCeiling(employee) || careOfYear > annualCeiling(payLaw.year).amount) {
    hints.push('contributionCeilingReached');
  }
  if (notExempt.includes('impatriate')) {
    const isResident = facts.impatriate?.livesInLuxembourg;
    hints.push(isResident ? 'impatriateNotApplied' : 'impatriateNotResident');
  }
  if (notExempt.some((rule) => rule !== 'impatriate')) hints.push('premiumTaxedInFull');
  if (isBelowMinimumWage(employee, facts.weeklyHours)) hints.push('belowMinimumWage');
  return hints;
}

function hintsOfSelfEmployed(
  { facts, gross }: Person,
  lawOfYear: SelfEmployedLaw,
): readonly HintId[] {
  const hints: HintId[] = [];
  const income = incomeAfterTravel(gross.year, facts.travel, lawOfYear);
  if (income.amount > annualCeiling(lawOfYear.year).amount)
    hints.push('contributionCeilingReached');
  const isInsuredOnRequest = facts.selfEmployed?.isInsuredOnRequest === true;
  const basis = assessmentBasis(income, isInsuredOnRequest, lawOfYear);
  if (basis === 'nothing') hints.push('exemptFromContributions');
  if (basis === 'minimumBase') hints.push('minimumContributionBase');
  return hints;
}

/** The hint on refundable credits that exceed the tax. */
export function hintsOfCredits({ month, year }: MonthAndYear): readonly HintId[] {
  return month.tax.amount < 0 || year.tax.amount < 0 ? ['creditsExceedTax'] : [];
}

/** The hints on refundable credits, and on twelve months that are not the year. */
export function hintsOfMonthAndYear(periods: MonthAndYear): readonly HintId[] {
  const { month, year, oneOffSlip } = periods;
  const netOfMonths = timesWhole(month.netSalary.amount, monthsInYear);
  const differ =
    sum(netOfMonths, oneOffSlip?.netSalary.amount ?? zeroCents) !== year.netSalary.amount;
  return differ ? [...hintsOfCredits(periods), 'monthsDifferFromYear'] : hintsOfCredits(periods);
}

/** The wage that an unskilled adult is due for a person's hours, in euros a month; missing for the self-employed. */
export function minimumWageOf(
  { isEmployee, weeklyHours }: PersonFacts,
  payMonth: Month,
): number | undefined {
  return isEmployee ? toEuros(minimumWageForHours(payMonth, weeklyHours)) : undefined;
}

import type { Month } from '../../dated/month.ts';
import { incomeTaxLaw, taxClassOfValue } from '../../law-in-force/income-tax-law.ts';
import { minimumWages } from '../../law-in-force/minimum-wages.ts';
import { minimumGrossSalary } from '../../law-in-force/salary-figures.ts';
import { employeeLaw, selfEmployedLaw } from '../../law-in-force/salary-law.ts';
import { fromEuros, noCents, times, toEuros } from '../../money/cents.ts';
import { percentOf } from '../../money/rate.ts';
import type { Breakdown } from '../../rules/breakdown.ts';
import { employeeMonth } from '../../rules/employee-month.ts';
import { employeeYear } from '../../rules/employee-year.ts';
import { grossSalaries, type GrossSalaries } from '../../rules/gross-salary.ts';
import { minimumWageCredit } from '../../rules/minimum-wage-credit.ts';
import { selfEmployedMonth } from '../../rules/self-employed-month.ts';
import { selfEmployedYear } from '../../rules/self-employed-year.ts';
import { RefusedInput } from '../calculator.ts';
import { requestedPayMonth } from '../pay-month.ts';
import type { NetSalaryInput } from './input.ts';
import type { HintId, NetSalaryResult, SalaryBreakdown } from './result.ts';

/**
 * Net salary of a month under the rules of `payMonth`, and of the calendar year it lies in.
 *
 * @throws RefusedInput when the salary is below the minimum wage or the month's law is not known
 */
export function calculate(input: NetSalaryInput): NetSalaryResult {
  const payMonth = requestedPayMonth(input.payMonth);
  const salaryPeriod = input.salaryPeriod ?? 'monthly';
  refuseBelowMinimum(input.grossSalary, payMonth, salaryPeriod);

  const gross = grossSalaries(
    fromEuros(input.grossSalary),
    salaryPeriod,
    percentOf(input.increasePercent ?? 0),
  );
  const periods =
    input.employmentType === 2
      ? selfEmployed(input, gross, payMonth)
      : employee(input, gross, payMonth);

  const result = {
    monthlySalary: inEuros(periods.month),
    annualSalary: inEuros(periods.year),
    payMonth,
    hints: [...periods.hints, ...commonHints(periods)],
  };
  if (input.explain === false) return result;
  return {
    ...result,
    explanation: {
      monthlySalary: [gross.month.step, ...periods.month.steps],
      annualSalary: [gross.year.step, ...periods.year.steps],
    },
  };
}

interface Periods {
  readonly month: Breakdown;
  readonly year: Breakdown;
  readonly hints: readonly HintId[];
}

function employee(input: NetSalaryInput, gross: GrossSalaries, payMonth: Month): Periods {
  const law = employeeLaw(payMonth);
  const taxLaw = incomeTaxLaw(payMonth, taxClassOfValue[input.taxClass]);
  const deductions = {
    travel: travelOf(input),
    supplementaryPension: fromEuros(input.supplementaryPension ?? 0),
  };
  const month = employeeMonth(gross.month.amount, deductions, law, taxLaw);
  const creditOfMonth = minimumWageCredit(gross.month.amount, law.minimumWageCredit).amount;
  const year = employeeYear(gross.year.amount, deductions, creditOfMonth, law, taxLaw);
  const hints: HintId[] = [];
  if ([law.month, ...law.year].some(({ ceiling }) => month.grossSalary > ceiling.amount)) {
    hints.push('contributionCeilingReached');
  }
  if (month.grossSalary < minimumWages(payMonth).unqualified) hints.push('belowAdultMinimumWage');
  return { month, year, hints };
}

function selfEmployed(input: NetSalaryInput, gross: GrossSalaries, payMonth: Month): Periods {
  const deductions = {
    travel: travelOf(input),
    pensionScheme: fromEuros(input.supplementaryPension ?? 0),
    specialExpenses: noCents,
  };
  const law = selfEmployedLaw(payMonth);
  const taxLaw = incomeTaxLaw(payMonth, taxClassOfValue[input.taxClass]);
  const year = selfEmployedYear(gross.year.amount, deductions, law, taxLaw);
  const month = selfEmployedMonth(gross.month.amount, year);
  const income = month.grossSalary;
  const hints: HintId[] = [];
  if (law.year.some(({ ceiling }) => income > ceiling.amount)) {
    hints.push('contributionCeilingReached');
  }
  if (law.year.some(({ exemptionLimit }) => income <= exemptionLimit.amount)) {
    hints.push('exemptFromContributions');
  } else if (law.year.some(({ minimumBase }) => income < minimumBase.amount)) {
    hints.push('minimumContributionBase');
  }
  return { month, year, hints };
}

function travelOf({ distanceToWork, transportCosts }: NetSalaryInput) {
  return {
    distanceKilometres: distanceToWork ?? 0,
    onTaxCard: typeof transportCosts === 'number' ? fromEuros(transportCosts) : null,
  };
}

function refuseBelowMinimum(
  grossSalary: number,
  payMonth: Month,
  salaryPeriod: 'monthly' | 'annual',
): void {
  const minimum = minimumGrossSalary(payMonth, salaryPeriod);
  if (grossSalary < minimum) {
    throw new RefusedInput([{ field: 'grossSalary', code: 'belowMinimum', limit: minimum }]);
  }
}

/** What is said of both kinds of payer. */
function commonHints({ month, year }: Periods): HintId[] {
  const given: HintId[] = [];
  if (month.tax < 0 || year.tax < 0) given.push('creditsExceedTax');
  if (times(month.netSalary, 12) !== year.netSalary) given.push('monthsDifferFromYear');
  return given;
}

function inEuros(lines: Breakdown): SalaryBreakdown {
  return {
    grossSalary: toEuros(lines.grossSalary),
    netSalary: toEuros(lines.netSalary),
    tax: toEuros(lines.tax),
    pensionContributions: toEuros(lines.pensionContributions),
    illnessContributions: toEuros(lines.illnessContributions),
    illnessCashContributions: toEuros(lines.illnessCashContributions),
    longTermCareInsurance: toEuros(lines.longTermCareInsurance),
    accidentInsurance: toEuros(lines.accidentInsurance),
    taxBeforeCredits: toEuros(lines.taxBeforeCredits),
    taxCredits: toEuros(lines.taxCredits),
  };
}

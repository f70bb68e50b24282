import type { Month } from '../../dated/month.ts';
import type { Step } from '../../explanation/step.ts';
import { coupleLaw } from '../../law-in-force/tax/couple-law.ts';
import { incomeTaxLaw } from '../../law-in-force/tax/income-tax-law.ts';
import { toEuros } from '../../money/cents.ts';
import { coupleSlips } from '../../pay/couple-slips.ts';
import { employeeOf } from '../../pay/employee.ts';
import type { MonthAndYear } from '../../pay/person-pay.ts';
import type { Person } from '../../pay/person.ts';
import { explain } from '../../quantity/explain.ts';
import type { Money } from '../../quantity/quantity.ts';
import { hintsOfBases, hintsOfCredits, type HintId } from '../../result/hints.ts';
import { explainedBreakdown } from '../../result/payslip.ts';
import { coupleMonths } from '../../rules/couples/couple-month.ts';
import {
  settlementOf,
  type CoupleWithholding,
  type Settlement,
} from '../../rules/couples/couple-withholding.ts';
import { jointYear } from '../../rules/couples/joint-assessment.ts';
import type { LinesBeforeTax, Breakdown } from '../../rules/pay/breakdown.ts';
import { spouseOf } from './persons.ts';
import type { CoupleSettlement, ExplainedWithholding } from './result.ts';

/** A person's month and year with the own share of the couple's tax. */
interface AssessedPerson extends MonthAndYear {
  readonly hints: readonly HintId[];
}

/** Both persons' month and year in a joint assessment, with the withholding and the settlement. */
interface AssessedTogether extends Settlement {
  readonly first: AssessedPerson;
  readonly second: AssessedPerson | null;
  readonly withholding: CoupleWithholding;
  readonly jointTax: Money;
}

/** The joint assessment in class 2. */
export function assessedTogether(
  first: Person,
  second: Person | null,
  payMonth: Month,
): AssessedTogether {
  const couple = coupleLaw(payMonth);
  const taxLaw = incomeTaxLaw(payMonth, '2');
  const year = jointYear(
    spouseOf(first, payMonth),
    second && spouseOf(second, payMonth),
    couple,
    taxLaw,
  );
  const month = coupleMonths(year.first, year.second);
  const employees = {
    first: first.facts.isEmployee ? employeeOf(first, payMonth) : null,
    second: second?.facts.isEmployee ? employeeOf(second, payMonth) : null,
  };
  const withholding = coupleSlips(employees.first, employees.second, couple);
  // The months are twelfths of the year, so no hint on a difference between months and year is needed.
  const assessed = (person: Person, who: 'first' | 'second', pay: MonthAndYear) => ({
    ...pay,
    hints: [...hintsOfBases(person, employees[who] ?? undefined, payMonth), ...hintsOfCredits(pay)],
  });
  return {
    first: assessed(first, 'first', { month: month.first, year: year.first }),
    second:
      second && month.second && year.second
        ? assessed(second, 'second', { month: month.second, year: year.second })
        : null,
    withholding,
    jointTax: year.jointTax,
    ...settlementOf(withholding, year.jointTax, {
      first: creditsInAssessment(first, year.first),
      second: creditsInAssessment(second, year.second),
    }),
  };
}

/** The settlement in a result. */
export function shownSettlement(joint: AssessedTogether): CoupleSettlement {
  const { first, second, main } = joint.withholding;
  return {
    cards: {
      ...(first && { person1: main === 'first' ? 'main' : 'spouse' }),
      ...(second && { person2: main === 'second' ? 'main' : 'spouse' }),
    },
    withheld: mapByPerson(joint.withholding, ({ taxBeforeCredits: { amount } }) => toEuros(amount)),
    payslips: mapByPerson(joint.withholding, ({ netSalary: { amount } }) => toEuros(amount)),
    withheldInYear: toEuros(joint.withheldInYear.amount),
    creditsInAssessment: toEuros(joint.creditsInAssessment.amount),
    settlement: toEuros(joint.settlement.amount),
  };
}

/** The steps of the settlement. A single earner's start from the gross salary. */
export function explainedSettlement(joint: AssessedTogether): readonly Step[] {
  const { first, second, jointTax, settlement } = joint;
  const tax = [jointTax, settlement];
  if (second) return explain({ tax });
  return explain({ ...linesBeforeTax(first.year), tax });
}

/** The lines before tax in the order of an explanation. */
export function linesBeforeTax(lines: LinesBeforeTax): LinesBeforeTax {
  return {
    grossSalary: lines.grossSalary,
    illnessContributions: lines.illnessContributions,
    illnessCashContributions: lines.illnessCashContributions,
    pensionContributions: lines.pensionContributions,
    accidentInsurance: lines.accidentInsurance,
    longTermCareInsurance: lines.longTermCareInsurance,
  };
}

/** The steps of each payslip, from the gross salary over the tax withheld to the net pay. */
export function explainedWithholding(withholding: CoupleWithholding): ExplainedWithholding {
  return mapByPerson(withholding, (payslip) => explainedBreakdown(payslip));
}

/** A value for each person who has this part of a result, such as a payslip. */
export function mapByPerson<Part extends object, Shown>(
  { first, second }: { readonly first: Part | null; readonly second: Part | null },
  show: (part: Part) => Shown,
): { readonly person1?: Shown; readonly person2?: Shown } {
  return {
    ...(first && { person1: show(first) }),
    ...(second && { person2: show(second) }),
  };
}

/** The credits of a self-employed person, which no payslip pays out. */
function creditsInAssessment(person: Person | null, year: Breakdown | null): Money | null {
  return person === null || person.facts.isEmployee || year === null ? null : year.taxCredits;
}

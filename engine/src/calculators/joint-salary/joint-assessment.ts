import type { Month } from '../../dated/month.ts';
import { writtenOut, type AmountWithSteps, type Explainable } from '../../explanation/explained.ts';
import { coupleLaw } from '../../law-in-force/couple-law.ts';
import { incomeTaxLaw } from '../../law-in-force/income-tax-law.ts';
import { noCents, toEuros, type Cents } from '../../money/cents.ts';
import type { Breakdown } from '../../rules/breakdown.ts';
import { coupleMonths } from '../../rules/couple-month.ts';
import {
  coupleWithholding,
  settlement,
  type CoupleWithholding,
} from '../../rules/couple-withholding.ts';
import { jointYear } from '../../rules/joint-assessment.ts';
import {
  hintsOfBases,
  hintsOfCredits,
  startingWith,
  type Person,
  type PersonSalary,
} from '../person-salary.ts';
import { employedSpouse, spouseOf } from './persons.ts';
import type { CoupleSettlement, ExplainedWithholding } from './result.ts';

/** Both persons' periods under one assessment, with what the payslips withhold and the year settles. */
export interface AssessedTogether {
  readonly first: PersonSalary;
  readonly second: PersonSalary | null;
  readonly settlement: CoupleSettlement;
  readonly settlementSteps: readonly Explainable[];
  readonly withholding: CoupleWithholding;
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
  const withholding = coupleWithholding(
    employedSpouse(first, payMonth),
    second && employedSpouse(second, payMonth),
    couple,
    taxLaw,
  );
  const settled = settlement(withholding, {
    taxBeforeCredits: year.taxBeforeCredits,
    firstCreditsInAssessment: creditsInAssessment(first, year.first),
    secondCreditsInAssessment: creditsInAssessment(second, year.second),
  });
  return {
    first: periodsOfPerson(first, { month: month.first, year: year.first }, payMonth),
    second:
      second && month.second && year.second
        ? periodsOfPerson(second, { month: month.second, year: year.second }, payMonth)
        : null,
    settlement: {
      withheld: byPerson(withholding, ({ amount }) => toEuros(amount)),
      creditsInAssessment: toEuros(settled.creditsInAssessment),
      settlement: toEuros(settled.amount),
    },
    settlementSteps: [...(second ? [] : [first.gross.year]), ...year.taxSteps, ...settled.steps],
    withholding,
  };
}

/** How the withholding of each payslip came about, its pay first. */
export function explainedWithholding(
  withholding: CoupleWithholding,
  first: Person,
  second: Person | null,
): ExplainedWithholding {
  const gross = { person1: first.gross.month, person2: second?.gross.month };
  return byPerson(withholding, ({ steps }, person) =>
    writtenOut([...(gross[person] ? [gross[person]] : []), ...steps]),
  );
}

/** What is said of each payslip; a person without one is missing. */
function byPerson<Said>(
  { first, second }: CoupleWithholding,
  say: (withheld: AmountWithSteps, person: 'person1' | 'person2') => Said,
): { readonly person1?: Said; readonly person2?: Said } {
  return {
    ...(first && { person1: say(first, 'person1') }),
    ...(second && { person2: say(second, 'person2') }),
  };
}

/** The credits of a self-employed person, who has no payslip that pays them out. */
function creditsInAssessment(person: Person | null, year: Breakdown | null): Cents {
  return person === null || person.isEmployee || year === null ? noCents : year.taxCredits;
}

function periodsOfPerson(
  person: Person,
  periods: Omit<PersonSalary, 'hints'>,
  payMonth: Month,
): PersonSalary {
  return {
    month: periods.month,
    year: startingWith(person.gross.year, periods.year),
    // The months of a joint year are its twelfths: nothing to say of months and year beyond that.
    hints: [...hintsOfBases(person, payMonth), ...hintsOfCredits(periods)],
  };
}

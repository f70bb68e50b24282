import type { TaxClassInput } from '@suen/engine/calculators/tax-class/input';
import { taxClassFigures, type SupportedYear } from '@suen/engine/small-door';
import { parseNumber } from '../../shared/amount/parse-number.ts';

/** What was answered so far, as far as it decides what to ask next. */
export interface Answers {
  readonly residence: TaxClassInput['residence'] | null;
  readonly civilStatus: TaxClassInput['civilStatus'] | null;
  readonly spouseInLuxembourg: 'true' | 'false' | null;
  readonly civilStatusSince: string;
  readonly hadClassTwoBefore: 'true' | 'false' | null;
  readonly children: string;
  readonly taxYear: SupportedYear;
}

/** The questions that depend on the answers before. */
export const questions = [
  'spouseInLuxembourg',
  'civilStatusSince',
  'hadClassTwoBefore',
  'children',
  'birthYear',
  'grossSalary',
  'grossSalary2',
  'foreignIncome',
  'foreignIncome2',
  'otherForeignIncome',
  'otherForeignIncome2',
  'daysOutside',
  'teleworkPercent',
] as const;

/** Whether a question matters, and whether those before it have been answered. */
export function isAsked(question: (typeof questions)[number], answers: Answers): boolean {
  const { residence, civilStatus } = answers;
  if (residence === null || civilStatus === null) return false;
  const ending = endingOf(answers);
  const isMarried = civilStatus === 'married';
  const isCouple = isMarried || civilStatus === 'partner';
  const isSpouseMissing = isMarried && answers.spouseInLuxembourg === null;
  const isTaxedTogether =
    isMarried && residence === 'luxembourg' && answers.spouseInLuxembourg === 'true';
  switch (question) {
    case 'spouseInLuxembourg':
      return isMarried;
    case 'civilStatusSince':
      return civilStatus !== 'single' && !isMarried;
    case 'hadClassTwoBefore':
      return ending === 'recent' && civilStatus !== 'widowed';
    case 'children':
      return isFamilyKnown() && !isTaxedTogether && !hasClassTwo() && civilStatus !== 'widowed';
    case 'birthYear':
      return isAsked('children', answers) && !isMarried && !hasChildren(answers);
    case 'grossSalary':
      return isFamilyKnown() && (isCouple || hasClassTwo());
    case 'grossSalary2':
    case 'foreignIncome':
    case 'foreignIncome2':
    case 'otherForeignIncome':
    case 'otherForeignIncome2':
      return isFamilyKnown() && isCouple;
    case 'daysOutside':
    case 'teleworkPercent':
      return isFamilyKnown() && residence !== 'luxembourg';
  }

  /** Whether all that comes before children and incomes is answered. */
  function isFamilyKnown(): boolean {
    if (isSpouseMissing || ending === 'unknown') return false;
    return !isAsked('hadClassTwoBefore', answers) || answers.hadClassTwoBefore !== null;
  }

  /** Class 2 goes on after the end of a marriage, whatever children and age. */
  function hasClassTwo(): boolean {
    return ending === 'recent' && answers.hadClassTwoBefore !== 'true';
  }
}

/** How long ago the marriage ended: within the years in which class 2 goes on, or before. */
function endingOf({
  civilStatus,
  civilStatusSince,
  taxYear,
}: Answers): 'none' | 'unknown' | 'recent' | 'past' {
  if (civilStatus === null || civilStatus === 'single' || civilStatus === 'married') return 'none';
  const year = parseNumber(civilStatusSince);
  // A year is known once all its digits are typed.
  if (year.kind !== 'number' || year.value < firstYear) return 'unknown';
  if (civilStatus === 'partner') return 'past';
  const { yearsAfterMarriage } = taxClassFigures(taxYear);
  return taxYear - year.value <= yearsAfterMarriage ? 'recent' : 'past';
}

const firstYear = 1900;

function hasChildren({ children }: Answers): boolean {
  const parsed = parseNumber(children);
  return parsed.kind === 'number' && parsed.value > 0;
}

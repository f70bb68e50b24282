import type { TaxClassInput } from '@suen/engine/calculators/tax-class/input';
import { marriageIn, taxClassFigures, type SupportedYear } from '@suen/engine/small-door';
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
  const marriage = marriageOf(answers);
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
      return marriage === 'recentlyEnded' && civilStatus !== 'widowed';
    case 'children':
      return isFamilyKnown() && !isTaxedTogether && !isClassCertain() && civilStatus !== 'widowed';
    case 'birthYear':
      return isAsked('children', answers) && !isMarried && !hasChildren(answers);
    case 'grossSalary':
      return isFamilyKnown() && (isCouple || isClassCertain());
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
    if (isSpouseMissing || marriage === 'unknown') return false;
    return !isAsked('hadClassTwoBefore', answers) || answers.hadClassTwoBefore !== null;
  }

  /** Until the end of a marriage and some years after it, the class depends neither on children nor on age. */
  function isClassCertain(): boolean {
    if (isMarried) return false;
    return (
      marriage === 'lasts' || (marriage === 'recentlyEnded' && answers.hadClassTwoBefore !== 'true')
    );
  }
}

/** What a marriage is in the tax year, unknown until its year is. */
function marriageOf({ civilStatus, civilStatusSince, taxYear }: Answers) {
  if (civilStatus === null) return 'unknown';
  const { yearsAfterMarriage } = taxClassFigures(taxYear);
  if (civilStatus === 'single' || civilStatus === 'married') {
    return marriageIn({ civilStatus, yearsSince: null }, yearsAfterMarriage);
  }
  const year = parseNumber(civilStatusSince);
  // A year is known once all its digits are typed.
  if (year.kind !== 'number' || year.value < firstYear) return 'unknown';
  return marriageIn({ civilStatus, yearsSince: taxYear - year.value }, yearsAfterMarriage);
}

const firstYear = 1900;

function hasChildren({ children }: Answers): boolean {
  const parsed = parseNumber(children);
  return parsed.kind === 'number' && parsed.value > 0;
}

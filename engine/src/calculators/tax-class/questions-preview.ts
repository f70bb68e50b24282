import { taxClassLaw } from '../../law-in-force/tax/tax-class-law.ts';
import type { SupportedYear } from '../../law/supported-years.ts';
import type { ClassFacts, CivilStatus } from '../../rules/tax/liability/tax-class.ts';
import type { Residence } from './input.ts';
import { classOf, rowsOf, situationOf, type Situation } from './situation.ts';

/** What was answered so far, as far as it decides what to ask next. What is `null` was not answered. */
export interface AnswersSoFar {
  readonly residence: Residence | null;
  readonly civilStatus: CivilStatus | null;
  readonly spouseInLuxembourg: boolean | null;
  readonly civilStatusSince: number | null;
  readonly hadClassTwoBefore: boolean | null;
  readonly children: number;
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

type Question = (typeof questions)[number];

/** The questions that matter, once those before them are answered. Of children and age the table of classes decides it. */
export function askedQuestions(answers: AnswersSoFar): ReadonlySet<Question> {
  const { residence, civilStatus, taxYear } = answers;
  const { spouseInLuxembourg, civilStatusSince, hadClassTwoBefore, children } = answers;
  if (residence === null || civilStatus === null) return new Set();
  const isMarried = civilStatus === 'married';
  const first: Question = isMarried ? 'spouseInLuxembourg' : 'civilStatusSince';
  const asksFirst = civilStatus !== 'single';
  const isUnanswered = isMarried
    ? spouseInLuxembourg === null
    : (civilStatusSince ?? Number.POSITIVE_INFINITY) > taxYear;
  if (asksFirst && isUnanswered) return new Set([first]);

  // What is asked later is no part of it, nor is a year that is left from another civil status.
  const situation = situationOf(
    {
      residence,
      civilStatus,
      spouseInLuxembourg,
      civilStatusSince: isMarried || civilStatus === 'single' ? null : civilStatusSince,
      hadClassTwoBefore,
      children,
    },
    taxYear,
  );
  const asksForClassTwo = changesClass(situation, 'hadClassTwoBefore', false, true);
  const isFamilyKnown = !asksForClassTwo || hadClassTwoBefore !== null;
  const { value: age } = taxClassLaw(taxYear).age;
  const isCouple = isMarried || civilStatus === 'partner';
  const asked: Readonly<Record<Question, boolean>> = {
    spouseInLuxembourg: isMarried,
    civilStatusSince: asksFirst && !isMarried,
    hadClassTwoBefore: asksForClassTwo,
    children: isFamilyKnown && changesClass(situation, 'hasChildRelief', false, true),
    birthYear: isFamilyKnown && changesClass(situation, 'ageBefore', null, age),
    grossSalary: isFamilyKnown && (situation.isCouple || classOf(rowsOf(situation)) === '2'),
    grossSalary2: isCouple,
    foreignIncome: isCouple,
    foreignIncome2: isCouple,
    otherForeignIncome: isCouple,
    otherForeignIncome2: isCouple,
    daysOutside: isFamilyKnown && residence !== 'luxembourg',
    teleworkPercent: isFamilyKnown && residence !== 'luxembourg',
  };
  return new Set(questions.filter((question) => asked[question]));
}

/** Whether the class depends on a fact: whether two answers give different ones. */
function changesClass<Fact extends keyof ClassFacts>(
  situation: Situation,
  fact: Fact,
  one: ClassFacts[Fact],
  other: ClassFacts[Fact],
): boolean {
  const classWith = (answer: ClassFacts[Fact]) =>
    classOf(rowsOf(situation, { ...situation.facts, [fact]: answer }));
  return classWith(one) !== classWith(other);
}

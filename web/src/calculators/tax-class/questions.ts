import { taxClassCall, type TaxClassInput } from '@suen/engine/calculators/tax-class/input';
import { askedQuestions, questions } from '@suen/engine/calculators/tax-class/questions-preview';
import type { SupportedYear } from '@suen/engine/small-door';
import { parseNumber } from '../../shared/amount/parse-number.ts';

/** What was answered so far, as the form holds it, as far as it decides what to ask next. */
export interface Answers {
  readonly residence: TaxClassInput['residence'] | null;
  readonly civilStatus: TaxClassInput['civilStatus'] | null;
  readonly spouseInLuxembourg: 'true' | 'false' | null;
  readonly civilStatusSince: string;
  readonly hadClassTwoBefore: 'true' | 'false' | null;
  readonly children: string;
  readonly taxYear: SupportedYear;
}

const firstYear = taxClassCall.inputSchema.properties.civilStatusSince.minimum;

/** Whether a question matters, and whether those before it have been answered. */
export function isAsked(question: (typeof questions)[number], answers: Answers): boolean {
  const year = numberIn(answers.civilStatusSince);
  return askedQuestions({
    ...answers,
    spouseInLuxembourg: answerIn(answers.spouseInLuxembourg),
    // A year is known once all its digits are typed.
    civilStatusSince: year !== null && year >= firstYear ? year : null,
    hadClassTwoBefore: answerIn(answers.hadClassTwoBefore),
    children: numberIn(answers.children) ?? 0,
  }).has(question);
}

/** Whether each question is asked, by its name. */
export const askedIn = Object.fromEntries(
  questions.map((name) => [name, (answers: Answers) => isAsked(name, answers)]),
);

function answerIn(entry: 'true' | 'false' | null): boolean | null {
  return entry === null ? null : entry === 'true';
}

function numberIn(text: string): number | null {
  const parsed = parseNumber(text);
  return parsed.kind === 'number' ? parsed.value : null;
}

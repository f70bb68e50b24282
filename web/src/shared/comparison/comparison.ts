import type { Form } from '../form/definition/define-form.ts';
import type { CalculatorRecord } from '../form/state/calculator-record.ts';
import type { FieldWords } from '../form/words/field-words.ts';

/** What a column shows: entries, and the answer to them. */
export type Compared<Entries, Request, Result> = Pick<
  CalculatorRecord<Request, Result, Entries>,
  'entries' | 'request' | 'result'
>;

/** One line of a column. Lines of the same id stand beside each other. */
export interface ComparedLine {
  readonly id: string;
  readonly name: string;
  /** Its colour in the chart of the result. */
  readonly colour?: string | undefined;
  /** What becomes of the whole is shown by a bar below it, as in the answer card. Its parts have colours. */
  readonly barRole?: 'whole' | 'part' | undefined;
  /** The line that decides stands out. */
  readonly isTotal?: boolean | undefined;
  /** Null where there is none; `none` says so. */
  readonly value: number | null;
  readonly none?: string;
  /** Writes a value that is no amount with cents: '20 years'. It is never given a negative one for a difference. */
  readonly write?: (value: number) => string;
}

/** What a comparison says in the language of the page. */
export interface ComparisonWords<OneCompared> {
  /** The unit of the lines: '€ per month'. */
  readonly unit: string;
  readonly linesOf: (column: OneCompared) => readonly ComparedLine[];
  /** Says in one sentence or two what decides between the result and another column. */
  readonly sentence: (other: OneCompared, column: string) => string;
}

/** What can be compared of a calculator's results. */
export interface Comparison<Entries extends object, Values, Request extends object, Result> {
  readonly form: Form<Entries, Values, Request>;
  /** The entries that can be changed in a column, in their order. */
  readonly deciding: readonly Extract<keyof Entries, string>[];
  /** The words of the fields. With a request, the words of the summary below its result. */
  readonly useFieldWords: (
    entries: Entries,
    sent?: Request,
  ) => { readonly [Name in keyof Entries]: FieldWords<never> };
  /** What is said about a result and the columns beside it. */
  readonly useWords: (
    own: Compared<Entries, Request, Result>,
  ) => ComparisonWords<Compared<Entries, Request, Result>>;
  /** What a column need not ask for, because no line shows it. */
  readonly unasked?: { readonly [Name in keyof Request]?: false };
}

/** Declares what can be compared, with the fields by their names in the form. */
export function defineComparison<Entries extends object, Values, Request extends object, Result>(
  comparison: Comparison<Entries, Values, Request, Result>,
): Comparison<Entries, Values, Request, Result> {
  return comparison;
}

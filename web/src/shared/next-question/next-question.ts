import type { CalculatorId, Call, InputOf } from '@suen/engine/small-door';
import type { StoredEntries } from '../form/entries-link/stored-entries.ts';
import type { TextKey } from '../translation/text-keys.ts';

/** The questions that a figure goes along with. Most have the name of the calculator that answers them. */
type Asked<Key> = Key extends `${infer Id}.withFigure` ? Id : never;
type Question = Asked<TextKey<'next-question'>>;
type TargetWithFigure = Extract<Question, CalculatorId>;

/** A calculator that answers what somebody asks next, with what it takes over from this result. */
export interface NextQuestion<Record> {
  /** The id of the calculator. */
  readonly to: TargetWithFigure;
  /** Its question, if it is not the usual one of this calculator. */
  readonly question: Question;
  /** The figure that goes along, in euros. */
  readonly figure: (record: Record) => number;
  readonly entries: (record: Record) => StoredEntries;
}

type Figures<OneCall extends Call, Own> = Own & {
  readonly [Name in keyof InputOf<OneCall>]?: InputOf<OneCall>[Name] | undefined;
};

/**
 * Declares the next question, with the fields of the other calculator by the names of its request. Its call is asked for by
 * its type only: no page loads the rules of another one. `Own` are the entries that only the other form knows.
 */
export function nextQuestion<OneCall extends Call, Record, Own extends object = object>(
  to: TargetWithFigure,
  figure: (record: Record) => number,
  entries: (record: Record) => Figures<OneCall, Own>,
  question: Question = to,
): NextQuestion<Record> {
  return {
    to,
    question,
    figure,
    entries: (record) =>
      Object.fromEntries(
        Object.entries(entries(record))
          .filter(([, value]) => value !== null && value !== undefined)
          .map(([name, value]) => [name, String(value)]),
      ),
  };
}

import type { EntriesOfForm, RequestOf } from './entry-form.ts';

/** A result with what it was computed from and when. */
export interface CalculatorRecord<Request, Result, Entries = object> {
  /** The form as it was when it was sent. */
  readonly entries: Entries;
  readonly request: Request;
  readonly result: Result;
  readonly calculatedOn: Date;
}

/** The record of a result that a form asked for. */
export type RecordOf<OneForm, Result> = CalculatorRecord<
  RequestOf<OneForm>,
  Result,
  EntriesOfForm<OneForm>
>;

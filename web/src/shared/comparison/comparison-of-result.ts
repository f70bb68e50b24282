import type { ComponentType } from 'react';
import type { Form } from '../form/definition/define-form.ts';
import type { CalculatorRecord } from '../form/state/calculator-record.ts';
import type { LazyPart } from '../loading/lazy-part.ts';
import type { FocusOfComparison } from './focus-of-comparison.ts';

/** What the columns know of the result that they stand beside. */
export interface ColumnsProps<Entries, Request, Result> {
  readonly record: CalculatorRecord<Request, Result, Entries>;
  readonly focus: FocusOfComparison;
}

/** What the parts of a comparison know of their result. */
export interface ComparisonOfResult<
  Entries extends object,
  Values,
  Request extends object,
  Result,
> extends ColumnsProps<Entries, Request, Result> {
  readonly form: Form<Entries, Values, Request>;
  /** The columns, loaded when the reader reaches for them. */
  readonly columns: LazyPart<ComponentType<ColumnsProps<Entries, Request, Result>>>;
}

/** Tells whether an answer belongs to a request. */
export function keyOf(request: object): string {
  return JSON.stringify(request);
}

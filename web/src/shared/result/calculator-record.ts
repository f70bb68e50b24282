/** A result with what it was computed from and when. */
export interface CalculatorRecord<Request, Result, Entries = object> {
  /** The form as it was when it was sent. */
  readonly entries: Entries;
  readonly request: Request;
  readonly result: Result;
  readonly calculatedOn: Date;
}

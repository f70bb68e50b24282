/** A result with what it was computed from and when. */
export interface CalculatorRecord<Request, Result> {
  readonly request: Request;
  readonly result: Result;
  readonly calculatedOn: Date;
}

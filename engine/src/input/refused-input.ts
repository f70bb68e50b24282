/** Why one field was refused. The caller has the texts. The limit is in the unit of the field. */
export interface Refusal {
  readonly field: string;
  readonly code:
    | 'belowMinimum'
    | 'aboveMaximum'
    | 'unknownPeriod'
    | 'required'
    | 'onlyOneWish'
    | 'employeesOnly'
    | 'classOneAOnly';
  readonly limit?: number | string;
}

/** Input that satisfies the schema but is not accepted, with the reason for each field. */
export class RefusedInput extends Error {
  readonly refusals: readonly Refusal[];

  constructor(refusals: readonly Refusal[]) {
    super(refusals.map(({ field, code }) => `${field}: ${code}`).join(', '));
    this.name = 'RefusedInput';
    this.refusals = refusals;
  }
}

/** Reasons with the limit that the value does not respect. */
const codesOfLimits = [
  'belowMinimum',
  'aboveMaximum',
  'belowMinimumSalary',
  'belowMinimumSalaryForHours',
  'beforeKnownLaw',
  'tooFarAhead',
  'outsideYear',
  'mustBeLater',
  'firstOfMonth',
  'mainEmployerFirst',
] as const;

const otherCodes = [
  'required',
  'onlyOneWish',
  'employeesOnly',
  'classOneAOnly',
  'notInCalendar',
  'mainEmployerOnly',
  'payFirst',
  'contradictsClass',
  'onlyOnce',
  'taxedTogetherOnly',
  'residentsOnly',
  'elsewhereOnly',
  'partMonthOnly',
] as const;

/** The reasons for which the rules of a calculator refuse a value. `answer/refused-fields.ts` says them in English. */
export const refusalCodes = [...codesOfLimits, ...otherCodes] as const;

export type CodeOfLimit = (typeof codesOfLimits)[number];
export type OtherCode = (typeof otherCodes)[number];

/** Why one field was refused. The limit is in the unit of the field. */
export type Refusal =
  | { readonly field: string; readonly code: CodeOfLimit; readonly limit: number | string }
  | { readonly field: string; readonly code: OtherCode };

/** Input that satisfies the schema but is not accepted, with the reason for each field. */
export class RefusedInput extends Error {
  readonly refusals: readonly Refusal[];

  constructor(refusals: readonly Refusal[]) {
    super(refusals.map(({ field, code }) => `${field}: ${code}`).join(', '));
    this.name = 'RefusedInput';
    this.refusals = refusals;
  }
}

/** Refuses one field. */
export function refuse(refusal: Refusal): never {
  throw new RefusedInput([refusal]);
}

/**
 * Reads a part of an input. Its refusals name their fields by the path of the part.
 *
 * @param path of the part, 'person.spans.0'
 * @throws RefusedInput
 */
export function readAt<Read>(path: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RefusedInput)) throw error;
    const refusalWithin = (refusal: Refusal) => ({ ...refusal, field: `${path}.${refusal.field}` });
    throw new RefusedInput(error.refusals.map(refusalWithin));
  }
}

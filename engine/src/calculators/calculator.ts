import type { XStatic } from 'typebox/schema';

/** A JSON Schema (draft 2020-12) written as a constant, so that the type of the code can be read from it. */
export type JsonSchema = { readonly title: string; readonly type: 'object' } & Readonly<
  Record<string, unknown>
>;

/** A worked case: what is asked and what must come out, with its origin. */
export interface Example {
  readonly title: string;
  /** `published` cases prove something; `derived` ones are our own arithmetic, shown in `origin`. */
  readonly kind: 'published' | 'derived';
  /** Publisher and address, or the arithmetic. */
  readonly origin: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** The fields of the result that the case fixes, by their dotted path. */
  readonly expected: Readonly<Record<string, number | string>>;
}

/** The door of a calculator's room: the same for every calculator, so that callers can loop over them. */
export interface Calculator<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly resultSchema: JsonSchema;
  readonly examples: readonly Example[];
  /** The field that stands for today where it is missing: a caller fills it in, because the engine has no clock. */
  readonly todayField?: string;
  /**
   * @param input a value that satisfies `inputSchema`
   * @throws RefusedInput when a rule of the calculator refuses the values
   */
  run(input: unknown): object;
}

/** A room as it is written, with its own types. */
interface Room<Id extends string, Schema extends JsonSchema> extends Omit<
  Calculator<Id>,
  'run' | 'inputSchema' | 'todayField'
> {
  readonly inputSchema: Schema;
  readonly todayField?: Extract<keyof XStatic<Schema>, string>;
  run(input: XStatic<Schema>): object;
}

/** Makes a room's uniform door: what satisfies the schema is what the room's own function takes. */
export function defineCalculator<const Id extends string, const Schema extends JsonSchema>(
  room: Room<Id, Schema>,
): Calculator<Id> {
  return { ...room, run: (input) => room.run(input as XStatic<Schema>) };
}

/** Why one field was refused. Words for it live with the caller; the limit is in the unit of the field. */
export interface Refusal {
  readonly field: string;
  readonly code: 'belowMinimum' | 'aboveMaximum' | 'unknownPeriod';
  readonly limit?: number | string;
}

/** Input that satisfies the schema and that the rules nevertheless refuse, field by field. */
export class RefusedInput extends Error {
  readonly refusals: readonly Refusal[];

  constructor(refusals: readonly Refusal[]) {
    super(refusals.map(({ field, code }) => `${field}: ${code}`).join(', '));
    this.name = 'RefusedInput';
    this.refusals = refusals;
  }
}

import { day, type Day } from '../dated/day.ts';
import { oldestPayMonth } from '../law-in-force/rule-periods.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { NamedSchema } from '../schema/json-schema.ts';

/** How a calculator is called: its name, where the API takes it, and what may be asked. */
export interface Call {
  readonly id: string;
  readonly path: string;
  readonly inputSchema: NamedSchema & {
    readonly properties: Readonly<
      Record<string, { readonly minimum?: number; readonly maximum?: number }>
    >;
  };
}

/** What a call may ask. */
export type InputOf<OneCall extends Call> = FromSchema<OneCall['inputSchema']>;

/** A worked case: what is asked and what must come out, with its origin. It names its period, so no day decides its answer. */
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
  /** Where the API answers it, below its base; the specification fixes it. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: NamedSchema;
  readonly resultSchema: NamedSchema;
  readonly examples: readonly Example[];
  /**
   * @param input a value that satisfies `inputSchema`
   * @param today the day in Luxembourg on which it is asked: the engine has no clock
   * @throws RefusedInput when a rule of the calculator refuses the values
   */
  run(input: unknown, today: Day): object;
}

/** A room as it is written: what satisfies one schema is asked, what satisfies the other is answered. */
interface Room<
  Id extends string,
  Asked extends NamedSchema,
  Answered extends NamedSchema,
> extends Omit<Calculator<Id>, 'run' | 'inputSchema' | 'resultSchema'> {
  readonly inputSchema: Asked;
  readonly resultSchema: Answered;
  run(input: FromSchema<Asked>, today: Day): FromSchema<Answered> & object;
}

/** Makes a room's uniform door. */
export function defineCalculator<
  const Id extends string,
  const Asked extends NamedSchema,
  const Answered extends NamedSchema,
>(room: Room<Id, Asked, Answered>): Calculator<Id> {
  return { ...room, run: (input, today) => room.run(input as FromSchema<Asked>, today) };
}

/** The answer to a request that names its period, as worked cases do: no day decides it. */
export function answerOnAnyDay(calculator: Calculator, input: unknown): object {
  return calculator.run(input, day(`${oldestPayMonth}-01`));
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

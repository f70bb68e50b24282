import { firstDayOf, type Day } from '../dated/day.ts';
import { newestPayMonth } from '../law-in-force/rule-periods.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { NamedSchema } from '../schema/json-schema.ts';

/** Name, API path and input schema of a calculator. */
export interface Call {
  readonly id: string;
  readonly path: string;
  readonly inputSchema: NamedSchema & {
    readonly properties: Readonly<
      Record<string, { readonly minimum?: number; readonly maximum?: number }>
    >;
  };
}

/** The input of a calculator. */
export type InputOf<OneCall extends Call> = FromSchema<OneCall['inputSchema']>;

/** The dotted paths of the fields of a result: `settlement.tax`, `months.0.person.taxClass`. */
type PathIn<Result> = Result extends readonly (infer Each)[]
  ? 'length' | Below<`${number}`, Each>
  : { [Name in keyof Result & string]-?: Below<Name, NonNullable<Result[Name]>> }[keyof Result &
      string];
type Below<Name extends string, Value> = Value extends object ? `${Name}.${PathIn<Value>}` : Name;

/** A worked case: an input and its expected result. It names its period where it has one. */
export interface Example {
  readonly title: string;
  /** `published` by others, or `derived` with our own arithmetic, which `origin` shows. */
  readonly kind: 'published' | 'derived';
  /** Publisher and address, or the arithmetic. */
  readonly origin: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Expected values by the dotted path of their field. */
  readonly expected: Readonly<Record<string, number | string>>;
}

/** A worked case of a calculator with this result: each path is one of the result. */
export interface ExampleOf<Result> extends Omit<Example, 'expected'> {
  readonly expected: { readonly [Path in PathIn<Result>]?: number | string };
}

/** The common interface of all calculators. */
export interface Calculator {
  readonly id: string;
  /** Path below the base of the API, fixed by the specification. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: NamedSchema;
  readonly resultSchema: NamedSchema;
  readonly examples: readonly Example[];
  /**
   * @param input a value that satisfies `inputSchema`
   * @param today the current day in Luxembourg, because the engine has no clock
   * @throws RefusedInput when the calculator does not accept the values
   */
  run(input: unknown, today: Day): object;
}

/** A calculator whose input and result have the types of their schemas. */
export interface CalculatorOf<
  OneCall extends Call,
  ResultSchema extends NamedSchema,
> extends Calculator {
  readonly id: OneCall['id'];
  readonly resultSchema: ResultSchema;
  run(input: InputOf<OneCall>, today: Day): FromSchema<ResultSchema> & object;
}

/** The result of a worked case, which names its period. Loans, homes and panels have none: they follow the law of the newest month known. */
export function resultOfCase(calculator: Calculator, input: unknown): object {
  return calculator.run(input, firstDayOf(newestPayMonth));
}

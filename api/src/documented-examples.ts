import { answerOnAnyDay, type Calculator, type Example } from '@suen/engine';

/** Examples as an OpenAPI document names them. */
export type NamedExamples = Readonly<Record<string, NamedExample>>;

interface NamedExample {
  readonly summary: string;
  readonly description: string;
  readonly value: unknown;
}

/** The requests of a calculator's examples. */
export function requestExamples({ examples }: Calculator): NamedExamples {
  return named(examples, ({ input }) => input);
}

/** The answers to them. They are computed, so the documentation cannot differ from the calculator. */
export function resultExamples(calculator: Calculator): NamedExamples {
  return named(calculator.examples, ({ input }) => answerOnAnyDay(calculator, input));
}

function named(
  examples: readonly Example[],
  valueOf: (example: Example) => unknown,
): Readonly<Record<string, NamedExample>> {
  return Object.fromEntries(
    examples.map((example) => [
      example.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
      { summary: example.title, description: example.origin, value: valueOf(example) },
    ]),
  );
}

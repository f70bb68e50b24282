import { answerOnAnyDay, type Calculator, type Example } from '@suen/engine';

/** An example as an OpenAPI document names it: with its value, or with the address of a longer one. */
type NamedExample = { readonly summary: string; readonly description?: string } & (
  | { readonly value: unknown }
  | { readonly externalValue: string }
);

type NamedExamples = Readonly<Record<string, NamedExample>>;

/** The name of an example in the description and in its address. */
export function nameOf({ title }: Example): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** The answer to an example. It is computed, so the documentation cannot differ from the calculator. */
export function answerTo(calculator: Calculator, { input }: Example): object {
  return answerOnAnyDay(calculator, input);
}

/** The requests of a calculator's examples. */
export function requestExamples({ examples }: Calculator): NamedExamples {
  return Object.fromEntries(
    examples.map((example) => [nameOf(example), { summary: example.title, value: example.input }]),
  );
}

/** The answers to them by their addresses, because explanations are long. The first one is shown, without its explanation. */
export function resultExamples(
  calculator: Calculator,
  addressOf: (example: Example) => string,
): NamedExamples {
  const { examples } = calculator;
  const addresses = examples.map((example) => [
    nameOf(example),
    { summary: example.title, externalValue: addressOf(example) },
  ]);
  const [first] = examples;
  if (first === undefined) return {};
  const inBrief = { ...first, input: { ...first.input, explain: false } };
  const shown = {
    summary: `${first.title}, without the explanation`,
    value: answerTo(calculator, inBrief),
  };
  return { 'in-brief': shown, ...Object.fromEntries(addresses) };
}

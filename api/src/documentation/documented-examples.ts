import { resultOfCase, type Calculator, type Example } from '@suen/engine';

/** An example as an OpenAPI document names it: with its value, or with the address of a longer one. */
type NamedExample = { readonly summary?: string } & (
  | { readonly value: unknown }
  | { readonly externalValue: string }
);

type NamedExamples = Readonly<Record<string, NamedExample>>;

/** The name of an example in the description and in its address. */
export function nameOf({ title }: Example): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** The answer to an example. It is computed, so the documentation cannot differ from the calculator. */
export function answerOfExample(calculator: Calculator, { input }: Example): object {
  return resultOfCase(calculator, input);
}

/** The requests of a calculator's examples. */
export function requestExamples({ examples }: Calculator): NamedExamples {
  return Object.fromEntries(
    examples.map((example) => [nameOf(example), { summary: example.title, value: example.input }]),
  );
}

/** As many rows of a list as show what its rows are. */
const shownRows = 3;

/** An answer with the first rows of its lists. */
function withShortLists(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.slice(0, shownRows).map(withShortLists);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, withShortLists(value)]),
  );
}

/**
 * The answers to them by their addresses, because explanations are long. The first one is shown, without its explanation, and with
 * the first rows of long lists.
 */
export function resultExamples(
  calculator: Calculator,
  addressOf: (example: Example) => string,
): NamedExamples {
  const { examples } = calculator;
  const addresses = examples.map(
    (example) =>
      // Its name is that of the request, which says more.
      [nameOf(example), { externalValue: addressOf(example) }] as const,
  );
  const [first] = examples;
  if (first === undefined) return {};
  const inBrief = { ...first, input: { ...first.input, explain: false } };
  const shown = {
    summary: `${first.title}, without the explanation, with the first rows of lists`,
    value: withShortLists(answerOfExample(calculator, inBrief)),
  };
  return { 'in-brief': shown, ...Object.fromEntries(addresses) };
}

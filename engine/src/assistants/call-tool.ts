import { answerTo } from '../answer/answer.ts';
import type { Problem } from '../answer/problem.ts';
import {
  calculators,
  type CalculatorId,
  type Calculations,
  type OneCalculator,
} from '../calculators/calculators.ts';
import type { Day } from '../dated/day.ts';
import { newestPayMonth, oldestPayMonth } from '../law-in-force/rule-periods.ts';
import { listParameters } from '../parameters/parameter-list.ts';
import { pageLink } from './page-links.ts';
import { fieldsFor } from './said-fields.ts';
import { summaryOf } from './summaries.ts';
import { coverageTool, detailsFieldOf, lawTool, toolNameOf, tools } from './tools.ts';

/** What a tool answers (Model Context Protocol): a text to read, and the same as data. */
export type ToolAnswer = {
  readonly content: { readonly type: 'text'; readonly text: string }[];
  readonly structuredContent?: Record<string, unknown>;
  /** The arguments are refused. The text says what is possible. */
  readonly isError?: true;
};

interface ToolContext {
  readonly today: Day;
  /** The address of the site, for links to its pages. Without it there are none. */
  readonly site?: string | undefined;
}

const toolNames = tools.map(({ name }) => name);
/** Longer lists are schedules and curves, for which the API and the pages are the place. */
const longestList = 12;
const mostSources = 4;
const mostParameters = 12;
const mostNames = 5;
const mostCharacters = 40;

/** Calls a tool. Nothing that is given makes it throw: an assistant reads in the answer what is wrong, and tries again. */
export function callTool(name: string, given: unknown, context: ToolContext): ToolAnswer {
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  const input: Readonly<Record<string, unknown>> = isObject ? { ...given } : {};
  if (given !== undefined && !isObject) return refused('The arguments must be an object.');
  if (name === coverageTool) return coverage(input);
  if (name === lawTool) return lawOf(input);
  const calculator = calculators.find(({ id }) => toolNameOf(id) === name);
  if (calculator !== undefined) return calculated(calculator, input, context);
  return refused(`There is no tool ${listed([name])}. There are ${toolNames.join(', ')}.`);
}

/** Names that were sent, as far as they are worth reading. */
function listed(names: readonly string[]): string {
  return names
    .slice(0, mostNames)
    .map((name) => (name.length > mostCharacters ? `${name.slice(0, mostCharacters)}…` : name))
    .join(', ');
}

function calculated(
  calculator: OneCalculator,
  given: Readonly<Record<string, unknown>>,
  { today, site }: ToolContext,
): ToolAnswer {
  const { id, inputSchema } = calculator;
  const detailsField = detailsFieldOf(id);
  const { [detailsField]: details, ...said } = given;
  const fields = Object.keys(inputSchema.properties);
  if (details !== undefined && (typeof details !== 'object' || Array.isArray(details))) {
    return refused(`${detailsField} must be an object.`);
  }
  const twice = Object.keys(details ?? {}).filter((name) => Object.hasOwn(said, name));
  if (twice.length > 0) {
    return refused(`Give ${listed(twice)} once: in ${detailsField}, or beside it.`);
  }
  const input = { ...said, ...details };
  const unknown = Object.keys(input).filter((name) => !fields.includes(name));
  if (unknown.length > 0) {
    const { said: known, details: further } = fieldsFor(id, fields);
    const detailsWords = further.length === 0 ? '' : `; in ${detailsField}: ${further.join(', ')}`;
    return refused(
      `${toolNameOf(id)} does not know ${listed(unknown)}. It knows ${known.join(', ')}${detailsWords}.`,
    );
  }
  const { status, body } = answerTo(calculator, { ...input, explain: false }, today);
  if (status !== 200) return refused(reasonOf(body));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the calculator of this id gave it
  const { answer, reasons } = summaryOf(id, body as Calculations[CalculatorId]['result']);
  const law = monthOfLaw(body, today);
  // Asked again with its steps for their sources alone: no answer of a tool holds the steps.
  const sources = sourcesIn(answerTo(calculator, { ...input, explain: true }, today).body);
  const page = site === undefined ? undefined : pageLink(site, id, input);
  // Without them the page has another figure, which nobody should meet unprepared.
  const leftOut = Object.entries(input).filter(([, value]) => typeof value === 'object' && value);
  const names = leftOut.map(([name]) => name).join(', ');
  const exception = names === '' ? '' : `, once ${names} is entered there`;
  const lines = [
    answer,
    ...reasons,
    `Law of ${law}.`,
    ...sources.map(({ text, url }) => `Source: ${text}, ${url}`),
    ...(page === undefined ? [] : [`With all steps${exception}: ${page}`]),
  ];
  return answered(lines, {
    answer,
    reasons,
    law,
    figures: withoutSchedules(body),
    sources,
    ...(page !== undefined && { page }),
  });
}

function answered(lines: readonly string[], data: Record<string, unknown>): ToolAnswer {
  return { content: [{ type: 'text', text: lines.join('\n') }], structuredContent: data };
}

function refused(text: string): ToolAnswer {
  return { content: [{ type: 'text', text }], isError: true };
}

function reasonOf(body: object): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every other status has a problem
  const { detail, errors = [] } = body as Problem;
  return errors.length === 0 ? detail : errors.map(({ message }) => message).join(' ');
}

/** The month or year that the result names. Loans and panels follow the law of today. */
function monthOfLaw(result: object, today: Day): string {
  if ('payMonth' in result) return String(result.payMonth);
  if ('taxYear' in result) return String(result.taxYear);
  const inside = 'result' in result ? result.result : undefined;
  const namesMonth = typeof inside === 'object' && inside !== null && 'payMonth' in inside;
  return namesMonth ? String(inside.payMonth) : today.slice(0, 7);
}

/** The result without schedules and curves. */
function withoutSchedules(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withoutSchedules(item));
  const kept = Object.entries(value).filter(
    ([, part]) => !Array.isArray(part) || part.length <= longestList,
  );
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutSchedules(part)]));
}

interface NamedSource {
  readonly text: string;
  readonly url: string;
}

/** The sources that an explained answer names, each once: acts of law before what others say. */
function sourcesIn(explained: object): readonly NamedSource[] {
  const found = new Map<string, NamedSource & { readonly isLaw: boolean }>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('text' in value && 'url' in value && 'kind' in value) {
      const { text, url, kind } = value;
      found.set(String(text), { text: String(text), url: String(url), isLaw: kind === 'enacted' });
    }
    for (const part of Object.values(value)) visit(part);
  };
  visit(explained);
  return [...found.values()]
    .toSorted((one, other) => Number(other.isLaw) - Number(one.isLaw))
    .slice(0, mostSources)
    .map(({ text, url }) => ({ text, url }));
}

function coverage({ calculator: name }: Readonly<Record<string, unknown>>): ToolAnswer {
  if (name === undefined) {
    const data = calculators.map(({ id, title, description }) => ({
      tool: toolNameOf(id),
      title,
      description,
    }));
    const lines = data.map(({ tool, title }) => `${tool}: ${title}`);
    const months = `Salaries and taxes from ${oldestPayMonth} to ${newestPayMonth}, by the law in force in each month. Nothing else is covered: no pensions, no inheritance, no other country.`;
    const law = { from: oldestPayMonth, to: newestPayMonth };
    return answered([months, ...lines], { law, calculators: data });
  }
  const calculator = calculators.find(({ id }) => toolNameOf(id) === name);
  if (calculator === undefined) {
    const known = calculators.map(({ id }) => toolNameOf(id)).join(', ');
    return refused(`There is no calculator ${JSON.stringify(name)}. There are ${known}.`);
  }
  const { id, title, description, inputSchema } = calculator;
  const fields = Object.entries(inputSchema.properties).filter(([field]) => field !== 'explain');
  const lines = fields.map(([field, schema]) => `${field}: ${schema.description ?? ''}`);
  return answered([`${title}. ${description}`, ...lines], {
    calculators: [{ tool: toolNameOf(id), fields: Object.fromEntries(fields) }],
  });
}

function lawOf({ search }: Readonly<Record<string, unknown>>): ToolAnswer {
  if (typeof search !== 'string' || search.trim() === '') {
    return refused('search must be a word of a title, such as “minimum wage”.');
  }
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = listParameters().filter(({ id, title }) => {
    const text = `${id} ${title}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  if (found.length === 0) {
    return refused(`No figure has ${JSON.stringify(search)} in its title. Search for fewer words.`);
  }
  const shown = found.slice(0, mostParameters).map(({ id, title, unit, versions }) => ({
    id,
    title,
    unit,
    versions: versions.map(({ from, value, setBy, source }) => ({
      from,
      value,
      source: setBy === undefined ? source.text : `${setBy.act}, ${setBy.article}`,
      url: setBy?.url ?? source.url,
    })),
  }));
  const lines = shown.map(({ title, unit, versions }) => {
    const newest = versions.at(-1);
    return `${title} (${unit}): ${JSON.stringify(newest?.value)} from ${newest?.from}, ${newest?.source}`;
  });
  const left = found.length - shown.length;
  const others = left > 0 ? [`${left} more; search for more words.`] : [];
  return answered([...lines, ...others], { parameters: shown });
}

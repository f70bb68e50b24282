import type { Step } from '../explanation/step.ts';

/**
 * The body of an answer as JSON, the same text at every door. An explained answer is ASCII, and its explanation has a writer
 * of its own.
 */
export function toJson(body: object): string {
  if (!isExplained(body)) return JSON.stringify(body);
  const { explanation, ...rest } = body;
  return `${asciiJson(rest).slice(0, -1)},"explanation":${explanationJson(explanation)}}`;
}

function isExplained(body: object): body is { readonly explanation: Explanation } {
  return 'explanation' in body;
}

/** Steps beside words that say what they explain, such as the payslip of a month. */
interface NamedSteps {
  readonly steps: readonly Step[];
}

/** Steps, lists of them by the part of the answer that they explain, or a list of parts that say what they are. */
export type Explanation = readonly (Step | NamedSteps)[] | { readonly [part: string]: Explanation };

/**
 * An explanation as JSON in ASCII. It is nearly the whole answer, 28 KB for a salary. A single character beyond Latin-1,
 * such as the apostrophe in an article's name, makes V8 store the whole text with two bytes a character. Joining, measuring
 * and encoding that text costs more than the rest of the answer (docs/speed.md).
 */
export function explanationJson(explanation: Explanation): string {
  if (isList(explanation)) {
    return listJson(explanation, (part) => ('operands' in part ? stepJson(part) : partJson(part)));
  }
  const parts = Object.entries(explanation);
  return `{${parts.map(([part, each]) => `${asciiJson(part)}:${explanationJson(each)}`).join(',')}}`;
}

// The type guard of Array.isArray does not know read-only lists.
function isList(explanation: Explanation): explanation is readonly (Step | NamedSteps)[] {
  return Array.isArray(explanation);
}

function partJson(part: NamedSteps): string {
  const { steps, ...words } = part;
  return `${asciiJson(words).slice(0, -1)},"steps":${listJson(steps, stepJson)}}`;
}

// Ids are words of the engine's vocabulary, which need no escaping. Optional fields are left out when they are missing.
function stepJson(step: Step): string {
  const { brackets, months } = step;
  return (
    `{"id":"${step.id}","lines":["${step.lines.join('","')}"],"operation":"${step.operation}",` +
    `"operands":${listJson(step.operands, operandJson)},` +
    (brackets ? `"brackets":${listJson(brackets, bracketJson)},` : '') +
    `"rounding":"${step.rounding}",` +
    (step.raisedToZero ? '"raisedToZero":true,' : '') +
    `"amount":${step.amount},` +
    (step.unit ? `"unit":${sign(step.unit)},` : '') +
    `"sources":${listJson(step.sources, sourceJson)}` +
    (months ? `,"months":{"from":${months.from},"to":${months.to}}}` : '}')
  );
}

function operandJson({ id, unit, value, operator }: Step['operands'][number]): string {
  return `{"id":"${id}","unit":${sign(unit)},"value":${value},"operator":${sign(operator)}}`;
}

function bracketJson(bracket: NonNullable<Step['brackets']>[number]): string {
  const { from, upTo, ratePercent, taxedIncome, tax } = bracket;
  return `{"from":${from},"upTo":${upTo},"ratePercent":${ratePercent},"taxedIncome":${taxedIncome},"tax":${tax}}`;
}

const writtenSources = new WeakMap<object, string>();

/** Many steps share a source, so its JSON is cached. */
function sourceJson(source: Step['sources'][number]): string {
  const known = writtenSources.get(source);
  if (known !== undefined) return known;
  const written = asciiJson(source);
  writtenSources.set(source, written);
  return written;
}

const writtenSigns = new Map<string, string>();

/** Units and operators are few, and some have characters beyond ASCII: their JSON is cached. */
function sign(text: Step['operands'][number]['unit' | 'operator']): string {
  const known = writtenSigns.get(text);
  if (known !== undefined) return known;
  const written = asciiJson(text);
  writtenSigns.set(text, written);
  return written;
}

/** A loop, because a list that is mapped and joined is slower for short pieces. */
function listJson<Item>(items: readonly Item[], itemJson: (item: Item) => string): string {
  let json = '';
  for (const item of items) json += (json === '' ? '' : ',') + itemJson(item);
  return `[${json}]`;
}

/**
 * A value as JSON with every character beyond ASCII escaped. Such a text is put together anew from its characters, because
 * V8 would keep two bytes a character for a part of it.
 */
function asciiJson(value: unknown): string {
  const json = JSON.stringify(value);
  return isAscii(json) ? json : json.split('').map(escaped).join('');
}

function isAscii(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- ASCII begins with them
  return /^[\x00-\x7F]*$/.test(text);
}

function escaped(character: string): string {
  if (isAscii(character)) return character;
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

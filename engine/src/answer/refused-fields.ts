import type { CodeOfLimit, OtherCode, Refusal } from '../input/refused-input.ts';
import type { RefusedField } from './problem.ts';

/** What a validator found, in the words of Ajv. */
export interface Finding {
  readonly keyword: string;
  /** The place of the value, '/companyCar/drive'. */
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The fields of a body that break its schema, each once. Empty when the body as a whole is not an object. */
export function refusedBySchema(
  schema: object,
  body: unknown,
  findings: readonly Finding[],
): readonly RefusedField[] {
  const refused = new Map<string, RefusedField>();
  for (const finding of findings) {
    const place = placeOf(finding);
    const field = place.join('.');
    if (field === '' || refused.has(field)) continue;
    const checkedField = { schema: schemaAt(schema, place), value: valueAt(body, place) };
    refused.set(field, refusedField(field, finding, checkedField));
  }
  return [...refused.values()];
}

/** The fields that a calculator's rules refuse. */
export function refusedByRules(refusals: readonly Refusal[]): readonly RefusedField[] {
  return refusals.map(refusedByRule);
}

function refusedByRule(refusal: Refusal): RefusedField {
  const { field } = refusal;
  return 'limit' in refusal
    ? { ...refusal, message: messagesOfLimits[refusal.code](field, String(refusal.limit)) }
    : { ...refusal, message: otherMessages[refusal.code](field) };
}

function placeOf({ instancePath, keyword, params }: Finding): readonly string[] {
  const parts = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keyword === 'required' ? [...parts, String(params['missingProperty'])] : parts;
}

function valueAt(value: unknown, place: readonly string[]): unknown {
  return place.reduce((each, name) => partOf(each, name), value);
}

/** The part of the schema about a place. A list has one schema for all its items. */
function schemaAt(schema: object, place: readonly string[]): unknown {
  return place.reduce<unknown>(
    (each, name) => partOf(each, 'items') ?? partOf(partOf(each, 'properties'), name),
    schema,
  );
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}

interface CheckedField {
  readonly schema: unknown;
  readonly value: unknown;
}

function refusedField(
  field: string,
  { keyword, params }: Finding,
  { schema, value }: CheckedField,
): RefusedField {
  // Null in a required field means the same as leaving it out.
  if (keyword === 'required' || value === null) return refusedByRule({ field, code: 'required' });
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'minimum':
      return refusedByRule({ field, code: 'belowMinimum', limit });
    case 'maximum':
      return refusedByRule({ field, code: 'aboveMaximum', limit });
    case 'maxLength':
      return {
        field,
        code: 'tooLong',
        message: `${field} must have at most ${limit} characters.`,
        limit,
      };
    case 'minLength':
      return refusedByRule({ field, code: 'required' });
    case 'enum': {
      const message = `${field} must be ${oneOf(params['allowedValues'])}.`;
      return { field, code: 'unknownValue', message };
    }
    case 'type': {
      const message = `${field} must be ${typeNames(partOf(schema, 'type'))}.`;
      return { field, code: 'wrongType', message };
    }
    default: {
      const description = partOf(schema, 'description');
      const explanation = typeof description === 'string' ? ` ${description}` : '';
      const message = `${field} does not have the expected form.${explanation}`;
      return { field, code: 'wrongForm', message };
    }
  }
}

function oneOf(allowed: unknown): string {
  const values = Array.isArray(allowed) ? allowed.filter((value) => value !== null) : [];
  return alternatives(values.map((value) => JSON.stringify(value)));
}

const nameOfType: Readonly<Record<string, string>> = {
  number: 'a number',
  integer: 'a whole number',
  string: 'a text',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

function typeNames(types: unknown): string {
  const named = [types].flat().map(String);
  return alternatives(
    named.filter((type) => type !== 'null').map((type) => nameOfType[type] ?? type),
  );
}

function alternatives(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last;
}

/** What each reason says of a field and its limit. */
const messagesOfLimits: Readonly<Record<CodeOfLimit, (field: string, limit: string) => string>> = {
  belowMinimum: (field, limit) => `${field} must be at least ${limit}.`,
  aboveMaximum: (field, limit) => `${field} must be at most ${limit}.`,
  // The specification's sentence.
  belowMinimumSalary: (_, limit) => `The minimum salary in Luxembourg is ${inEuros(limit)}.`,
  belowMinimumSalaryForHours: (_, limit) =>
    `The lowest amount accepted for these working hours is ${inEuros(limit)}.`,
  beforeKnownLaw: (field, limit) =>
    `${field} must be ${limit} or later: the rules of earlier months are not known.`,
  tooFarAhead: (field, limit) =>
    `${field} must be ${limit} or earlier: the rules of later months cannot be expected.`,
  outsideYear: (field, limit) => `${field} must lie in ${limit}.`,
  mustBeLater: (field, limit) => `${field} must be ${limit} or later.`,
  firstOfMonth: (field, limit) =>
    `${field} must be the first of a month, such as ${limit}: only a job can begin inside a month.`,
  mainEmployerFirst: (field, limit) =>
    `${field} needs pay from the main employer in ${limit}. Without it this is no second employer.`,
};

const otherMessages: Readonly<Record<OtherCode, (field: string) => string>> = {
  required: (field) => `${field} is required.`,
  onlyOneWish: (field) => `${field} must be left out, because netSalary is given.`,
  classOneAOnly: (field) => `${field} is for tax class 1a only.`,
  employeesOnly: (field) => `${field} is for employees only.`,
  notInCalendar: (field) => `${field} is no day of the calendar.`,
  mainEmployerOnly: (field) => `${field} is for the main employer only.`,
  payFirst: (field) => `${field} needs pay in this month or an earlier one of the year.`,
  contradictsClass: (field) => `${field} contradicts the tax class or another event of the year.`,
  onlyOnce: (field) => `${field} can happen only once in the year.`,
  taxedTogetherOnly: (field) =>
    `${field} is for couples who are taxed together in the year: class 2 on 1 January, or a marriage.`,
  partMonthOnly: (field) => `${field} is for a job that begins or ends inside a month only.`,
  residentsOnly: (field) => `${field} is for people who live in Luxembourg for a part of the year.`,
  elsewhereOnly: (field) =>
    `${field} is for people who live or work in Luxembourg for a part of the year only.`,
};

const noBreakSpace = '\u00A0';

/** As the specification writes amounts in its messages: '€ 1 978.34', with no-break spaces. */
function inEuros(amount: string): string {
  const grouped = Number(amount)
    .toFixed(2)
    .replaceAll(/\B(?=(\d{3})+(?!\d))/g, noBreakSpace);
  return `€${noBreakSpace}${grouped}`;
}

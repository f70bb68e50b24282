import type { Refusal } from '../input/refused-input.ts';
import { minimumGrossSalary } from '../law-in-force/lowest-salaries.ts';
import { newestPayMonth, oldestPayMonth } from '../law-in-force/rule-periods.ts';
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
  return refusals.map((refusal) => ({
    field: refusal.field,
    message: messageOfRefusal(refusal),
    ...(refusal.limit !== undefined && { limit: refusal.limit }),
  }));
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
  if (keyword === 'required' || value === null) return { field, message: `${field} is required.` };
  const limit = params['limit'];
  switch (keyword) {
    case 'minimum':
      return { field, message: `${field} must be at least ${String(limit)}.`, ...limited(limit) };
    case 'maximum':
      return { field, message: `${field} must be at most ${String(limit)}.`, ...limited(limit) };
    case 'maxLength':
      return {
        field,
        message: `${field} must have at most ${String(limit)} characters.`,
        ...limited(limit),
      };
    case 'minLength':
      return { field, message: `${field} is required.` };
    case 'enum':
      return { field, message: `${field} must be ${oneOf(params['allowedValues'])}.` };
    case 'type':
      return { field, message: `${field} must be ${typeNames(partOf(schema, 'type'))}.` };
    default: {
      const description = partOf(schema, 'description');
      const explanation = typeof description === 'string' ? ` ${description}` : '';
      return { field, message: `${field} does not have the expected form.${explanation}` };
    }
  }
}

function limited(limit: unknown): { readonly limit?: number } {
  return typeof limit === 'number' ? { limit } : {};
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

function messageOfRefusal({ field, code, limit }: Refusal): string {
  switch (code) {
    case 'belowMinimum':
      return isGrossSalary(field) && typeof limit === 'number'
        ? lowestSalaryMessage(limit)
        : `${field} must be at least ${String(limit)}.`;
    case 'aboveMaximum':
      return `${field} must be at most ${String(limit)}.`;
    case 'required':
      return `${field} is required.`;
    case 'onlyOneWish':
      return `${field} must be left out, because netSalary is given.`;
    case 'classOneAOnly':
      return `${field} is for tax class 1a only.`;
    case 'employeesOnly':
      return `${field} is for employees only.`;
    case 'notInCalendar':
      return `${field} is no day of the calendar.`;
    case 'outsideYear':
      return `${field} must lie in ${String(limit)}.`;
    case 'mustBeLater':
      return `${field} must be ${String(limit)} or later.`;
    case 'firstOfMonth':
      return `${field} must be the first of a month, such as ${String(limit)}: only a job can begin inside a month.`;
    case 'mainEmployerOnly':
      return `${field} is for the main employer only.`;
    case 'mainEmployerFirst':
      return `${field} needs pay from the main employer in ${String(limit)}. Without it this is no second employer.`;
    case 'payFirst':
      return `${field} needs pay in this month or an earlier one of the year.`;
    case 'contradictsClass':
      return `${field} contradicts the tax class or another event of the year.`;
    case 'onlyOnce':
      return `${field} can happen only once in the year.`;
    case 'taxedTogetherOnly':
      return `${field} is for couples who are taxed together in the year: class 2 on 1 January, or a marriage.`;
    case 'partMonthOnly':
      return `${field} is for a job that begins or ends inside a month only.`;
    case 'residentsOnly':
      return `${field} is for people who live in Luxembourg for a part of the year.`;
    case 'elsewhereOnly':
      return `${field} is for people who live or work in Luxembourg for a part of the year only.`;
    case 'unknownPeriod':
      return `${field} must be a month from ${oldestPayMonth} to ${lastMonth(limit)}: the rules of other months are not known.`;
  }
}

/** The last month that is accepted, where the limit is not the first one. */
function lastMonth(limit: Refusal['limit']): string {
  return typeof limit === 'string' && limit > newestPayMonth ? limit : newestPayMonth;
}

function isGrossSalary(field: string): boolean {
  return /(?:^|\.)grossSalary2?$/.test(field);
}

/** The specification's sentence speaks of a full-time salary. With fewer hours the limit is lower, and no minimum salary. */
function lowestSalaryMessage(limit: number): string {
  return fullTimeLimits.has(limit)
    ? `The minimum salary in Luxembourg is ${inEuros(limit)}.`
    : `The lowest amount accepted for these working hours is ${inEuros(limit)}.`;
}

const fullTimeLimits = new Set([minimumGrossSalary('monthly'), minimumGrossSalary('annual')]);

const noBreakSpace = '\u00A0';

/** As the specification writes amounts in its messages: '€ 1 978.34', with no-break spaces. */
function inEuros(amount: number): string {
  const grouped = amount.toFixed(2).replaceAll(/\B(?=(\d{3})+(?!\d))/g, noBreakSpace);
  return `€${noBreakSpace}${grouped}`;
}

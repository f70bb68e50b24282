import type { Format } from '../../amount/format.ts';
import {
  readAmount,
  readNumber,
  readPercent,
  required,
  whole,
  type EntryReading,
  type Limits,
} from './read-entry.ts';

/** The inputs of the initial values: the day (YYYY-MM-DD) and the number format. */
export interface Opening {
  readonly today: string;
  readonly format: Format;
}

/**
 * One field of a form: how it begins, how what was entered is read, and in which unit its value is written. `Entry` is what
 * the form holds, text for a number; `Value` is what a request holds, null for an empty field.
 */
export interface Field<Entry, Value> {
  readonly first: (opening: Opening) => Entry;
  readonly unit: 'euros' | 'percent' | 'number' | 'choice';
  readonly isRequired: boolean;
  /** Limits instead of the limits of the API's schema. */
  readonly limits?: Limits;
  /** An example of a valid entry, shown if the entry cannot be read. */
  readonly example: (format: Format) => string;
  /** The value of an empty field. */
  readonly default?: number;
  /** False for an entry that only the form knows. */
  readonly isSent: boolean;
  /** True where the day decides with which entry the field begins. */
  readonly followsDay: boolean;
  /** All values of a choice, where the API's schema does not name them. */
  readonly choices?: readonly unknown[];
  /** The entry as links and storage hold it, the same in every language: '65000.5'. */
  store(entry: Entry): string;
  /** The entry that was stored, as the reader writes it; undefined for a value that the choice does not have. */
  restore(stored: string, format: Format, choices: readonly unknown[]): Entry | undefined;
  // A method, so that fields of all kinds fit into one list.
  read(entry: Entry, limits: Limits): EntryReading<Value>;
}

interface NumberOptions<IsRequired extends boolean> {
  /** The initial value, which is also the value of an emptied field (the API's default). */
  readonly first?: number;
  readonly example?: number;
  /** True for a required field. */
  readonly isRequired?: IsRequired;
  readonly limits?: Limits;
}

type NumberField<IsRequired extends boolean> = Field<
  string,
  IsRequired extends true ? number : number | null
>;

function numberField(
  unit: Field<string, number>['unit'],
  read: (text: string, limits: Limits) => EntryReading,
  write: (value: number, format: Format) => string = (value, { plain }) => plain(value),
) {
  return <IsRequired extends boolean = false>(
    options: NumberOptions<IsRequired> = {},
  ): NumberField<IsRequired> => {
    const { first, example = first, isRequired = false, limits } = options;
    const field: Field<string, number | null> = {
      first: ({ format }) => (first === undefined ? '' : write(first, format)),
      unit,
      isRequired,
      ...(limits !== undefined && { limits }),
      example: (format) => (example === undefined ? '' : write(example, format)),
      ...(first !== undefined && { default: first }),
      isSent: true,
      followsDay: false,
      store: (text) => {
        const reading = read(text, {});
        return 'value' in reading ? String(reading.value ?? '') : text.trim();
      },
      restore: (stored, format) => {
        const reading = read(stored, {});
        return 'value' in reading && reading.value !== null ? write(reading.value, format) : stored;
      },
      read: (text, allLimits) =>
        isRequired ? required(read(text, allLimits)) : read(text, allLimits),
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a required entry is never read as null
    return field as NumberField<IsRequired>;
  };
}

/** Euros, typed in any of the usual ways. */
export const money = numberField('euros', readAmount, (value, { amount }) => amount(value));
/** A figure in another unit: hours, euros per kWh. */
export const number = numberField('number', readNumber);
/** A figure without decimals: years, children. */
export const wholeNumber = numberField('number', (text, limits) => whole(readNumber(text, limits)));
/** A percentage, with all decimals that are typed. */
export const percent = numberField('percent', readNumber);
/** A rate in percent, rounded to two decimals. */
export const roundedPercent = numberField('percent', readPercent);

interface ChoiceOptions<Value> {
  /** What it begins with, where the day decides that. */
  readonly firstOn?: (today: string) => Value;
  /** All values, where the API's schema does not name them. */
  readonly choices?: readonly Value[];
}

/** A choice that is always made: one of a few values, or a switch. */
export function choice<Value>(
  first: Value,
  { firstOn, choices }: ChoiceOptions<Value> = {},
): Field<Value, Value> {
  return {
    first: ({ today }) => firstOn?.(today) ?? first,
    unit: 'choice',
    isRequired: false,
    example: () => '',
    isSent: true,
    followsDay: firstOn !== undefined,
    ...(choices !== undefined && { choices }),
    store: String,
    restore: (stored, _format, all) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the choices are the values of the field
      all.find((value) => String(value) === stored) as Value | undefined,
    read: (value) => ({ value }),
  };
}

/** A choice without a preset: a form is sent only after the reader has chosen. */
export function requiredChoice<Value>(
  options: Pick<ChoiceOptions<Value>, 'choices'> = {},
): Field<Value | null, Value> {
  return {
    ...choice<Value | null>(null, options),
    isRequired: true,
    store: (value) => (value === null ? '' : String(value)),
    read: (value) => (value === null ? { error: { code: 'required' } } : { value }),
  };
}

/** A choice that only the form knows: it decides what else is asked. */
export function ownChoice<Value>(
  first: Value,
  choices: readonly Value[],
): Field<Value, Value> & { readonly isSent: false } {
  return { ...choice(first, { choices }), isSent: false };
}

/** A field that is not always asked for; then its value is null. */
export function sometimesAsked<Entry, Value>(
  field: Field<Entry, Value>,
): Field<Entry, Value | null> {
  return field;
}

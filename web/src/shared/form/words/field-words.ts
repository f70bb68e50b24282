import { decimalsOfRate } from '@suen/engine/small-door';
import type { ReactNode } from 'react';
import type { Format } from '../../amount/format.ts';
import { useFormat } from '../../amount/use-format.ts';
import type { TextKey } from '../../translation/text-keys.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import type { Field } from '../definition/fields.ts';
import type { FieldError } from '../definition/read-entry.ts';
import type { EntriesOrigin, FormState } from '../state/entry-form.ts';
import type { useEntered } from '../state/use-entered.ts';
import { useErrorText } from './error-text.ts';

/** The words of one field, for the form, its messages and the summary below a result. */
export interface FieldWords<Value> {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Stands after what is typed. */
  readonly unit?: string;
  /** An example of a valid entry that depends on other entries. */
  readonly example?: string;
  /** A value in words, '12 km'; needed for choices, other values are written by their unit. */
  readonly write?: (value: NonNullable<Value>) => string;
  /**
   * A value with its meaning in a few words, '13 payments', for a line that names several; else the label leads it.
   * Undefined for one that is not worth a word.
   */
  readonly brief?: (value: NonNullable<Value>) => string | undefined;
  /** A separate message for an error. */
  readonly error?: (error: FieldError) => string | undefined;
  /**
   * The summary's words for an empty field without a default. Without them the field is left out.
   */
  readonly empty?: string;
  /** The summary's words instead of the value. Null leaves the field out. */
  readonly summary?: string | null;
}

/** The words of all fields of a form. */
export type WordsOf<Values> = { readonly [Name in keyof Values]: FieldWords<Values[Name]> };

/** The words of one room's form. */
export type WordsOfForm<OneForm> = OneForm extends { readonly values?: infer Values }
  ? WordsOf<NonNullable<Values>>
  : never;

/** Says a value by one of the words of its field. @param value of this field, as it reads or sends it */
export function inWords<Words>(
  say: ((value: never) => Words) | undefined,
  value: unknown,
): Words | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of many fields, the type of one value is not known
  return say?.(value as never);
}

/** Writes a value: in the words of the field, else by its unit. @param value of this field, as it reads or sends it */
export function writeValue(
  { unit }: Pick<Field<unknown, unknown>, 'unit'>,
  { write }: Pick<FieldWords<never>, 'write'>,
  value: unknown,
  format: Format,
): string {
  const words = inWords(write, value);
  if (words !== undefined) return words;
  if (typeof value !== 'number') return String(value);
  if (unit === 'euros') return format.eurosBriefly(value);
  return unit === 'percent' ? format.percent(value, decimalsOfRate) : format.number(value);
}

/** Asks whether the reader has meant something else, with the way to say yes. */
export interface DoubtInWords {
  readonly question: string;
  readonly answer: string;
  readonly onAccept: () => void;
}

/** The props of a form control: words, value, error and callbacks. */
export interface ControlOf<Entry> {
  /** The id of the calculator that it belongs to. */
  readonly calculator: string;
  readonly name: string;
  readonly label: string;
  readonly hint: ReactNode;
  readonly unit: string;
  readonly error: string | undefined;
  readonly doubt?: DoubtInWords | undefined;
  readonly isRequired: boolean;
  readonly minimum: number;
  readonly maximum: number;
  /** A value in words. */
  readonly describe: (value: number) => string;
  readonly value: Entry;
  readonly onChange: (value: Entry) => void;
  readonly onLeave: () => void;
}

/** What controls need of the state of a form or of a column. */
type ControlledState<Entries extends object, Values, Request> = ReturnType<
  typeof useEntered<Entries, Values, Request>
> & { readonly origin?: EntriesOrigin | undefined };

/** Says of a field that holds a figure of another calculator where it comes from, until the reader changes it. */
function useSourceOf<Entries extends object>(
  origin: EntriesOrigin | undefined,
  entries: Entries,
): (name: Extract<keyof Entries, string>) => string | undefined {
  const { t } = useTranslation('shared', { keyPrefix: 'origin' });
  const { t: card } = useTranslation('cards');
  if (origin?.source.kind !== 'result') return () => undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every calculator has its name among the cards
  const calculator = card(`${origin.source.calculator}.name` as TextKey<'cards'>);
  return (name) =>
    name in origin.entries && origin.entries[name] === entries[name]
      ? t('result', { calculator })
      : undefined;
}

/** Returns the props for the control of each field. */
export function useControls<Entries extends object, Values, Request>(
  state: ControlledState<Entries, Values, Request>,
  words: { readonly [Name in keyof Entries]: FieldWords<never> },
) {
  const format = useFormat();
  const errorText = useErrorText();
  const { t: doubtText } = useTranslation('shared', { keyPrefix: 'doubt' });
  const { definition, entries, shownErrors, origin, enter, leave, doubtOf, enterMeant } = state;
  const sourceOf = useSourceOf(origin, entries);
  /** The question about an amount that makes little sense for its period; nothing for all others. */
  const doubtInWords = (name: Extract<keyof Entries, string>): DoubtInWords | undefined => {
    const doubt = doubtOf(name);
    if (doubt === undefined) return undefined;
    const amount = Number(definition.fields[name].store(entries[name]));
    return {
      question: doubtText(`question.${doubt.meant}`, { amount: format.eurosBriefly(amount) }),
      answer: doubtText(`answer.${doubt.meant}`),
      onAccept: () => enterMeant(doubt),
    };
  };
  return <Name extends Extract<keyof Entries, string>>(name: Name): ControlOf<Entries[Name]> => {
    const field = definition.fields[name];
    const fieldWords: FieldWords<never> = words[name];
    const { label, hint, error: sentence, example = field.example(format) } = fieldWords;
    const { unit = field.unit === 'percent' ? '%' : '' } = fieldWords;
    const describe = (value: number) => writeValue(field, fieldWords, value, format);
    const error = shownErrors.get(name);
    const { minimum = -Infinity, maximum = Infinity } = definition.limitsOf[name];
    return {
      calculator: definition.id,
      name,
      label,
      hint: sourceOf(name) ?? hint,
      unit,
      error: (error && sentence?.(error)) ?? errorText(error, { limit: describe, example }),
      doubt: doubtInWords(name),
      isRequired: field.isRequired,
      minimum,
      maximum,
      describe,
      value: entries[name],
      onChange: (value) => enter(name, value),
      onLeave: () => leave(name),
    };
  };
}

/** Says in a few words what fields hold; nothing of those that are not asked for, are empty or cannot be read. */
export function useInBrief<Entries extends object, Values, Request>(
  { definition, entries }: Pick<FormState<Entries, Values, Request>, 'definition' | 'entries'>,
  words: { readonly [Name in keyof Entries]: FieldWords<never> },
): (names: readonly Extract<keyof Entries, string>[]) => readonly string[] {
  const format = useFormat();
  const { t } = useTranslation('shared');
  return (names) =>
    names.flatMap((name) => {
      const field = definition.fields[name];
      const fieldWords: FieldWords<never> = words[name];
      if (!definition.isAsked(name, entries)) return [];
      const reading = field.read(entries[name], definition.limitsOf[name]);
      if ('error' in reading || reading.value === null) return [];
      const { value } = reading;
      const { label, write, brief } = fieldWords;
      if (brief !== undefined) return inWords(brief, value) ?? [];
      // A choice says by itself what it is about.
      if (field.unit === 'choice') return inWords(write, value) ?? [];
      return t('labelled', { label, value: writeValue(field, fieldWords, value, format) });
    });
}

import type { Call, InputOf } from '@suen/engine/small-door';
import type { Format } from '../../amount/format.ts';
import type { Field, Opening } from './fields.ts';
import type { FieldError, EntryReading, Limits } from './read-entry.ts';
import {
  filledPart,
  placesIn,
  valueAt,
  type PlaceInRequest,
  type RequestParts,
  type RequestShapes,
  type SchemaOfForm,
} from './request-parts.ts';

/** The fields of a form in their order, by the names of the API. */
type Fields = Readonly<Record<string, Field<unknown, unknown>>>;

/** The entries of a form. Numbers are kept as typed. */
export type EntriesOf<Of> = {
  readonly [Name in keyof Of]: Of[Name] extends {
    readonly first: (opening: Opening) => infer Entry;
  }
    ? Entry
    : never;
};

type ValueOf<OneField> = OneField extends {
  read(entry: never, limits: Limits): EntryReading<infer Value>;
}
  ? Value
  : never;

/** What was entered, read. */
export type ValuesOf<Of> = {
  readonly [Name in keyof Of]: ValueOf<Of[Name]>;
};

/** The part of the values that is sent. */
type SentOf<Of> = {
  readonly [
    Name in keyof Of as Of[Name] extends { readonly isSent: false } ? never : Name
  ]: ValueOf<Of[Name]>;
};

type Nullable<Values> = { readonly [Name in keyof Values]: Values[Name] | null };
type NameIn<Entries> = Extract<keyof Entries, string>;

/** Limits that depend on other entries, instead of the schema's limits. */
interface DependentLimits<Entries, Values> {
  /** The fields that the limits depend on. If they change, this field is validated again. */
  readonly dependsOn: readonly NameIn<Entries>[];
  /** `values` holds null for what is empty or cannot be read. */
  readonly limits: (values: Nullable<Values>, entries: Entries) => Limits;
}

interface FormOptions<Entries, Values, Input, Request, AnyCall> {
  /**
   * Parts of the request, made of fields that stand beside the others in the form. The limits of these fields are the part's, and
   * unless `asked` decides it, they are asked for once one of them is filled.
   */
  readonly parts?: RequestShapes<Input, Values>;
  /** Whether a field is asked for. One that is not is hidden, and its entry ignored. */
  readonly asked?: { readonly [Name in keyof Entries]?: (entries: Entries) => boolean };
  readonly dependent?: { readonly [Name in keyof Entries]?: DependentLimits<Entries, Values> };
  /** Entries that change together with another one. */
  readonly moves?: {
    readonly [Name in keyof Entries]?: (
      value: Entries[Name],
      entries: Entries,
      format: Format,
    ) => Partial<Entries>;
  };
  /** Which call is made, if the entries decide it. Otherwise it is the form's call. */
  readonly callOf?: (entries: Entries) => AnyCall;
  /** Where an entry makes little sense: what the reader may have meant. `value` is the entry read without limits. */
  readonly doubts?: {
    readonly [Name in keyof Entries]?: (
      value: Values[Name & keyof Values] & {},
      entries: Entries,
    ) => Doubt<NameIn<Entries>> | undefined;
  };
  /** Shorter names of fields in links; a field without one has its own name there. A name once given stays. */
  readonly shortNames?: { readonly [Name in keyof Entries]?: string };
  /** What is sent, where it is not simply the values of the fields. `parts` has those of which a field is filled. */
  readonly request?: (values: Values, entries: Entries, parts: RequestParts<Input>) => Request;
  /** Which field a part of the request comes from, if neither its name nor `parts` says it: 'person.spans.0.from'. */
  readonly nameOf?: (part: string, values: Values, entries: Entries) => NameIn<Entries> | undefined;
}

/** An amount that was perhaps meant for another period, with the entries that would say so as they are stored. */
export interface Doubt<Name extends string> {
  readonly meant: 'monthly' | 'annual';
  readonly entries: { readonly [Changed in Name]?: string };
}

/** The error of each field that has one. */
export type FieldErrors<Name extends string> = ReadonlyMap<Name, FieldError>;

/** The result of validation: a request if all entries are valid, otherwise the errors. */
interface CheckedEntries<Name extends string, Request> {
  readonly request: Request | undefined;
  readonly errors: FieldErrors<Name>;
}

/**
 * A calculator's form, declared once: its fields, their validation and the address of the request.
 */
export interface Form<Entries, Values, Request> {
  /** Identifies the calculator in the session state. */
  readonly id: string;
  /** Where the API takes the request of these entries. */
  readonly pathOf: (entries: Entries) => string;
  readonly names: readonly NameIn<Entries>[];
  readonly fields: Readonly<Record<NameIn<Entries>, Field<unknown, unknown>>>;
  /** The limits of each field that do not depend on other entries. */
  readonly limitsOf: Readonly<Record<NameIn<Entries>, Limits>>;
  /** The values of each choice. */
  readonly choicesOf: Readonly<Record<NameIn<Entries>, readonly unknown[]>>;
  /** What each field is called in links. */
  readonly shortNames: Readonly<Record<NameIn<Entries>, string>>;
  readonly isAsked: (name: NameIn<Entries>, entries: Entries) => boolean;
  /** The fields to check again when one changes, by that one. */
  readonly checkedAgainBy: Readonly<Record<NameIn<Entries>, readonly NameIn<Entries>[]>>;
  /** The initial values of the form. */
  readonly initialValues: (opening: Opening) => Entries;
  /** The entries after a change, with those that change together with it. */
  readonly change: <Name extends NameIn<Entries>>(
    entries: Entries,
    name: Name,
    value: Entries[Name],
    format: Format,
  ) => Entries;
  /** What the reader may have meant by an entry that makes little sense. */
  readonly doubtOf: (name: NameIn<Entries>, entries: Entries) => Doubt<NameIn<Entries>> | undefined;
  readonly check: (entries: Entries) => CheckedEntries<NameIn<Entries>, Request>;
  /** The field that a part of the request comes from. */
  readonly nameOf: (part: string, entries: Entries) => NameIn<Entries> | undefined;
  /** The value of a field in a request. */
  readonly valueIn: (request: object, name: NameIn<Entries>) => unknown;
  /** Only for its type: the values of the fields. */
  readonly values?: Values;
}

/**
 * Declares a form with one entry for each field. Initial values, validation, request and summary
 * follow from it. The limits come from the API's schema.
 */
export function defineForm<
  OneCall extends Call,
  const Of extends Fields,
  Request extends object = SentOf<Of>,
  OtherCall extends Call = never,
>(
  call: OneCall,
  fields: Of,
  options: FormOptions<
    EntriesOf<Of>,
    ValuesOf<Of>,
    InputOf<OneCall>,
    Request,
    OneCall | OtherCall
  > = {},
): Form<
  EntriesOf<Of>,
  ValuesOf<Of>,
  Request extends InputOf<OneCall> | InputOf<OtherCall> ? Request : never
> {
  type Entries = EntriesOf<Of>;
  type Name = NameIn<Entries>;
  const { id, inputSchema } = call;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object with one part for each field
  const names = Object.keys(fields) as Name[];
  const mapNames = <Part>(part: (name: Name) => Part) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of all names
    Object.fromEntries(names.map((name) => [name, part(name)])) as Record<Name, Part>;
  const {
    parts: shapes = {},
    asked,
    dependent,
    doubts,
    moves,
    shortNames = {},
    callOf = () => call,
    request: requestOf = sentOf,
    nameOf,
  } = options;
  const fieldOf: Readonly<Record<Name, Field<unknown, unknown>>> = fields;
  const places = placesIn(shapes, inputSchema);
  const placeOf = mapNames(
    (name): PlaceInRequest =>
      places.get(name) ?? { path: name, schema: inputSchema.properties[name] ?? {}, partNames: [] },
  );
  const limitsOf = mapNames((name): Limits => fieldOf[name].limits ?? placeOf[name].schema);

  const isAsked = (name: Name, entries: Entries) => {
    const { partNames } = placeOf[name];
    return (
      asked?.[name]?.(entries) ??
      (partNames.length === 0 ||
        names.some((each) => partNames.includes(each) && String(entries[each]).trim() !== ''))
    );
  };

  const readIn = (entries: Entries, name: Name, limits = limitsOf[name]): EntryReading<unknown> => {
    if (!isAsked(name, entries)) return { value: null };
    if (limits.hasConflict === true) return { error: { code: 'conflict' } };
    return fieldOf[name].read(entries[name], limits);
  };

  const valuesIn = (readings: Readonly<Record<Name, EntryReading<unknown>>>) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field reads its own type
    mapNames((name) => valueOf(readings[name])) as ValuesOf<Of>;

  const checkAnew = (entries: Entries): CheckedEntries<Name, Request> => {
    const read = (name: Name, limits?: Limits) => readIn(entries, name, limits);
    const first = mapNames((name) => read(name));
    const firstValues: Nullable<ValuesOf<Of>> = valuesIn(first);
    const readings = mapNames((name) => {
      const limits = dependent?.[name]?.limits(firstValues, entries);
      return limits === undefined ? first[name] : read(name, { ...limitsOf[name], ...limits });
    });
    const errors = new Map<Name, FieldError>();
    for (const name of names) {
      const reading = readings[name];
      if ('error' in reading) errors.set(name, reading.error);
    }
    if (errors.size > 0) return { request: undefined, errors };
    const values = valuesIn(readings);
    const parts = (filledPart(shapes, values) ?? {}) as RequestParts<InputOf<OneCall>>;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without `request`, it is what is sent
    return { request: requestOf(values, entries, parts) as Request, errors };
  };

  // What is drawn asks several times for the same entries, and entries never change: others take their place.
  const checked = new WeakMap<Entries, CheckedEntries<Name, Request>>();
  const check = (entries: Entries): CheckedEntries<Name, Request> => {
    const known = checked.get(entries) ?? checkAnew(entries);
    checked.set(entries, known);
    return known;
  };

  function sentOf(values: ValuesOf<Of>): object {
    return Object.fromEntries(Object.entries(values).filter(([name]) => fields[name]?.isSent));
  }

  return {
    id,
    pathOf: (entries) => callOf(entries).path,
    names,
    fields: fieldOf,
    limitsOf,
    choicesOf: mapNames((name) => fieldOf[name].choices ?? choicesIn(placeOf[name].schema)),
    shortNames: mapNames(
      (name): string => (shortNames as Partial<Record<Name, string>>)[name] ?? name,
    ),
    isAsked,
    checkedAgainBy: mapNames((changed) =>
      names.filter((name) => dependent?.[name]?.dependsOn.includes(changed)),
    ),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field begins with its own type
    initialValues: (opening) => mapNames((name) => fieldOf[name].first(opening)) as Entries,
    change: (entries, name, value, format) => ({
      ...entries,
      [name]: value,
      ...moves?.[name]?.(value, entries, format),
    }),
    doubtOf: (name, entries) => {
      const value = valueOf(fieldOf[name].read(entries[name], {}));
      return value === null || value === undefined
        ? undefined
        : // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read by this field
          doubts?.[name]?.(value as never, entries);
    },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- another request than the call's does not compile
    check: check as Form<Entries, ValuesOf<Of>, never>['check'],
    nameOf: (part, entries) => {
      const values = valuesIn(mapNames((name) => readIn(entries, name)));
      return nameOf?.(part, values, entries) ?? names.find((name) => placeOf[name].path === part);
    },
    valueIn: (request, name) => valueAt(request, placeOf[name].path),
  };
}

const valueOf = (reading: EntryReading<unknown>) => ('value' in reading ? reading.value : null);

/** The values that a schema names: all of a list, true and false, or the whole numbers between two limits. */
function choicesIn({ type, enum: listed, minimum, maximum }: SchemaOfForm): readonly unknown[] {
  if (listed !== undefined) return listed.filter((value) => value !== null);
  if ([type].flat().includes('boolean')) return [true, false];
  if (minimum === undefined || maximum === undefined || ![type].flat().includes('integer'))
    return [];
  return Array.from({ length: maximum - minimum + 1 }, (_, position) => minimum + position);
}

/** A part of a request with the names of the form's fields in place of its values. */
type PartShape = string | readonly PartShape[] | { readonly [Name in string]: PartShape };

/** The names of the fields that hold such a value. */
type NameOfValue<Values, Value> = {
  [Name in keyof Values & string]: Values[Name] extends Value | null ? Name : never;
}[keyof Values & string];

type ShapeOf<Part, Values> = Part extends readonly (infer Item)[]
  ? readonly [ShapeOf<Item, Values>]
  : { readonly [Name in keyof Part]: NameOfValue<Values, NonNullable<Part[Name]>> };

/** The parts of a request, each with the fields that it is made of, in the order in which they are sent. */
export type RequestShapes<Input, Values> = {
  readonly [
    Part in keyof Input as NonNullable<Input[Part]> extends object ? Part : never
  ]?: ShapeOf<NonNullable<Input[Part]>, Values>;
};

/** The parts of a request that have a filled field. */
export type RequestParts<Input> = {
  readonly [Part in keyof Input as NonNullable<Input[Part]> extends object ? Part : never]?: Filled<
    NonNullable<Input[Part]>
  >;
};

type Filled<Part> = Part extends readonly (infer Item)[]
  ? readonly Filled<Item>[]
  : { readonly [Name in keyof Part]: NonNullable<Part[Name]> };

/** What a form reads of the schema of a request, or of one value in it. */
export interface SchemaOfForm {
  readonly type?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, SchemaOfForm>>;
  readonly items?: SchemaOfForm;
}

/** Where a field stands in the request (`rateChanges.0.points`), with the schema of its value. */
export interface PlaceInRequest {
  readonly path: string;
  readonly schema: SchemaOfForm;
  /** All fields of the same part. */
  readonly partNames: readonly string[];
}

/** The places of all fields in the parts of a request. */
export function placesIn(
  shapes: Readonly<Record<string, PartShape>>,
  { properties = {} }: SchemaOfForm,
): ReadonlyMap<string, PlaceInRequest> {
  return new Map(
    Object.entries(shapes).flatMap(([part, shape]) => {
      const places = placesOf(shape, part, properties[part] ?? {});
      const partNames = places.map(([name]) => name);
      return places.map(([name, place]) => [name, { ...place, partNames }] as const);
    }),
  );
}

type NamedPlace = readonly [string, Omit<PlaceInRequest, 'partNames'>];

function placesOf(shape: PartShape, path: string, schema: SchemaOfForm): readonly NamedPlace[] {
  if (typeof shape === 'string') return [[shape, { path, schema }]];
  return Object.entries(shape).flatMap(([name, inner]) =>
    placesOf(inner, `${path}.${name}`, schema.items ?? schema.properties?.[name] ?? {}),
  );
}

/** The part made of the values of its fields, without the empty ones; null where all are empty. */
export function filledPart(shape: PartShape, values: Readonly<Record<string, unknown>>): unknown {
  if (typeof shape === 'string') return values[shape];
  const filled = Object.entries(shape)
    .map(([name, inner]) => [name, filledPart(inner, values)] as const)
    .filter(([, value]) => value !== null);
  if (filled.length === 0) return null;
  return Array.isArray(shape) ? filled.map(([, value]) => value) : Object.fromEntries(filled);
}

/** The value at a place of a request; undefined where it was not sent. */
export function valueAt(request: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null
          ? new Map<string, unknown>(Object.entries(part)).get(name)
          : undefined,
      request,
    );
}

/** The names of all properties, in their order. */
export function namesOf<Properties extends object>(
  properties: Properties,
): readonly (keyof Properties & string)[] {
  const isName = (name: string): name is keyof Properties & string => name in properties;
  return Object.keys(properties).filter(isName);
}

/** The same names in the same order, each with its converted value. */
export function mapValues<Name extends string, From, To>(
  record: Readonly<Record<Name, From>>,
  convert: (value: From, name: Name) => To,
): Readonly<Record<Name, To>>;
export function mapValues<Name extends string, From, To>(
  record: Readonly<Partial<Record<Name, From>>>,
  convert: (value: From, name: Name) => To,
): Readonly<Partial<Record<Name, To>>>;
export function mapValues(
  record: Readonly<Record<string, unknown>>,
  convert: (value: unknown, name: string) => unknown,
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(record).map(
    ([name, value]) => [name, convert(value, name)] as const,
  );
  return Object.fromEntries(entries);
}

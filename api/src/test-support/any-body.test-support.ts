import fc from 'fast-check';

/** What a schema says about one field, as far as values are made from it. */
interface FieldSchema {
  readonly enum?: readonly unknown[];
  readonly type?: string | readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly items?: FieldSchema;
}

/** Months, known and unknown, and days. */
const dates =
  '2024-01 2025-04 2025-05 2026-01 2026-12 2023-12 2026-01-01 2026-06-16 2026-11-21 2031-02-28'.split(
    ' ',
  );

/** Values that no schema has in mind, or that lie at the edge of what numbers and texts can be. */
const strangeValue = fc.oneof(
  fc.constantFrom(null, true, 'monthly', '', '2027-01', '2024-13', '1e3', '\u0000', '__proto__'),
  fc.constantFrom(-0, 1e-300, -1e-300, 1e21, Number.MAX_VALUE, -Number.MAX_VALUE, 0.1 + 0.2),
  fc.double(),
  fc.jsonValue(),
);

function fittingValue(field: FieldSchema): fc.Arbitrary<unknown> {
  const { minimum: min = -1e9, maximum: max = 1e9 } = field;
  if (field.enum) return fc.constantFrom(...field.enum);
  switch ([field.type].flat()[0]) {
    case 'number':
      return fc.oneof(
        fc.double({ min, max, noNaN: true }),
        fc.constantFrom(min, max),
        fc.double({ min, max: Math.min(max, 9000), noNaN: true }),
      );
    case 'integer':
      return fc.integer({ min, max });
    case 'boolean':
      return fc.boolean();
    case 'object':
      return 'spans' in (field.properties ?? {})
        ? fc.option(fittingItem(field), { freq: 9 })
        : fc.option(fittingObject(field));
    case 'array':
      return fc.option(fc.array(fittingItem(field.items ?? {}), { minLength: 1, maxLength: 2 }), {
        freq: 9,
      });
    default:
      return textFor(new RegExp(field.pattern ?? ''));
  }
}

function fittingObject({ properties = {}, required = [] }: FieldSchema): fc.Arbitrary<object> {
  const fitting = Object.entries(properties).map(
    ([name, field]): [string, fc.Arbitrary<unknown>] => [name, fittingValue(field)],
  );
  return fc.record(Object.fromEntries(fitting), { requiredKeys: [...required] });
}

/**
 * An item of a list, or what holds lists, has few of its fields: with many, most contradict themselves. A salary
 * names its amount.
 */
function fittingItem({ properties = {}, required = [] }: FieldSchema): fc.Arbitrary<object> {
  const optional = Object.keys(properties).filter(
    (name) => !required.includes(name) && name !== 'spans',
  );
  const needed = 'grossSalary' in properties ? { grossSalary: ordinaryAmount } : {};
  return fc.subarray(optional, { maxLength: Math.min(1, optional.length) }).chain((few) => {
    const names = Object.entries(properties).filter(
      ([name]) => required.includes(name) || few.includes(name) || name === 'spans',
    );
    const fitting = names.map(([name, field]) => [name, fittingValue(field)] as const);
    return fc.record({ ...Object.fromEntries(fitting), ...needed });
  });
}

/** Dates of the wanted form; where no date is wanted, all of them: there they are refused. */
function textFor(pattern: RegExp): fc.Arbitrary<string> {
  const wanted = dates.filter((date) => pattern.test(date));
  return fc.constantFrom(...(wanted.length > 0 ? wanted : dates));
}

/** What a month's salary may be, so that most limits of the law are kept. */
const ordinaryAmount = fc.double({ min: 3000, max: 9000, noNaN: true });

/** With many optional fields, most bodies of a long form contradict themselves and are refused. */
const maxFewFields = 3;

/**
 * Bodies that fit the schema, with many or with few optional fields, and bodies of which anything may be missing or strange.
 *
 * @param alternatives amounts of which a body must have exactly one, which schemas do not say
 */
export function bodyFor(
  schema: Readonly<Record<string, unknown>>,
  alternatives: readonly string[] = [],
): fc.Arbitrary<object> {
  const { properties, required } = schema;
  const all = Object.entries<FieldSchema>(Object(properties));
  const isRequired = (name: string) => Array.isArray(required) && required.includes(name);
  const names = all.map(([name]) => name);
  const requiredKeys = names.filter(isRequired);
  const fitting = all.map(([name, field]): [string, fc.Arbitrary<unknown>] => [
    name,
    fittingValue({ minimum: 3000, ...field }),
  ]);
  const optional = names.filter((name) => !isRequired(name) && !alternatives.includes(name));
  // Lists hold fields themselves.
  const few = all.some(([, { type }]) => [type].flat().includes('array')) ? 1 : maxFewFields;
  const bodyWithFewFields = fc
    .tuple(
      fc.subarray(optional, { maxLength: Math.min(few, optional.length) }),
      alternatives.length > 0 ? fc.constantFrom(...alternatives) : fc.constant(undefined),
    )
    .chain(([chosen, alternative]) =>
      fc.record({
        ...Object.fromEntries(
          fitting.filter(([name]) => isRequired(name) || chosen.includes(name)),
        ),
        ...(alternative === undefined ? {} : { [alternative]: ordinaryAmount }),
      }),
    );
  const fields = all.map(([name, field]): [string, fc.Arbitrary<unknown>] => [
    name,
    fc.oneof(
      { weight: 12, arbitrary: fittingValue(field) },
      { weight: 1, arbitrary: strangeValue },
    ),
  ]);
  return fc.oneof(
    fc.record(Object.fromEntries(fitting), { requiredKeys }),
    { weight: 2, arbitrary: bodyWithFewFields },
    fc.record(Object.fromEntries(fields), { requiredKeys: [] }),
  );
}

/** Every number of an answer as it was written; nothing may stand in its place. */
function figuresOf(value: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, each]) => figuresOf(each, `${path}.${key}`));
}

/**
 * The last bracket of a tariff has no upper bound; solar panels that save nothing have no payback, and those that cost nothing
 * no return on it; beside a system that is not built no scheme is shown. Interest of the first years has no limit. A loan of which
 * fees leave nothing has no effective rate, one without a term no payment, and nobody without an income a share of it. No payment
 * reaches some goals, and savings may stay ahead. Nothing else is ever without a value.
 */
const pathsWithoutValue = new RegExp(
  [
    /\.upTo$/,
    /^\.(?:(?:schemeInForce\.)?(?:path\.)?|paybackGrid\.\d+\.)paybackPeriod$/,
    /^\.(?:(?:(?:schemeInForce\.)?path\.)?roi|schemeInForce|goalPayment|breakEven\.month)$/,
    /^\.(?:secondOffer\.)?(?:apr|deductibleInterest\.\d+\.limit)$/,
    /^\.wish\.(?:monthlyPayment|shareOfIncome|remainingIncome|paymentPlus(?:One|Two)Points?)$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** What must not be in a calculation's answer: numbers that are none, and nothing where a figure belongs. */
export function figuresMissingIn(answer: string): readonly string[] {
  const none = answer.match(/NaN|Infinity|-0(?=[,}\]])/g) ?? [];
  const nothing = figuresOf(JSON.parse(answer)).filter(
    ([path, value]) => value === null && !pathsWithoutValue.test(path),
  );
  return [...none, ...nothing.map(([path]) => path)];
}

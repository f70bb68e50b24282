import type { listParameters } from '@suen/engine';
import type { ChangedFigure, FigureValue, LawChange } from 'virtual:law-changes';

type Parameter = ReturnType<typeof listParameters>[number];
type Version = Parameter['versions'][number];
type History = Pick<Parameter, 'id' | 'units' | 'versions'>;
type PlainValue = Version['value'];

/** A figure of a table: the path of its column, and the row in which it stands. */
interface Figure {
  readonly column: string;
  readonly unit: string;
  readonly value: FigureValue;
  /** A figure of the same row by which readers know the row. */
  readonly row: ChangedFigure['row'];
}

/** Every change of a figure since the first month that the calculators know, the newest first. Statistics are no law. */
export function lawChanges(parameters: readonly Parameter[]): LawChange<string>[] {
  const law = parameters.filter(({ kind }) => kind !== 'statistic');
  const firstMonth = law.flatMap(({ versions }) => versions.map(({ from }) => from)).toSorted()[0];
  return histories(law)
    .flatMap(changesOf)
    .filter(({ from }) => firstMonth !== undefined && from > firstMonth.slice(0, 'YYYY-MM'.length))
    .toSorted((a, b) =>
      a.from === b.from ? compareTexts(a.id, b.id) : compareTexts(b.from, a.from),
    );
}

const compareTexts = (one: string, other: string) => (one < other ? -1 : 1);

/** Oldest first. */
const carTables: readonly string[] = ['carRatesByEmission', 'carRatesByDrive'];

/** The histories of the parameters. A car keeps the rates of its registration, so the rows of their tables are the versions. */
function histories(parameters: readonly Parameter[]): readonly History[] {
  const carVersions = carTables.flatMap((table) => {
    const version = parameters.find(({ id }) => id === table)?.versions[0];
    return version !== undefined && Array.isArray(version.value)
      ? version.value.map((row: PlainValue) => carVersion(row, version))
      : [];
  });
  return [
    ...parameters.filter(({ id }) => !carTables.includes(id)),
    { id: 'carRates', units: 'percent', versions: carVersions },
  ];
}

function carVersion(row: PlainValue, { source }: Version): Version {
  const { registeredFrom, transitionMonths: _, ...rates } = isTable(row) ? row : {};
  if (typeof registeredFrom !== 'string') throw new TypeError('rates of company cars of no month');
  return { from: `${registeredFrom}-01`, value: rates, source };
}

function changesOf({ id, units, versions }: History): readonly LawChange<string>[] {
  return versions.slice(1).flatMap((version, index) => {
    const before = figuresOf(versions[index]?.value, units);
    const after = figuresOf(version.value, units);
    const figures = changedFigures(before, after);
    return figures.length === 0
      ? []
      : [{ id, from: version.from.slice(0, 7), figures, source: version.source }];
  });
}

/** Figures that differ. A table that had no rows says nothing of what applied before. */
function changedFigures(
  before: readonly Figure[],
  after: readonly Figure[],
): readonly ChangedFigure[] {
  const placesOf = (figures: readonly Figure[]) =>
    new Map(figures.map((figure) => [`${figure.column} ${figure.row?.value ?? ''}`, figure]));
  const [old, present] = [placesOf(before), placesOf(after)];
  return [...new Set([...old.keys(), ...present.keys()])].flatMap((place) => {
    const [was, is] = [old.get(place), present.get(place)];
    const figure = is ?? was;
    if (figure === undefined || String(was?.value) === String(is?.value)) return [];
    if (figure.row !== undefined && (was === undefined || is === undefined)) return [];
    const { column, unit, row } = figure;
    return [
      { column, unit, before: was?.value ?? null, after: is?.value ?? null, ...(row && { row }) },
    ];
  });
}

const isTable = (value: unknown): value is Readonly<Record<string, PlainValue>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The figures of a value. Texts, such as days, say when a rule applies and are left out. */
function figuresOf(
  value: PlainValue | undefined,
  units: Parameter['units'],
  column = '',
  row?: ChangedFigure['row'],
): readonly Figure[] {
  const unitIn = (name: string) => (typeof units === 'object' ? (units[name] ?? 'number') : units);
  if (typeof value === 'number') {
    return [{ column, unit: typeof units === 'string' ? units : 'number', value, row }];
  }
  if (Array.isArray(value)) {
    const rates = value.map((each: PlainValue) => (isTable(each) ? each['rate'] : undefined));
    if (units === 'percent' && rates.length > 0)
      return [{ column, unit: units, value: spanOf(rates), row }];
    return value.flatMap((each: PlainValue) => rowOf(each, units, column));
  }
  if (!isTable(value)) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    figuresOf(each, unitIn(name), column === '' ? name : `${column}.${name}`, row),
  );
}

/** Rates by emission: the lowest and the highest, or the only one. */
function spanOf(rates: readonly (PlainValue | undefined)[]): FigureValue {
  const numbers = rates.filter((rate) => typeof rate === 'number');
  const [lowest, highest] = [Math.min(...numbers), Math.max(...numbers)];
  return lowest === highest ? lowest : [lowest, highest];
}

/** The figures of a row, which readers know by its last column if that is a rate, else by its first. */
function rowOf(value: PlainValue, units: Parameter['units'], column: string): readonly Figure[] {
  if (!isTable(value) || typeof units !== 'object') return [];
  const columns = Object.entries(units);
  const isTariff = 'above' in value;
  const [name, unit] = (isTariff ? columns.at(-1) : columns[0]) ?? [];
  const key = name === undefined ? undefined : value[name];
  if (name === undefined || typeof unit !== 'string' || typeof key !== 'number') return [];
  const { [name]: _, ...others } = value;
  return figuresOf(others, units, column, { value: key, unit });
}

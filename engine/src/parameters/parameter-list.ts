import * as assumptions from '../assumptions/assumptions.ts';
import * as salaries from '../assumptions/published-salaries.ts';
import type { Parameter, Units } from '../dated/parameter.ts';
import type { Article, Source } from '../dated/source.ts';
import * as law from '../law/every-law.ts';
import { plainValue, type PlainValue } from './plain-value.ts';

/** A parameter of the engine with its history, as plain JSON. */
export interface ListedParameter {
  readonly id: string;
  /** Set by the State, chosen by us or published as a statistic. */
  readonly kind: 'law' | 'assumption' | 'statistic';
  readonly title: string;
  /** Unit of the whole, such as 'EUR a year'. Columns of a table have separate units. */
  readonly unit: string;
  readonly units: Units;
  /** Last year for which the source was checked and the newest version was in force. */
  readonly confirmedThrough: number;
  /** Oldest first; each applies until the next begins. */
  readonly versions: readonly {
    readonly from: string;
    readonly value: PlainValue;
    readonly source: Source;
    /** The article of the law that sets the value. Assumptions and statistics have none. */
    readonly setBy?: Article;
  }[];
}

/** All parameters: law, assumptions and statistics, each sorted by id. */
export function listParameters(): readonly ListedParameter[] {
  return [
    ...sorted(law, (id, parameter) => listed(id, 'law', parameter)),
    ...sorted(assumptions, (id, parameter) => listed(id, 'assumption', parameter)),
    ...sorted(salaries, listedStatistic),
  ];
}

function sorted<Item>(
  items: Readonly<Record<string, Item>>,
  list: (id: string, item: Item) => ListedParameter,
): readonly ListedParameter[] {
  const ids = Object.keys(items).toSorted();
  return ids.flatMap((id) => {
    const item = items[id];
    return item === undefined ? [] : [list(id, item)];
  });
}

function listed(
  id: string,
  kind: 'law' | 'assumption',
  { title, unit, columns, confirmedThrough, versions }: Parameter<unknown>,
): ListedParameter {
  const units = columns ?? figureUnitOf(unit);
  return {
    id,
    kind,
    title,
    unit,
    units,
    confirmedThrough,
    versions: versions.map(({ from, value, source, setBy }) => ({
      from,
      value: plainValue(value, units),
      source,
      ...(setBy && { setBy }),
    })),
  };
}

/** The unit in which a parameter that is no table is listed. */
function figureUnitOf(unit: Parameter<unknown>['unit']): Units {
  if (unit === 'rate') return 'percent';
  if (unit === 'EUR a kWh') return unit;
  return unit.startsWith('EUR') ? 'EUR' : 'number';
}

function listedStatistic(
  id: string,
  { monthly, year, note, source }: salaries.PublishedFigure,
): ListedParameter {
  return {
    id,
    kind: 'statistic',
    title: note,
    unit: 'EUR a month',
    units: 'EUR',
    confirmedThrough: year,
    versions: [{ from: `${year}-01-01`, value: monthly, source }],
  };
}

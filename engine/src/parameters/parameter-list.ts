import { assumptions } from '../assumptions/assumptions.ts';
import type { Parameter } from '../dated/parameter.ts';
import type { Source } from '../dated/source.ts';
import { law } from '../law/law.ts';
import * as salaries from '../statistics/salaries.ts';
import { plainValue, type PlainValue } from './plain-value.ts';
import { unitsOfAssumptions, unitsOfLaw, type Units } from './units.ts';

/** A figure that the engine uses, with its history, as anybody can read it. */
export interface ListedParameter {
  readonly id: string;
  /** The State's, our own choice, or a published statistic. */
  readonly kind: 'law' | 'assumption' | 'statistic';
  readonly title: string;
  /** What it is per: 'EUR a year'. A table's columns have units of their own. */
  readonly unit: string;
  readonly units: Units;
  /** The last year for which the source was read again and the newest version found in force. */
  readonly confirmedThrough: number;
  /** Oldest first; each holds until the next begins. */
  readonly versions: readonly {
    readonly from: string;
    readonly value: PlainValue;
    readonly source: Source;
  }[];
}

/** Every figure of the law, every assumption, every statistic; of each kind by id. */
export function listParameters(): readonly ListedParameter[] {
  return [
    ...sorted(law, (id, parameter) => listed(id, 'law', parameter, unitsOfLaw)),
    ...sorted(assumptions, (id, parameter) =>
      listed(id, 'assumption', parameter, unitsOfAssumptions),
    ),
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
  { title, unit, confirmedThrough, versions }: Parameter<unknown>,
  unitsById: Readonly<Record<string, Units>>,
): ListedParameter {
  const units = unitsById[id];
  if (units === undefined) throw new TypeError(`no units for ${id}`);
  return {
    id,
    kind,
    title,
    unit,
    units,
    confirmedThrough,
    versions: versions.map(({ from, value, source }) => ({
      from,
      value: plainValue(value, units),
      source,
    })),
  };
}

function listedStatistic(
  id: string,
  { monthly, year, publisher, note, url }: salaries.PublishedFigure,
): ListedParameter {
  return {
    id,
    kind: 'statistic',
    title: note,
    unit: 'EUR a month',
    units: 'EUR',
    confirmedThrough: year,
    versions: [{ from: `${year}-01-01`, value: monthly, source: { text: publisher, url } }],
  };
}

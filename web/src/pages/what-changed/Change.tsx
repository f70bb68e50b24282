import type { ChangedFigure, FigureValue, LawChange } from 'virtual:law-changes';
import { useFormat } from '../../shared/amount/use-format.ts';
import { LawLink } from '../../shared/explanation/LawLink.tsx';
import { useLawNames } from '../../shared/law-names/law-names.ts';
import { Panel } from '../../shared/panel/Panel.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { VisuallyHidden } from '../../shared/visually-hidden/VisuallyHidden.tsx';
import { isColumn } from './columns.ts';
import classes from './what-changed.module.css';

/** A scale has so many rows that they open on request. */
const maxRows = 6;

/** Whether readers are told of a figure. */
export const isShown = (id: string, { column }: ChangedFigure): boolean =>
  column === '' || isColumn(`${id}.${column}`);

/** One rule with its old and its new figures, as rows of the month's table. */
export function Change({ id, figures, source }: LawChange) {
  const { t } = useTranslation('what-changed');
  const lawName = useLawNames();
  const shown = figures.filter((figure) => isShown(id, figure));
  const name = lawName(id);
  const isOneFigure = shown.length === 1 && shown[0]?.column === '';
  return (
    <tbody>
      {isOneFigure ? (
        shown.map((figure) => <Row key={name} name={name} isName {...figure} />)
      ) : (
        <tr>
          <th scope="rowgroup" colSpan={3} className={classes.name}>
            {name}
          </th>
        </tr>
      )}
      {!isOneFigure && (
        <Rows id={id} figures={shown.slice(0, shown.length > maxRows ? 1 : maxRows)} />
      )}
      <tr className={classes.last}>
        <td colSpan={3} className={classes.source}>
          {shown.length > maxRows && (
            <Panel title={t('all')}>
              <table className={classes.table} aria-label={t('all')}>
                <tbody>
                  <Rows id={id} figures={shown} />
                </tbody>
              </table>
            </Panel>
          )}
          {t('source')} <LawLink source={source} />
        </td>
      </tr>
    </tbody>
  );
}

/** The figures of a table, each with the name of its column. */
function Rows({ id, figures }: Pick<LawChange, 'id' | 'figures'>) {
  const { t } = useTranslation('what-changed');
  const write = useWrittenFigure();
  return figures.map((figure) => {
    const { column, row } = figure;
    const key = `${id}.${column}`;
    const rowName = row === undefined ? '' : write(row.value, row.unit);
    return (
      <Row
        key={`${column} ${rowName}`}
        name={isColumn(key) ? t(`columns.${key}`, { row: rowName }) : column}
        {...figure}
      />
    );
  });
}

interface RowProps extends ChangedFigure {
  readonly name: string;
  /** True where the row's name is that of the rule. */
  readonly isName?: boolean;
}

function Row({ name, isName = false, before, after, unit }: RowProps) {
  const { t } = useTranslation('what-changed');
  const write = useWrittenFigure();
  const written = (value: FigureValue | null) =>
    value === null ? (
      <>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>{t('none')}</VisuallyHidden>
      </>
    ) : (
      write(value, unit)
    );
  return (
    <tr>
      <th scope="row" className={isName ? classes.name : classes.column}>
        {name}
      </th>
      <td className={classes.before}>{written(before)}</td>
      <td className={classes.after}>{written(after)}</td>
    </tr>
  );
}

/** Writes a figure in its unit, or the two ends of several. */
function useWrittenFigure(): (value: FigureValue, unit: string) => string {
  const { t } = useTranslation('what-changed');
  const format = useFormat();
  const one = (value: number, unit: string) => {
    if (unit === 'percent') return format.percent(value);
    if (unit === 'EUR') return format.eurosBriefly(value);
    return unit === 'EUR a kWh' ? format.eurosExactly(value) : format.number(value);
  };
  return (value, unit) =>
    typeof value === 'number'
      ? one(value, unit)
      : t('range', { from: one(value[0], unit), to: one(value[1], unit) });
}

import { useTranslation } from 'react-i18next';
import type { BreakdownLine } from './breakdown-line.ts';
import { BreakdownRow } from './BreakdownRow.tsx';
import classes from './BreakdownTable.module.css';

interface BreakdownTableProps {
  /** Names the table for screen readers. */
  readonly title: string;
  /** The head of the amounts: '€ a month'. */
  readonly unit: string;
  readonly lines: readonly BreakdownLine[];
  /** False where a table before this one has said that lines can be opened. */
  readonly hasHelp?: boolean;
}

/** Lines with their swatches and amounts; each opens in place to say how it is computed. */
export function BreakdownTable(props: BreakdownTableProps) {
  const { title, unit, lines, hasHelp = true } = props;
  const { t } = useTranslation('shared');
  return (
    <div>
      <table className={classes.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('breakdown.line')}</th>
            <th scope="col" className={classes.amount}>
              {unit}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <BreakdownRow key={line.id} line={line} />
          ))}
        </tbody>
      </table>
      {hasHelp && <p className={classes.help}>{t('breakdown.help')}</p>}
    </div>
  );
}

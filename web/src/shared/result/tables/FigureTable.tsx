import { useTranslation } from '../../translation/use-translation.ts';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import type { Figure } from './figure.ts';
import { FigureRow } from './FigureRow.tsx';
import classes from './FigureTable.module.css';

interface FigureTableProps {
  /** Names the table for screen readers. */
  readonly title: string;
  /** The head of the names, then one for each column of values: 'Line', '€ a month'. */
  readonly heads: readonly string[];
  readonly figures: readonly Figure[];
  /** Heads that say no more than the title does: screen readers still have them. */
  readonly hiddenHeads?: 'name' | 'all';
  /** False if a table before this one already says that rows can be opened. */
  readonly hasHelp?: boolean;
}

/** Figures of any unit by name; each opens in place to say how it is computed. */
export function FigureTable(props: FigureTableProps) {
  const { title, heads, figures, hiddenHeads, hasHelp = true } = props;
  const { t } = useTranslation('shared');
  const [nameHead, ...valueHeads] = heads;
  const hasSwatches = figures.some(({ colour }) => colour !== undefined);
  const canOpen = figures.some(({ steps }) => steps.length > 0);
  return (
    <div>
      <table className={classes.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">
              {hiddenHeads === undefined ? nameHead : <VisuallyHidden>{nameHead}</VisuallyHidden>}
            </th>
            {valueHeads.map((head) => (
              <th key={head} scope="col" className={classes.value}>
                {hiddenHeads === 'all' ? <VisuallyHidden>{head}</VisuallyHidden> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <FigureRow key={figure.id} figure={figure} hasSwatch={hasSwatches} />
          ))}
        </tbody>
      </table>
      {hasHelp && canOpen && <p className={classes.help}>{t('breakdown.help')}</p>}
    </div>
  );
}

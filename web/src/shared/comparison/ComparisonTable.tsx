import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import classes from './ComparisonTable.module.css';
import { differenceClass } from './Figures.tsx';
import { iconOf } from '../icon-of.ts';

const IconX = iconOf('x');

/** A column as its head names it. */
export interface HeadOfColumn {
  readonly id: number;
  readonly name: string;
}

interface ComparisonTableProps {
  readonly unit: string;
  readonly columns: readonly HeadOfColumn[];
  /** The column whose difference is shown where there is room for one only. */
  readonly viewed: number;
  readonly entries: ReactNode;
  readonly lines: ReactNode;
  readonly onRemove: (id: number) => void;
}

/** Entries and lines of all columns beside each other, with the difference of each column to the first. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { unit, columns, viewed, entries, lines, onRemove } = props;
  const { t } = useTranslation('comparison');
  const isOnlyOne = columns.length === 1;
  return (
    <table className={classes.table} aria-label={t('table')} data-columns={columns.length + 1}>
      <thead>
        <tr>
          <th scope="col" className={classes.corner}>
            {unit}
          </th>
          <th scope="col">{t('own')}</th>
          {columns.map(({ id, name }, index) => (
            <Fragment key={id}>
              <th scope="col" data-name={name}>
                <span className={classes.columnHead}>
                  <span className={classes.columnName}>{name}</span>
                  <button
                    type="button"
                    className={classes.remove}
                    aria-label={t('remove', { column: name })}
                    onClick={() => onRemove(id)}
                  >
                    <IconX aria-hidden="true" size={18} stroke={1.75} />
                  </button>
                </span>
              </th>
              <th
                scope="col"
                data-name={isOnlyOne ? t('difference') : t('differenceOf', { column: name })}
                className={differenceClass(index === viewed)}
              >
                {t('difference')}
              </th>
            </Fragment>
          ))}
        </tr>
      </thead>
      <tbody className={classes.entries}>{entries}</tbody>
      <tbody>{lines}</tbody>
    </table>
  );
}

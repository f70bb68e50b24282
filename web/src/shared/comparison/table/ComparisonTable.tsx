import { Fragment, memo, type ReactNode } from 'react';
import { iconOf } from '../../icon-of.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { isUnchanged } from '../state/unchanged.ts';
import { differenceClass } from './Figures.tsx';
import classes from './ComparisonTable.module.css';

const IconX = iconOf('x');

/** A column as its head names it. */
interface HeadOfColumn {
  readonly id: number;
  readonly name: string;
}

interface HeadProps {
  readonly unit: string;
  readonly columns: readonly HeadOfColumn[];
  /** The column whose difference is shown where there is room for one only. */
  readonly viewed: number;
  readonly onRemove: (id: number) => void;
}

interface ComparisonTableProps extends HeadProps {
  /** What decides, with the part of the table that it stands in. */
  readonly deciding: ReactNode;
  readonly entries: ReactNode;
  /** With the part of the table that they stand in. */
  readonly lines: ReactNode;
}

/** Entries and lines of all columns beside each other, with the difference of each column to the first. */
export function ComparisonTable({ deciding, entries, lines, ...head }: ComparisonTableProps) {
  const { t } = useTranslation('comparison');
  return (
    <table className={classes.table} aria-label={t('table')} data-columns={head.columns.length + 1}>
      <Head {...head} />
      {deciding}
      <tbody className={classes.entries}>{entries}</tbody>
      {lines}
    </table>
  );
}

const Head = memo(function Head({ unit, columns, viewed, onRemove }: HeadProps) {
  const { t } = useTranslation('comparison');
  const isOnlyOne = columns.length === 1;
  return (
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
  );
}, isUnchanged);

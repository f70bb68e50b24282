import { IconX } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import classes from './Comparison.module.css';
import { ComparedValue, Difference } from './Figures.tsx';
import { differenceTo, type ComparedRow } from './merge-lines.ts';

/** A column as its head names it. */
export interface HeadOfColumn {
  readonly id: number;
  readonly name: string;
  /** True where its figures belong to other entries than it shows. */
  readonly isStale: boolean;
}

/** An entry in all columns, the result's first. */
export interface EntryRow {
  readonly name: string;
  readonly label: string;
  readonly own: ReactNode;
  readonly others: readonly ReactNode[];
}

interface ComparisonTableProps {
  readonly unit: string;
  readonly columns: readonly HeadOfColumn[];
  /** The column whose difference is shown where there is room for one only. */
  readonly viewed: number;
  readonly entries: readonly EntryRow[];
  readonly lines: readonly ComparedRow[];
  readonly onRemove: (id: number) => void;
}

/** Entries and lines of all columns beside each other, with the difference of each column to the first. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { unit, columns, viewed, entries, lines, onRemove } = props;
  const { t } = useTranslation('comparison');
  const isOnlyOne = columns.length === 1;
  const ofDifference = (index: number) => ({
    className: `${classes.difference} ${index === viewed ? '' : classes.unviewed}`,
  });
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
                {...ofDifference(index)}
              >
                {t('difference')}
              </th>
            </Fragment>
          ))}
        </tr>
      </thead>
      <tbody className={classes.entries}>
        {entries.map(({ name, label, own, others }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td>{own}</td>
            {columns.map(({ id }, index) => (
              <Fragment key={id}>
                <td>{others[index]}</td>
                <td {...ofDifference(index)} />
              </Fragment>
            ))}
          </tr>
        ))}
      </tbody>
      <tbody>
        {lines.map(({ line, values }) => (
          <tr key={line.id} className={line.isTotal === true ? classes.total : undefined}>
            <th scope="row" data-name={line.name}>
              <span className={classes.nameRow}>
                {line.colour !== undefined && (
                  <span className={classes.swatch} style={{ backgroundColor: line.colour }} />
                )}
                <span>{line.name}</span>
              </span>
            </th>
            <td>
              <ComparedValue line={line} value={values[0]} />
            </td>
            {columns.map(({ id, isStale }, index) => {
              const value = values[index + 1];
              return (
                <Fragment key={id}>
                  <td data-stale={isStale}>
                    <ComparedValue line={line} value={value} />
                  </td>
                  <td data-stale={isStale} {...ofDifference(index)}>
                    <Difference line={line} difference={differenceTo(values[0], value)} />
                  </td>
                </Fragment>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Panel } from '../../panel/Panel.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import classes from './ChartTable.module.css';

interface ChartTableProps {
  readonly caption: string;
  /** The head of the first column, then one for each other. */
  readonly heads: readonly string[];
  /** The first cell of a row is its head. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
  /** Keeps a long table behind a heading that opens it. */
  readonly isFolded?: boolean;
}

/** The figures of a chart as a table. */
export function ChartTable({ isFolded = false, ...table }: ChartTableProps) {
  const { t } = useTranslation('shared');
  if (!isFolded) return <PlainTable {...table} />;
  return (
    <Panel title={t('chart.showFigures')}>
      <PlainTable {...table} />
    </Panel>
  );
}

function PlainTable({ caption, heads, rows }: Omit<ChartTableProps, 'isFolded'>) {
  const [frame, isTooWide] = useOverflow<HTMLDivElement>();
  return (
    // The keyboard scrolls what has the focus: a table that fits needs none.
    <div
      ref={frame}
      className={classes.frame}
      {...(isTooWide && { role: 'region', tabIndex: 0, 'aria-label': caption })}
    >
      <table className={classes.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [head, ...cells] }) => (
            <tr key={id}>
              <th scope="row">{head}</th>
              {cells.map((cell, column) => (
                // Columns never change places.
                // oxlint-disable-next-line react/no-array-index-key
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether the content of an element is wider than the element, now and after every change of its size. */
function useOverflow<Element extends HTMLElement>(): readonly [
  element: RefObject<Element | null>,
  isTooWide: boolean,
] {
  const element = useRef<Element>(null);
  const [isTooWide, setTooWide] = useState(false);
  useEffect(() => {
    const observed = element.current;
    if (observed === null) return undefined;
    const observer = new ResizeObserver(() =>
      setTooWide(observed.scrollWidth > observed.clientWidth),
    );
    observer.observe(observed);
    return () => observer.disconnect();
  }, []);
  return [element, isTooWide];
}

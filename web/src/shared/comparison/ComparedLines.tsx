import { Fragment, memo, useRef, type ComponentType } from 'react';
import { LineName } from '../result/LineName.tsx';
import { useIsInView } from '../use-is-in-view.ts';
import { ColumnBar } from './ColumnBar.tsx';
import classes from './ComparisonTable.module.css';
import type { ColumnsProps } from './comparison-of-result.ts';
import type { Compared, Comparison } from './comparison.ts';
import { ComparedValue, Difference, DifferenceCell } from './Figures.tsx';
import { differenceTo, mergeLines } from './merge-lines.ts';
import { areSameColumns, isUnchanged } from './unchanged.ts';
import { useLater, afterPaint } from './use-later.ts';

/** A column as its figures are shown. */
interface AnsweredColumn<Entries, Request, Result> {
  readonly id: number;
  readonly name: string;
  readonly answer: Compared<Entries, Request, Result> | undefined;
  /** True where it has been asked for what the result was asked for. */
  readonly isSame: boolean;
  /** True where its figures belong to other entries than it shows. */
  readonly isStale: boolean;
}

/** What is said of the answers of all columns. */
export interface AnsweredProps<Entries, Request, Result> extends Pick<
  ColumnsProps<Entries, Request, Result>,
  'record'
> {
  readonly columns: readonly AnsweredColumn<Entries, Request, Result>[];
}

interface ComparedLinesProps<Entries, Request, Result> extends AnsweredProps<
  Entries,
  Request,
  Result
> {
  /** The column whose difference is shown where there is room for one only. */
  readonly viewed: number;
}

/** Which of the lines are drawn. */
interface Part {
  readonly from: number;
  readonly to?: number;
}

/** As many lines as a phone mostly has room for. */
const linesInView = 5;

/**
 * Makes the rows of figures: each line in all columns, with the difference of each column to the result. They are drawn anew
 * only when there is another answer, and those out of sight a frame later than the sentence above.
 */
export function comparedLines<Entries extends object, Values, Request extends object, Result>({
  useWords,
}: Comparison<Entries, Values, Request, Result>): ComponentType<
  ComparedLinesProps<Entries, Request, Result>
> {
  type Props = ComparedLinesProps<Entries, Request, Result>;

  const Lines = memo(function Lines({ record, columns, viewed, from, to }: Props & Part) {
    const { linesOf } = useWords(record);
    const rows = mergeLines([
      linesOf(record),
      ...columns.map(({ answer }) => answer && linesOf(answer)),
    ]);
    return rows.slice(from, to).map(({ line, values }) => (
      <tr key={line.id} className={line.isTotal === true ? classes.total : undefined}>
        <th scope="row" data-name={line.name}>
          <LineName hasSwatch={line.colour !== undefined} colour={line.colour}>
            {line.name}
          </LineName>
        </th>
        <td>
          <ComparedValue line={line} value={values[0]} />
          {line.inBar === 'whole' && <ColumnBar rows={rows} column={0} />}
        </td>
        {columns.map(({ id, isStale }, index) => {
          const value = values[index + 1];
          return (
            <Fragment key={id}>
              <td data-stale={isStale}>
                <ComparedValue line={line} value={value} />
                {line.inBar === 'whole' && <ColumnBar rows={rows} column={index + 1} />}
              </td>
              <DifferenceCell isViewed={index === viewed} isStale={isStale}>
                <Difference line={line} difference={differenceTo(values[0], value)} />
              </DifferenceCell>
            </Fragment>
          );
        })}
      </tr>
    ));
  });

  function ComparedLines(props: Props) {
    const body = useRef<HTMLTableSectionElement>(null);
    const isInView = useIsInView(body);
    const earlier = useLater(props, afterPaint);
    const later = areSameColumns(earlier.columns, props.columns) ? earlier : props;
    return (
      <tbody ref={body}>
        <Lines {...(isInView ? props : later)} from={0} to={linesInView} />
        <Lines {...later} from={linesInView} />
      </tbody>
    );
  }
  return memo(ComparedLines, isUnchanged);
}

import { Fragment, memo, useEffect, useRef, type ComponentType } from 'react';
import { useFormat } from '../../amount/use-format.ts';
import { showComparedFigure } from '../../result/frame/compared-figure.ts';
import { LineName } from '../../result/tables/LineName.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { useIsInView } from '../../window/use-is-in-view.ts';
import type { ColumnsProps } from '../comparison-of-result.ts';
import type { Compared, Comparison } from '../comparison.ts';
import { areSameColumns, isUnchanged } from '../state/unchanged.ts';
import { useLater, waitForPaint } from '../state/use-later.ts';
import { ColumnBar } from './ColumnBar.tsx';
import { ComparedValue, Difference, DifferenceCell } from './Figures.tsx';
import { differenceTo, mergeLines } from './merge-lines.ts';
import classes from './ComparisonTable.module.css';

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

/** Which of the lines are drawn: those that decide, or some of the others. */
interface Part {
  readonly isDeciding?: boolean;
  readonly from?: number;
  readonly to?: number;
}

/** As many lines as a phone mostly has room for. */
const linesInView = 5;

/** The rows of figures, which stand in two places. */
interface ComparedLineParts<Props> {
  /** The lines that decide, above the entries. */
  readonly DecidingLines: ComponentType<Props>;
  /** All others, below them. */
  readonly OtherLines: ComponentType<Props>;
}

/**
 * Makes the rows of figures: each line in all columns, with the difference of each column to the result. They are drawn anew
 * only when there is another answer, and those out of sight a frame later than the sentence above.
 */
export function comparedLines<Entries extends object, Values, Request extends object, Result>({
  useWords,
}: Comparison<Entries, Values, Request, Result>): ComparedLineParts<
  ComparedLinesProps<Entries, Request, Result>
> {
  type Props = ComparedLinesProps<Entries, Request, Result>;

  const Lines = memo(function Lines(props: Props & Part) {
    const { record, columns, viewed, isDeciding = false, from, to } = props;
    const { linesOf } = useWords(record);
    const rows = mergeLines([
      linesOf(record),
      ...columns.map(({ answer }) => answer && linesOf(answer)),
    ]);
    const shown = rows.filter(({ line }) => (line.isTotal === true) === isDeciding);
    return shown.slice(from, to).map(({ line, values }) => (
      <tr key={line.id} className={line.isTotal === true ? classes.total : undefined}>
        <th scope="row" data-name={line.name}>
          <LineName hasSwatch={line.colour !== undefined} colour={line.colour}>
            {line.name}
          </LineName>
        </th>
        <td>
          <ComparedValue line={line} value={values[0]} />
          {line.barRole === 'whole' && <ColumnBar rows={rows} column={0} />}
        </td>
        {columns.map(({ id, isStale }, index) => {
          const value = values[index + 1];
          return (
            <Fragment key={id}>
              <td data-stale={isStale}>
                <ComparedValue line={line} value={value} />
                {line.barRole === 'whole' && <ColumnBar rows={rows} column={index + 1} />}
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

  function DecidingLines(props: Props) {
    const { record, columns, viewed } = props;
    const format = useFormat();
    const { t } = useTranslation('comparison');
    const { linesOf } = useWords(record);
    const column = columns[viewed];
    const isCurrent = column?.isStale === false;
    const rows = mergeLines([linesOf(record), column?.answer && linesOf(column.answer)]);
    const decisive = rows.find(({ line }) => line.isTotal === true);
    const [own, value] = decisive?.values ?? [];
    const write = decisive?.line.write ?? format.euros;
    const change = differenceTo(own, value);
    const name = column?.name;
    useEffect(() => {
      if (!isCurrent || name === undefined || change === undefined || typeof value !== 'number') {
        return undefined;
      }
      const size = `${change > 0 ? '+' : '\u2212'}\u00A0${write(Math.abs(change))}`;
      const difference = change === 0 ? t('same') : size;
      return showComparedFigure({ column: name, value: write(value), difference });
      // A new way to write the same figures is no change.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [isCurrent, name, value, change]);
    return (
      <tbody className={classes.deciding}>
        <Lines {...props} isDeciding />
      </tbody>
    );
  }

  function OtherLines(props: Props) {
    const body = useRef<HTMLTableSectionElement>(null);
    const isInView = useIsInView(body);
    const earlier = useLater(props, waitForPaint);
    const later = areSameColumns(earlier.columns, props.columns) ? earlier : props;
    return (
      <tbody ref={body}>
        <Lines {...(isInView ? props : later)} from={0} to={linesInView} />
        <Lines {...later} from={linesInView} />
      </tbody>
    );
  }
  return {
    DecidingLines: memo(DecidingLines, isUnchanged),
    OtherLines: memo(OtherLines, isUnchanged),
  };
}

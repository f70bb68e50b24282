import {
  Children,
  use,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { whenIdle } from '../../loading/when-idle.ts';
import { AnswerSlotsContext } from './answer-slots.ts';
import { PrintNote } from './PrintNote.tsx';
import { ResultFrameContext } from './result-frame.ts';
import { ResultEnd } from './ResultEnd.tsx';
import { StickyFigure } from './StickyFigure.tsx';
import classes from './ResultLayout.module.css';

interface ResultLayoutProps {
  /** What a page gives the view of its result. */
  readonly of: {
    readonly record: { readonly calculatedOn: Date };
    /** True when the result has just taken the form's place: what matters most is then drawn first. */
    readonly takesFocus: boolean;
    readonly onRecalculate: () => void;
  };
  /** The rules that were applied, as the note on paper names them. Missing if no rule changes with time. */
  readonly rules?: Omit<ComponentProps<typeof PrintNote>, 'calculatedOn'>;
  /** What the disclaimer says where a result is about something else than salaries and taxes. */
  readonly disclaimer?: string;
  /** The answer that stays in sight on phones. Missing where it is not a figure. */
  readonly sticky?: Omit<ComponentProps<typeof StickyFigure>, 'headline'>;
  /** What matters more than the ways on, and so stands above them. */
  readonly partAboveWaysOn?: ReactNode;
  /** The headline, and the parts below it. */
  readonly children: ReactNode;
}

/**
 * The frame of every result: its parts, one below the other, and its end. A comparison and the ways on come right after the
 * answer. Of a fresh one the answer is drawn at once, the rest a frame later, and what is out of sight when the page has
 * nothing else to do.
 */
export function ResultLayout(props: ResultLayoutProps) {
  const { of, rules, disclaimer, sticky, partAboveWaysOn, children } = props;
  const { record, takesFocus, onRecalculate } = of;
  const isWhole = useDeferredValue(true, !takesFocus);
  const [isLaidOut, setLaidOut] = useState(!takesFocus);
  const headlineRef = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWhole && !isLaidOut) whenIdle(() => setLaidOut(true));
  }, [isWhole, isLaidOut]);
  const [headline, ...rest] = Children.toArray(children);
  const slots = use(AnswerSlotsContext);
  return (
    <div className={classes.result} aria-busy={!isWhole} data-laid-out={isLaidOut}>
      <ResultFrameContext value={{ headlineRef, isWhole, takesFocus, onRecalculate }}>
        {headline}
      </ResultFrameContext>
      {isWhole && (
        <>
          {slots?.columns}
          {partAboveWaysOn}
          {slots?.waysOn}
          {rest}
          <PrintNote {...rules} calculatedOn={record.calculatedOn} />
          <ResultEnd disclaimer={disclaimer} onRecalculate={() => onRecalculate()} />
          {sticky && <StickyFigure {...sticky} headline={headlineRef} />}
        </>
      )}
    </div>
  );
}

/** A table and its chart, side by side where there is room. */
export function TableAndChart({ children }: { readonly children: ReactNode }) {
  return <div className={classes.sides}>{children}</div>;
}

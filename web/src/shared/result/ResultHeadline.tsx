import { use, useEffect, useRef, type ReactNode, type Ref } from 'react';
import { Amount } from '../amount/Amount.tsx';
import { useFormat } from '../amount/use-format.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { IsWholeContext } from './is-whole-context.ts';
import classes from './ResultHeadline.module.css';

interface ResultHeadlineProps {
  readonly ref?: Ref<HTMLElement>;
  /** What the figure is: 'Your net salary'. */
  readonly name: string;
  /** For how long: 'Per month'. */
  readonly period: string;
  /** The figure: an amount of euros, or words in its place. */
  readonly amount: number | string;
  /** False for an estimate, which has no cents. */
  readonly hasCents?: boolean;
  /** Under which rules it holds, and what else decides it. */
  readonly chips: readonly string[];
  /** The answer in one plain sentence. */
  readonly sentence: string;
  /** True when the result has just replaced the form: its heading then takes the focus and is read out. */
  readonly takesFocus: boolean;
  readonly actions: ReactNode;
  /** What belongs to the answer beyond the sentence. */
  readonly children?: ReactNode;
}

/**
 * The width of the currency and the raised decimals, in digits. They are smaller than the figure.
 */
const charactersBesideWhole = 3.5;
const currencyCharacters = 1.5;

/** The answer first: one large figure, and its sentence. */
export function ResultHeadline(props: ResultHeadlineProps) {
  const {
    ref,
    name,
    period,
    amount,
    hasCents = true,
    chips,
    sentence,
    takesFocus,
    actions,
    children,
  } = props;
  const { parts } = useFormat();
  const characters =
    typeof amount === 'string'
      ? amount.length
      : parts(amount).whole.length + (hasCents ? charactersBesideWhole : currencyCharacters);
  const isWhole = use(IsWholeContext);
  const headingRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus) headingRef.current?.focus({ preventScroll: true });
    // Once, when the result appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <section ref={ref} className={classes.headline}>
      <h2
        ref={headingRef}
        tabIndex={-1}
        className={classes.heading}
        data-figure={`${name}, ${period}`}
      >
        <span className={classes.name}>{name}</span>{' '}
        <span
          className={classes.figure}
          style={{ '--characters': characters }}
          data-figure={`${name}, ${period}`}
        >
          {typeof amount === 'string' ? (
            amount
          ) : (
            <Amount value={amount} withCurrency hasCents={hasCents} />
          )}
        </span>
        <VisuallyHidden>, {period}</VisuallyHidden>
      </h2>
      <ul className={classes.chips}>
        {[period, ...chips].map((chip) => (
          <li key={chip} className={classes.chip}>
            {chip}
          </li>
        ))}
      </ul>
      <p className={classes.sentence}>{sentence}</p>
      {isWhole && children}
      {isWhole && <div className={classes.actions}>{actions}</div>}
    </section>
  );
}

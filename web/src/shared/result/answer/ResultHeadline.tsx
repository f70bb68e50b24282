import { use, useEffect, useRef, type ReactNode } from 'react';
import { Amount } from '../../amount/Amount.tsx';
import { useFormat } from '../../amount/use-format.ts';
import { Button } from '../../button/Button.tsx';
import { WhereCalculated } from '../../on-device/WhereCalculated.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import { useIsEmbedded } from '../../window/embedded.ts';
import { ResultFrameContext } from '../frame/result-frame.ts';
import { HasMainActionContext } from './has-main-action-context.ts';
import { PeriodTabs, type PeriodFigures } from './PeriodTabs.tsx';
import { ResultActions } from './ResultActions.tsx';
import classes from './ResultHeadline.module.css';

interface ResultHeadlineProps {
  /** What the figure is: 'Your net salary'. */
  readonly name: string;
  /** For how long: 'Per month'. Left out where the name says it. */
  readonly period?: string;
  /** The figure: an amount of euros, or words in its place. */
  readonly amount: number | string;
  /** The figure in both periods, where a result has two: they are its tabs. */
  readonly periods?: PeriodFigures;
  /** False for an estimate, which has no cents. */
  readonly hasCents?: boolean;
  /** The entries that decide, and the rules that apply, in a line with the way back to the form. */
  readonly chips: readonly string[];
  /** The answer in one plain sentence. */
  readonly sentence: string;
  /** What a reader must know before relying on the sentence. */
  readonly caveat?: string | undefined;
  /** True where the answer itself has the one thing to do next. */
  readonly hasMainAction?: boolean;
  /** What belongs to the answer beyond the sentence. */
  readonly children?: ReactNode;
}

/**
 * The width of the currency and the raised decimals, in digits. They are smaller than the figure.
 */
const charactersBesideWhole = 3.5;
const currencyCharacters = 1.5;

/** The answer first: one large figure, its sentence, and what it was computed from. */
export function ResultHeadline(props: ResultHeadlineProps) {
  const {
    name,
    period,
    hasMainAction = false,
    amount,
    periods,
    hasCents = true,
    chips,
    sentence,
    caveat,
    children,
  } = props;
  const { t } = useTranslation('shared');
  const { parts } = useFormat();
  const characters =
    typeof amount === 'string'
      ? amount.length
      : parts(amount).whole.length + (hasCents ? charactersBesideWhole : currencyCharacters);
  const { headlineRef, isWhole, takesFocus, onRecalculate } = use(ResultFrameContext);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isEmbedded = useIsEmbedded();
  const fullName = period === undefined ? name : `${name}, ${period}`;

  useEffect(() => {
    if (takesFocus) headingRef.current?.focus({ preventScroll: !isEmbedded });
    // Once, when the result appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const figure =
    typeof amount === 'string' ? amount : <Amount value={amount} hasCurrency hasCents={hasCents} />;
  return (
    <section ref={headlineRef} className={classes.headline} style={{ '--characters': characters }}>
      <h2 ref={headingRef} tabIndex={-1} className={classes.heading} data-figure={fullName}>
        <span className={classes.name}>{name}</span>{' '}
        {periods === undefined ? (
          <span className={classes.figure} data-figure={fullName}>
            {figure}
          </span>
        ) : (
          // The tabs below show it.
          <VisuallyHidden>{figure}</VisuallyHidden>
        )}
        {period !== undefined && <VisuallyHidden>, {period}</VisuallyHidden>}
      </h2>
      {periods !== undefined && <PeriodTabs {...periods} />}
      <p className={classes.sentence}>{sentence}</p>
      {caveat !== undefined && <p className={classes.caveat}>{caveat}</p>}
      <ul className={classes.entries}>
        {[...(periods === undefined && period !== undefined ? [period] : []), ...chips].map(
          (chip) => (
            <li key={chip}>{chip}</li>
          ),
        )}
        <li className={classes.change}>
          <Button
            look="text"
            aria-label={t('summary.changeEntries')}
            onClick={() => onRecalculate()}
          >
            {t('summary.change')}
          </Button>
        </li>
      </ul>
      {isWhole && children}
      {isWhole && (
        <p className={classes.where}>
          <WhereCalculated />
        </p>
      )}
      {isWhole && (
        <div className={classes.actions}>
          <HasMainActionContext value={hasMainAction}>
            <ResultActions entered={chips} />
          </HasMainActionContext>
        </div>
      )}
    </section>
  );
}

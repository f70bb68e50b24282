import type { Step } from '@suen/engine/small-door';
import type { ReactNode } from 'react';
import { Amount } from '../../shared/amount/Amount.tsx';
import { HowComputed } from '../../shared/explanation/HowComputed.tsx';
import { iconOf } from '../../shared/icon-of.ts';
import { Panel } from '../../shared/panel/Panel.tsx';
import { sourcesOf } from '../../shared/result/tables/figure.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { VisuallyHidden } from '../../shared/visually-hidden/VisuallyHidden.tsx';
import { useIsPhone } from '../../shared/window/use-is-phone.ts';
import type { LimitWords } from './limit-words.ts';
import { ProgressRing } from './ProgressRing.tsx';
import classes from './DeductionCard.module.css';

const IconChevronRight = iconOf('chevron-right');

interface DeductionCardProps {
  readonly title: string;
  /** The official French name, where it differs from the title. */
  readonly term?: string | undefined;
  readonly words: LimitWords;
  /** True where the answer above has the amounts: the advice then stands beside the ring. */
  readonly isBrief?: boolean;
  /** One of several limits is folded on a phone, below what it comes to. */
  readonly inBrief?: string;
  /** What else to know about the amounts. */
  readonly note?: string | undefined;
  /** What the remaining limit is worth in tax. */
  readonly saving?: ReactNode;
  /** What the law says, shown once the details are opened. */
  readonly law: ReactNode;
  /** How the figures were computed, each list of steps under what it explains. */
  readonly explanations: readonly {
    readonly title: string;
    readonly steps: readonly Step[];
    readonly answers?: readonly Step[];
  }[];
  /** The card that the others lead to stands out. */
  readonly isHighlighted?: boolean;
}

/**
 * One limit: the used part, the remaining amount, advice, and on request the law and the
 * arithmetic.
 */
export function DeductionCard(props: DeductionCardProps) {
  const { title, term, words, inBrief, note, saving, law, explanations } = props;
  const { isHighlighted = false, isBrief = false } = props;
  const isFolded = useIsPhone() && inBrief !== undefined;
  const { t } = useTranslation('deductions');
  const shown = explanations.filter(({ steps }) => steps.length > 0);
  const sources = sourcesOf(shown.flatMap(({ steps }) => steps));
  const advice = (
    <div className={classes.advice}>
      {words.advice.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
  const card = (
    <article className={classes.card} data-highlighted={isHighlighted} data-folded={isFolded}>
      <header>
        {!isFolded && <h3 className={classes.title}>{title}</h3>}
        {term !== undefined && term !== '' && (
          <p className={classes.term} lang="fr">
            {term}
          </p>
        )}
      </header>
      <div className={classes.remaining} data-figure={`${title}, ${words.figure.name}`}>
        <ProgressRing progress={words.progress} remaining={words.remaining} />
        <div className={classes.figures}>
          {isBrief ? (
            advice
          ) : (
            <>
              <p className={classes.name}>{words.figure.name}</p>
              <p className={classes.figure}>
                <Amount value={words.figure.amount} hasCurrency />
              </p>
            </>
          )}
        </div>
        {!(isBrief && note === undefined) && (
          <div className={classes.usage}>
            {!isBrief && <p className={classes.used}>{words.used}</p>}
            {note !== undefined && <p className={classes.used}>{note}</p>}
          </div>
        )}
      </div>
      {!isBrief && advice}
      {saving}
      <details className={classes.details}>
        <summary className={classes.summary}>
          <IconChevronRight aria-hidden="true" size={18} stroke={2} className={classes.chevron} />
          <span>
            {t('seeDetails')}
            <VisuallyHidden>, {title}</VisuallyHidden>
          </span>
        </summary>
        <div className={classes.content}>
          {law}
          {shown.map((explanation) => (
            <section key={explanation.title}>
              <h4 className={classes.subtitle}>{explanation.title}</h4>
              <HowComputed steps={explanation.steps} answers={explanation.answers} />
            </section>
          ))}
        </div>
      </details>
      {sources.length > 0 && (
        <p className={classes.printedSources} lang="fr">
          {sources.map(({ text }) => text).join(' · ')}
        </p>
      )}
    </article>
  );
  if (!isFolded) return card;
  return (
    <Panel title={title} inBrief={inBrief} isOpenOnPaper>
      {card}
    </Panel>
  );
}

/** The cards of a result, side by side where there is room. */
export function DeductionCards({ children }: { readonly children: ReactNode }) {
  return <div className={classes.cards}>{children}</div>;
}

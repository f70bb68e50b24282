import type { Source, Step } from '@suen/engine/inputs';
import { useRulePeriodNames } from '../rule-period/rule-period-name.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { BracketTable } from './BracketTable.tsx';
import { FormulaResult, FormulaTerms } from './Formula.tsx';
import classes from './HowComputed.module.css';
import { useStepTexts } from './step-texts.ts';

/**
 * The explanation of one line: its steps in order, each with arithmetic, rounding and law. It shows
 * what the engine computed and computes nothing itself.
 */
export function HowComputed({ steps }: { readonly steps: readonly Step[] }) {
  const { t } = useTranslation('explanation');
  const { titleOf, whyOf } = useStepTexts();
  const { monthSpanName } = useRulePeriodNames();
  return (
    <div className={classes.explanation}>
      <ol className={classes.steps} aria-label={t('list')}>
        {steps.map((step, position) => (
          // A year under two sets of rules has the same step twice; the order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li className={classes.step} key={position}>
            <p className={classes.title}>
              {titleOf(step.id)}
              {step.months !== undefined && `, ${monthSpanName(step.months)}`}
            </p>
            <p className={classes.why}>{whyOf(step.id)}</p>
            <FormulaTerms step={step} />
            {step.brackets !== undefined && (
              <BracketTable
                brackets={step.brackets}
                of={step.operation === 'feeScale' ? 'fee' : 'tax'}
              />
            )}
            <FormulaResult step={step} />
            {step.sources.length > 0 && <Sources sources={step.sources} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The law of a step. It opens in a new tab, so that the result stays open. */
function Sources({ sources }: { readonly sources: readonly Source[] }) {
  const { t } = useTranslation('explanation');
  // Two figures of one step may have been read in the same place.
  const different = new Map(sources.map((source) => [`${source.url} ${source.text}`, source]));
  return (
    <ul className={classes.sources} aria-label={t('sources')}>
      {[...different].map(([key, { text, url }]) => (
        <li key={key}>
          <a href={url} target="_blank" rel="noreferrer">
            <span lang="fr">{text}</span>
            <span aria-hidden="true" className={classes.outward}>
              {'\u00A0↗'}
            </span>
            <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}

import type { HomeAffordabilityResult } from '@suen/engine/calculators/home-affordability/result';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { Panel } from '../../../shared/panel/Panel.tsx';
import { useToday } from '../../../shared/today/use-today.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { quotedDeedCosts, quotedFigures } from '../quoted-figures.ts';
import { DeedCosts } from './DeedCosts.tsx';
import classes from './Notes.module.css';

const leftOut = [
  'duties',
  'credit',
  'conditions',
  'bill',
  'disbursements',
  'inscription',
  'insurance',
] as const;
const shares = ['easy', 'possible', 'law', 'bank'] as const;

/** The costs in addition to the price, and the sources of the two shares of income. */
export function Notes({ result }: { readonly result: HomeAffordabilityResult }) {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result' });
  const format = useFormat();
  const today = useToday();
  const figures = { ...quotedFigures(format, today), ...quotedDeedCosts(format, today) };
  const costs = (
    <ul className={classes.items}>
      {leftOut.map((item) => (
        <li key={item}>{t(`leftOut.${item}`, figures)}</li>
      ))}
    </ul>
  );
  const inBrief = t('leftOut.inBrief', figures);
  return (
    <div className={classes.notes}>
      {result.wish === undefined ? (
        <section>
          <h2>{t('leftOut.title')}</h2>
          <DeedCosts result={result} />
          <Panel title={t('leftOut.more')} inBrief={inBrief} isOpenOnPaper>
            {costs}
          </Panel>
        </section>
      ) : (
        // The cash for a home in view has the deeds.
        <Panel title={t('leftOut.title')} inBrief={inBrief} heading="h2" isOpenOnPaper>
          {costs}
        </Panel>
      )}
      <Panel
        title={t('shares.title')}
        inBrief={t('shares.inBrief', figures)}
        heading="h2"
        isOpenOnPaper
      >
        <ul className={classes.items}>
          {shares.map((item) => (
            <li key={item}>{t(`shares.${item}`, figures)}</li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

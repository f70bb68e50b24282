import type { HomeAffordabilityResult } from '@suen/engine/calculators/home-affordability/result';
import { FoldedPart } from '../../../shared/result/FoldedPart.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { quotedDeedCosts, quotedFigures } from '../quoted-figures.ts';
import { DeedCosts } from './DeedCosts.tsx';
import classes from './Notes.module.css';
import { useFormat } from '../../../shared/amount/use-format.ts';

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
  const figures = { ...quotedFigures(format), ...quotedDeedCosts(format) };
  return (
    <div className={classes.notes}>
      <section>
        <h2>{t('leftOut.title')}</h2>
        {/* The cash for a home in view has its own. */}
        {result.wish === undefined && <DeedCosts result={result} />}
        <FoldedPart
          title={t('leftOut.more')}
          standing={t('leftOut.standing', figures)}
          heading="h3"
          isTitledOnPhonesOnly
        >
          <ul className={classes.items}>
            {leftOut.map((item) => (
              <li key={item}>{t(`leftOut.${item}`, figures)}</li>
            ))}
          </ul>
        </FoldedPart>
      </section>
      <FoldedPart title={t('shares.title')} standing={t('shares.standing', figures)}>
        <ul className={classes.items}>
          {shares.map((item) => (
            <li key={item}>{t(`shares.${item}`, figures)}</li>
          ))}
        </ul>
      </FoldedPart>
    </div>
  );
}

import type { ProofGroup } from 'virtual:accuracy';
import { useFormat } from '../../shared/amount/use-format.ts';
import { PageLink } from '../../shared/PageLink.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { countOf } from './count.ts';
import classes from './accuracy.module.css';

/** The share of published figures that match, and the way to those that do not. */
export function Headline({ groups }: { readonly groups: readonly ProofGroup[] }) {
  const { t } = useTranslation('accuracy');
  const { number } = useFormat();
  const { rows, reproduced } = countOf(groups);
  const differing = rows - reproduced;
  return (
    <div className={classes.headline}>
      <p>
        <strong className={classes.number}>{number(reproduced)}</strong>{' '}
        {t('headline', { rows: number(rows) })}
      </p>
      {differing > 0 && (
        <p>
          <PageLink to="/accuracy#disagreements">{t('others', { count: differing })}</PageLink>
        </p>
      )}
    </div>
  );
}

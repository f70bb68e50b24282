import type { ProofGroup } from 'virtual:accuracy';
import { useFormat } from '../../shared/amount/use-format.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import classes from './accuracy.module.css';
import { countOf } from './count.ts';

/** The share of published figures that match. */
export function Headline({ groups }: { readonly groups: readonly ProofGroup[] }) {
  const { t } = useTranslation('accuracy');
  const { number } = useFormat();
  const { rows, reproduced } = countOf(groups);
  return (
    <p className={classes.headline}>
      <strong className={classes.number}>{number(reproduced)}</strong>{' '}
      {t('headline', { rows: number(rows) })}
    </p>
  );
}

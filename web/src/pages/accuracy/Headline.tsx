import type { ProofGroup } from 'virtual:accuracy';
import { groupThousands } from '../../shared/amount/group-thousands.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import classes from './accuracy.module.css';
import { countOf } from './verdicts.ts';

/** How much of what is published comes out the same. */
export function Headline({ groups }: { readonly groups: readonly ProofGroup[] }) {
  const { t } = useTranslation('accuracy');
  const { rows, reproduced } = countOf(groups);
  return (
    <p className={classes.headline}>
      <strong className={classes.number}>{groupThousands(String(reproduced))}</strong>{' '}
      {t('headline', { rows: groupThousands(String(rows)) })}
    </p>
  );
}

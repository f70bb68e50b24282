import type { ProofGroup } from 'virtual:accuracy';
import { calculators } from '../../calculators/calculators.ts';
import { PageLink } from '../../shared/PageLink.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import classes from './accuracy.module.css';
import { checkedBy, countOf } from './verdicts.ts';

/** The verdict on each calculator, with the number of matching published figures. */
export function Verdicts({ groups }: { readonly groups: readonly ProofGroup[] }) {
  const { t } = useTranslation('accuracy', { keyPrefix: 'verdicts' });
  const { t: card } = useTranslation('cards');
  return (
    <ul className={classes.verdicts}>
      {calculators.map(({ id, path }) => {
        const count = countOf(groups.filter(({ kind }) => checkedBy[id].includes(kind)));
        return (
          <li key={id}>
            <h3 className={classes.name}>
              <PageLink to={path}>{card(`${id}.name`)}</PageLink>
            </h3>
            <p>{t(`of.${id}`)}</p>
            <p className={classes.note}>
              {count.rows === 0 ? t('none') : t('count', { ...count })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

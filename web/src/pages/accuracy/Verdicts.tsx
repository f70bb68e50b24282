import type { ProofGroup } from 'virtual:accuracy';
import { checkedOn } from 'virtual:checked-on';
import { calculators } from '../../calculators/calculators.ts';
import { PageLink } from '../../shared/PageLink.tsx';
import { useDayName } from '../../shared/page/UpdatedOn.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import classes from './accuracy.module.css';

interface VerdictsProps {
  readonly tables: readonly ProofGroup[];
}

/** The verdict on each calculator, with the day of the last check. */
export function Verdicts({ tables }: VerdictsProps) {
  const { t } = useTranslation('accuracy', { keyPrefix: 'verdicts' });
  const { t: card } = useTranslation('cards');
  const dayName = useDayName();
  const withholding = tables.filter(({ kind }) => kind === 'monthlyWithholding');
  const years = withholding.map(({ year }) => year ?? Number.NaN);
  const values = { from: String(Math.min(...years)), to: String(Math.max(...years)) };
  return (
    <ul className={classes.verdicts}>
      {calculators.map(({ id, path }) => {
        const day = checkedOn[id];
        return (
          <li key={id}>
            <h3 className={classes.name}>
              <PageLink to={path}>{card(`${id}.name`)}</PageLink>
            </h3>
            <p>{t(`of.${id}`, values)}</p>
            {day !== undefined && (
              <p className={classes.note}>{t('checkedOn', { day: dayName(day) })}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

import type { ProofGroup } from 'virtual:accuracy';
import { checkedOn } from 'virtual:checked-on';
import { calculators } from '../../calculators/calculators.ts';
import { localeOf } from '../../shared/language.ts';
import { PageLink } from '../../shared/PageLink.tsx';
import { useDayName } from '../../shared/translation/day-names.ts';
import { useLanguage, useTranslation } from '../../shared/translation/use-translation.ts';
import classes from './accuracy.module.css';

interface VerdictsProps {
  readonly tables: readonly ProofGroup[];
}

/** The verdict on each calculator, with the day of the last check where it is not that of most. */
export function Verdicts({ tables }: VerdictsProps) {
  const { t } = useTranslation('accuracy', { keyPrefix: 'verdicts' });
  const { t: card } = useTranslation('cards');
  const dayName = useDayName();
  const withholding = tables.filter(({ kind }) => kind === 'monthlyWithholding');
  const years = withholding.flatMap(({ year }) => year ?? []);
  const values = {
    years: new Intl.ListFormat(localeOf[useLanguage()], { type: 'conjunction' }).format(
      [...new Set(years)].toSorted((one, other) => one - other).map(String),
    ),
  };
  const usual = mostFrequent(Object.values(checkedOn));
  return (
    <>
      {usual !== undefined && <p>{t('usuallyCheckedOn', { day: dayName(usual) })}</p>}
      <ul className={classes.verdicts}>
        {calculators.map(({ id, path }) => {
          const day = checkedOn[id];
          return (
            <li key={id}>
              <h3 className={classes.name}>
                <PageLink to={path}>{card(`${id}.name`)}</PageLink>
              </h3>
              <p>{t(`of.${id}`, values)}</p>
              {day !== undefined && day !== usual && (
                <p className={classes.note}>{t('checkedOn', { day: dayName(day) })}</p>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function mostFrequent(days: readonly string[]): string | undefined {
  const timesOf = (day: string) => days.filter((each) => each === day).length;
  return days.toSorted((one, other) => timesOf(other) - timesOf(one))[0];
}

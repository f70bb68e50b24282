import { taxClassFigures, type SupportedYear } from '@suen/engine/inputs';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { useDayName } from '../../../shared/page/UpdatedOn.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { LawLink } from './LawLink.tsx';
import classes from './TaxClass.module.css';

/** The single scale that a bill announces: what is known, since when, and from whom. No figure rests on it. */
export function AnnouncedScale({ taxYear }: { readonly taxYear: SupportedYear }) {
  const { t } = useTranslation('tax-class', { keyPrefix: 'result.announced' });
  const format = useFormat();
  const dayName = useDayName();
  const { announced } = taxClassFigures(taxYear);
  const { bill, depositedOn, readOn, firstYear, untaxedIncome, classTwoThrough } = announced;
  return (
    <section className={classes.announced}>
      <h2>{t('title', { year: firstYear })}</h2>
      <p>
        {t('bill', {
          bill,
          day: dayName(depositedOn),
          amount: format.eurosBriefly(untaxedIncome),
        })}
      </p>
      <p>{t('couples', { year: firstYear, last: classTwoThrough })}</p>
      <p>{t('known', { day: dayName(readOn) })}</p>
      <ul className={classes.sources}>
        {announced.sources.map((source) => (
          <li key={source.url}>
            <LawLink source={source} />
          </li>
        ))}
      </ul>
    </section>
  );
}

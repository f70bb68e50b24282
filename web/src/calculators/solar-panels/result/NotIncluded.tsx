import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useEntryNames } from '../entry-names.ts';
import { quotedFigures } from '../quoted-figures.ts';
import classes from './NotIncluded.module.css';

const items = ['upkeep', 'ageing', 'prices', 'financing'] as const;

/** What may still cost or bring something, and that the figures know nothing of. */
export function NotIncluded() {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result.notIncluded' });
  const { afterYearsName } = useEntryNames();
  const { tariff, guaranteedYears } = quotedFigures();
  const figures = { price: tariff.price, years: afterYearsName(guaranteedYears) };
  return (
    <section>
      <h2>{t('title')}</h2>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item}>{t(item, figures)}</li>
        ))}
      </ul>
    </section>
  );
}

import { useTranslation } from '../../../shared/translation/use-translation.ts';
import classes from './NotIncluded.module.css';

const items = ['expenses', 'businessTax', 'mutuality', 'accidentFactor', 'ownPayments'] as const;

/** What may still be due or lower the tax, and that the figures know nothing of. */
export function NotIncluded() {
  const { t } = useTranslation('freelance', { keyPrefix: 'result.notIncluded' });
  return (
    <section>
      <h2>{t('title')}</h2>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item}>{t(item)}</li>
        ))}
      </ul>
    </section>
  );
}

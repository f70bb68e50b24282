import { useTranslation } from '../../../shared/translation/use-translation.ts';
import classes from './NotIncluded.module.css';

const items = ['insurance', 'mortgage', 'fees', 'change'] as const;

/** What a bank adds to the payments, and that the figures know nothing of. */
export function NotIncluded() {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result.notIncluded' });
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

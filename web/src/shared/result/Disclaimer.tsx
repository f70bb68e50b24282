import { useTranslation } from 'react-i18next';
import classes from './Disclaimer.module.css';

/** Closes every result. */
export function Disclaimer() {
  const { t } = useTranslation('shared');
  return (
    <section className={classes.disclaimer}>
      <h2 className={classes.title}>{t('disclaimer.title')}</h2>
      <p>{t('disclaimer.text')}</p>
    </section>
  );
}

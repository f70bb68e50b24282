import { useTranslation } from 'react-i18next';
import classes from './Disclaimer.module.css';

interface DisclaimerProps {
  /** What it says where a result is about something else than salaries and taxes. */
  readonly text?: string;
}

/** Closes every result. */
export function Disclaimer({ text }: DisclaimerProps) {
  const { t } = useTranslation('shared');
  return (
    <section className={classes.disclaimer}>
      <h2 className={classes.title}>{t('disclaimer.title')}</h2>
      <p>{text ?? t('disclaimer.text')}</p>
    </section>
  );
}

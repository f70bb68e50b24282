import { PageLink } from '../PageLink.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import classes from './Disclaimer.module.css';

interface DisclaimerProps {
  /** What it says where a result is about something else than salaries and taxes. */
  readonly text?: string | undefined;
}

/** What a result is worth, and a way to how its figures are checked. */
export function Disclaimer({ text }: DisclaimerProps) {
  const { t } = useTranslation('shared');
  return (
    <section className={classes.disclaimer}>
      <h2 className={classes.title}>{t('disclaimer.title')}</h2>
      <p>{text ?? t('disclaimer.text')}</p>
      <p className={classes.link}>
        <PageLink to="/accuracy">{t('disclaimer.accuracy')}</PageLink>
      </p>
    </section>
  );
}

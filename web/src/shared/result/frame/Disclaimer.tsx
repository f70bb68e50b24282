import { PageLink } from '../../PageLink.tsx';
import { ReportError } from '../../ReportError.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import classes from './Disclaimer.module.css';

interface DisclaimerProps {
  /** Its text for a result that is not about salaries and taxes. */
  readonly text?: string | undefined;
}

/** The disclaimer of a result, with links to how we check the figures and to where an error is reported. */
export function Disclaimer({ text }: DisclaimerProps) {
  const { t } = useTranslation('shared');
  return (
    <section className={classes.disclaimer}>
      <h2 className={classes.title}>{t('disclaimer.title')}</h2>
      <p>{text ?? t('disclaimer.text')}</p>
      <p className={classes.link}>
        <PageLink to="/accuracy">{t('disclaimer.accuracy')}</PageLink> · <ReportError />
      </p>
    </section>
  );
}

import { PageLink } from '../PageLink.tsx';
import { useDayName } from './UpdatedOn.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import classes from './HowCalculated.module.css';

interface HowCalculatedProps {
  /** A sentence each, in the order of the computation. */
  readonly steps: readonly string[];
  /** Whose figures the sentences quote. */
  readonly note: string;
  /** The day on which we last read the sources, YYYY-MM-DD. */
  readonly checkedOn: string | undefined;
}

/** How a calculator computes, in a few sentences. */
export function HowCalculated({ steps, note, checkedOn }: HowCalculatedProps) {
  const { t } = useTranslation('shared');
  const dayName = useDayName();
  return (
    <section>
      <h2>{t('howCalculated')}</h2>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={classes.note}>{note}</p>
      {checkedOn !== undefined && (
        <p className={classes.note}>
          {t('sourcesRead', { day: dayName(checkedOn) })}{' '}
          <PageLink to="/accuracy">{t('disclaimer.accuracy')}</PageLink>
        </p>
      )}
    </section>
  );
}

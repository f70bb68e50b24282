import { useTranslation } from '../translation/use-translation.ts';
import classes from './HowCalculated.module.css';

interface HowCalculatedProps {
  /** A sentence each, in the order of the computation. */
  readonly steps: readonly string[];
  /** Whose figures the sentences quote. */
  readonly note: string;
}

/** How a calculator computes, in a few sentences. */
export function HowCalculated({ steps, note }: HowCalculatedProps) {
  const { t } = useTranslation('shared');
  return (
    <section>
      <h2>{t('howCalculated')}</h2>
      <p className={classes.note}>{note}</p>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

import classes from './HowCalculated.module.css';

interface HowCalculatedProps {
  readonly title: string;
  /** A sentence each, in the order of the computation. */
  readonly steps: readonly string[];
  /** Whose figures the sentences quote. */
  readonly note: string;
}

/** How a calculator computes, in a few sentences. */
export function HowCalculated({ title, steps, note }: HowCalculatedProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={classes.note}>{note}</p>
    </section>
  );
}

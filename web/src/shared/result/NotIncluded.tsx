import classes from './NotIncluded.module.css';

interface NotIncludedProps {
  readonly title: string;
  readonly items: readonly string[];
}

/** Costs and income that the figures of a result do not include. */
export function NotIncluded({ title, items }: NotIncludedProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

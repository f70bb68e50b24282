import classes from './AnswerFigures.module.css';

interface AnswerFiguresProps {
  readonly figures: readonly {
    readonly id: string;
    readonly name: string;
    readonly value: string;
    /** What is still to come or to go stands out. */
    readonly tone?: 'comes' | 'goes' | undefined;
  }[];
}

/** Further figures in the card of an answer, each with its name. */
export function AnswerFigures({ figures }: AnswerFiguresProps) {
  return (
    <dl className={classes.figures}>
      {figures.map(({ id, name, value, tone }) => (
        <div key={id} className={classes.figure} data-tone={tone}>
          <dt>{name}</dt>
          <dd data-figure={name}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

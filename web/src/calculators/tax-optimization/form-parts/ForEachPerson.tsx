import { useId, type ReactNode } from 'react';
import type { Household } from '../form.ts';
import { personNumbers, type PersonNumber } from '../persons.ts';
import classes from './Groups.module.css';

interface ForEachPersonProps {
  readonly household: Household;
  /** The label shared by both fields: 'Life insurance'. */
  readonly name: string;
  readonly hint: string;
  readonly children: (person: PersonNumber) => ReactNode;
}

/** One field, or one for each of two persons, side by side where there is room. */
export function ForEachPerson({ household, name, hint, children }: ForEachPersonProps) {
  const hintId = useId();
  if (household === 'single') return children(1);
  return (
    <fieldset className={classes.persons} aria-describedby={hintId}>
      <legend className={classes.name}>{name}</legend>
      <p id={hintId} className={classes.hint}>
        {hint}
      </p>
      <div className={classes.sides}>
        {personNumbers.map((person) => (
          <div key={person}>{children(person)}</div>
        ))}
      </div>
    </fieldset>
  );
}

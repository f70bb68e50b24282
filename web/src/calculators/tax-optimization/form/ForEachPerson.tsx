import { useId, type ReactNode } from 'react';
import type { Household } from '../entries.ts';
import { useEntryNames } from '../entry-names.ts';
import { personNumbers, type PersonNumber } from '../persons.ts';
import classes from './Groups.module.css';

interface LabelledField {
  readonly person: PersonNumber;
  readonly label: string;
  readonly hint?: string | undefined;
}

interface ForEachPersonProps {
  readonly household: Household;
  /** What is asked for: 'Life insurance'. */
  readonly name: string;
  /** The same where only one person is asked, if it is called otherwise then. */
  readonly nameForOne?: string;
  readonly hint: string;
  readonly children: (field: LabelledField) => ReactNode;
}

/** One field, or one for each of two persons, side by side where there is room. */
export function ForEachPerson(props: ForEachPersonProps) {
  const { household, name, nameForOne = name, hint, children } = props;
  const { personName } = useEntryNames();
  const hintId = useId();
  if (household === 'single') return children({ person: 1, label: nameForOne, hint });
  return (
    <fieldset className={classes.persons} aria-describedby={hintId}>
      <legend className={classes.name}>{name}</legend>
      <p id={hintId} className={classes.hint}>
        {hint}
      </p>
      <div className={classes.sides}>
        {personNumbers.map((person) => (
          <div key={person}>{children({ person, label: personName(person) })}</div>
        ))}
      </div>
    </fieldset>
  );
}

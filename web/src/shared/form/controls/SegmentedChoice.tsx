import { useId } from 'react';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import classes from './SegmentedChoice.module.css';

interface SegmentedChoiceProps<Value extends string> {
  readonly name: string;
  /** Names the group; for screen readers only, unless it is shown. */
  readonly label: string;
  readonly isLabelShown?: boolean;
  readonly choices: readonly {
    readonly value: Value;
    readonly label: string;
    readonly isDisabled?: boolean;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** A note on the choices, for example why one is disabled. */
  readonly note?: string | undefined;
}

/** Two or three short choices side by side: radio buttons that look like one switch. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { name, label, isLabelShown = false, choices, value, onChange, note } = props;
  const noteId = useId();
  return (
    <fieldset className={classes.choice} aria-describedby={note === undefined ? undefined : noteId}>
      <legend className={isLabelShown ? classes.label : undefined}>
        {isLabelShown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </legend>
      <div className={classes.group}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.segment}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled}
              className={classes.radio}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {note !== undefined && (
        <p id={noteId} className={classes.note}>
          {note}
        </p>
      )}
    </fieldset>
  );
}

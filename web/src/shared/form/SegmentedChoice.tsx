import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import classes from './SegmentedChoice.module.css';

interface SegmentedChoiceProps<Value extends string> {
  readonly name: string;
  /** Names the group for screen readers. */
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Two or three short choices side by side: radio buttons that look like one switch. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { name, label, choices, value, onChange } = props;
  return (
    <fieldset className={classes.group}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.segment}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            className={classes.radio}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

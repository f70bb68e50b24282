import { useId } from 'react';
import classes from './ConsentSwitch.module.css';

interface ConsentSwitchProps {
  readonly name: string;
  readonly description: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** One thing to agree to. */
export function ConsentSwitch({ name, description, isOn, onChange }: ConsentSwitchProps) {
  const id = useId();
  return (
    <div className={classes.row}>
      <input
        id={id}
        type="checkbox"
        className={classes.switch}
        checked={isOn}
        aria-describedby={`${id}-description`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div>
        <label htmlFor={id} className={classes.name}>
          {name}
        </label>
        <p id={`${id}-description`} className={classes.description}>
          {description}
        </p>
      </div>
    </div>
  );
}

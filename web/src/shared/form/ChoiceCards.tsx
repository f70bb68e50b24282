import { useId, type ReactNode } from 'react';
import { FieldMessage } from './FieldMessage.tsx';
import fieldClasses from './Field.module.css';
import classes from './ChoiceCards.module.css';

export interface Choice<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  readonly description?: string;
  /** A colour that tints the card a little, so that choices are told apart at a glance. */
  readonly tint?: string;
}

interface ChoiceCardsProps<Value extends string | number> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of a few, all in sight, each a card around the browser's own radio button. Never left without one. */
export function ChoiceCards<Value extends string | number>(props: ChoiceCardsProps<Value>) {
  const { name, label, hint, error, choices, value, onChange } = props;
  const id = useId();
  return (
    <fieldset className={fieldClasses.field} aria-describedby={`${id}-message`}>
      <legend className={`${fieldClasses.label} ${classes.legend}`}>{label}</legend>
      <div className={classes.cards}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.card} style={{ '--tint': choice.tint }}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              aria-labelledby={`${id}-${choice.value}`}
              aria-describedby={
                choice.description === undefined ? undefined : `${id}-${choice.value}-description`
              }
              className={classes.radio}
              onChange={() => onChange(choice.value)}
            />
            <span className={classes.words}>
              <span id={`${id}-${choice.value}`} className={classes.title}>
                {choice.label}
              </span>
              {choice.description !== undefined && (
                <span id={`${id}-${choice.value}-description`} className={classes.description}>
                  {choice.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={`${id}-message`} hint={hint} error={error} />
    </fieldset>
  );
}

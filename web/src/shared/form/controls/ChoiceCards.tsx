import { useId, type ReactNode } from 'react';
import { ChoiceCard } from './ChoiceCard.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import classes from './ChoiceCards.module.css';
import fieldClasses from './Field.module.css';

export interface Choice<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  readonly description?: string;
  /** A colour that tints the card a little, so that the choices are easy to tell apart. */
  readonly tint?: string;
}

interface ChoiceCardsProps<Value extends string | number> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** What helps to choose: a link. */
  readonly help?: ReactNode;
  readonly choices: readonly Choice<Value>[];
  /** On phones two names side by side, without their descriptions: the hint says what is chosen. */
  readonly isCompact?: boolean;
  /** Null until one is chosen; then there always is one. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** A choice of a few, all in sight, each a card. */
export function ChoiceCards<Value extends string | number>(props: ChoiceCardsProps<Value>) {
  const { name, label, hint, error, help, choices, value, onChange, isCompact = false } = props;
  const id = useId();
  return (
    <fieldset className={fieldClasses.field} aria-describedby={`${id}-message`}>
      <legend className={`${fieldClasses.label} ${classes.legend}`}>{label}</legend>
      <div className={classes.cards} data-compact={isCompact || undefined}>
        {choices.map((choice) => (
          <ChoiceCard
            key={choice.value}
            type="radio"
            name={name}
            value={choice.value}
            label={choice.label}
            description={choice.description}
            tint={choice.tint}
            isChosen={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
        ))}
      </div>
      <div className={classes.below}>
        <FieldMessage id={`${id}-message`} hint={hint} error={error} />
        {help !== undefined && <p className={classes.help}>{help}</p>}
      </div>
    </fieldset>
  );
}

import { useId, type ReactNode } from 'react';
import classes from './ChoiceCard.module.css';

interface ChoiceCardProps {
  /** A radio button or a checkbox. */
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly value?: string | number;
  readonly label: string;
  readonly description?: ReactNode;
  /** A colour that tints the card a little, so that the choices are easy to tell apart. */
  readonly tint?: string | undefined;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** A card to choose, around the browser's own button or box. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { type, name, value, label, description, tint, isChosen, onChange } = props;
  const id = useId();
  return (
    <label className={classes.card} style={{ '--tint': tint }}>
      <input
        type={type}
        name={name}
        value={value}
        checked={isChosen}
        aria-labelledby={id}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        className={classes.mark}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={classes.words}>
        <span id={id} className={classes.title}>
          {label}
        </span>
        {description !== undefined && (
          <span id={`${id}-description`} className={classes.description}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}

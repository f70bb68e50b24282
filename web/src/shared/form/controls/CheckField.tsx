import type { ControlOf } from '../words/field-words.ts';
import { ChoiceCard } from './ChoiceCard.tsx';

/** A question that is answered with yes or no: a checkbox with its words. */
export function CheckField({ name, label, hint, value, onChange }: ControlOf<boolean>) {
  return (
    <ChoiceCard
      type="checkbox"
      name={name}
      label={label}
      description={typeof hint === 'string' ? hint : undefined}
      isChosen={value}
      onChange={onChange}
    />
  );
}

import { Field, type FieldProps } from './Field.tsx';
import { TextBox } from './TextBox.tsx';

interface NumberFieldProps extends FieldProps {
  readonly name: string;
  readonly unit: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when the field is left. */
  readonly onLeave: () => void;
}

/** A figure that is not money: percent, hours, years. */
export function NumberField({ name, unit, value, onChange, onLeave, ...field }: NumberFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <TextBox
          {...control}
          name={name}
          value={value}
          unitAfter={unit}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}

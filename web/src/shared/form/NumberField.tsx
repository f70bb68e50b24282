import { Field, type FieldProps } from './Field.tsx';
import { TextBox } from './TextBox.tsx';

interface NumberFieldProps extends FieldProps {
  readonly name: string;
  readonly unit: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when the field is left. */
  readonly onLeave: () => void;
  readonly isRequired?: boolean;
  readonly placeholder?: string;
}

/** A figure that is not money: percent, hours, years. */
export function NumberField(props: NumberFieldProps) {
  const { name, unit, value, onChange, onLeave, isRequired = false, placeholder, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <TextBox
          {...control}
          name={name}
          value={value}
          required={isRequired}
          placeholder={placeholder}
          unitAfter={unit}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}

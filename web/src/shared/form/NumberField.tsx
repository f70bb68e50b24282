import { useTranslation } from '../translation/use-translation.ts';
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
  /** An example of a valid entry, shown while the field is empty. */
  readonly example?: string;
}

/** A figure that is not money: percent, hours, years. */
export function NumberField(props: NumberFieldProps) {
  const { name, unit, value, onChange, onLeave, isRequired = false, example, ...field } = props;
  const { t } = useTranslation('shared');
  return (
    <Field {...field}>
      {(control) => (
        <TextBox
          {...control}
          name={name}
          value={value}
          required={isRequired}
          placeholder={example === undefined ? undefined : t('field.example', { example })}
          unitAfter={unit}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}

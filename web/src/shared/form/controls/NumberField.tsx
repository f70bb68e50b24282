import { useTranslation } from '../../translation/use-translation.ts';
import { Field, type TypedFieldProps } from './Field.tsx';
import { TextBox } from './TextBox.tsx';

interface NumberFieldProps extends TypedFieldProps {
  readonly unit: string;
  /** As large as an amount beside it. */
  readonly isLarge?: boolean;
  /** An example of a valid entry, shown while the field is empty. */
  readonly example?: string;
}

/** A figure that is not money: percent, hours, years. */
export function NumberField(props: NumberFieldProps) {
  const {
    name,
    unit,
    value,
    onChange,
    onLeave,
    isRequired = false,
    isLarge,
    example,
    ...field
  } = props;
  const { t } = useTranslation('shared');
  return (
    <Field {...field}>
      {(control) => (
        <TextBox
          {...control}
          name={name}
          value={value}
          required={isRequired}
          isLarge={isLarge === true && 'beside'}
          placeholder={example === undefined ? undefined : t('field.example', { example })}
          unitAfter={unit}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}

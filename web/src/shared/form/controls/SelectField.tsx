import { Field, type FieldProps } from './Field.tsx';
import { SelectBox } from './SelectBox.tsx';

interface SelectFieldProps<Value extends string> extends FieldProps {
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice from a list; the browser's own, which every phone knows how to show. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { name, options, value, onChange, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <SelectBox
          control={control}
          name={name}
          options={options}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

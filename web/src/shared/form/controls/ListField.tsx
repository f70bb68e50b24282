import type { ControlOf } from '../words/field-words.ts';
import { SelectField } from './SelectField.tsx';

interface ListFieldProps<Value, Entry> {
  readonly control: ControlOf<Entry>;
  readonly values: readonly Value[];
  /** A value in words. */
  readonly nameOf: (value: Value) => string;
}

/** A choice from a list of values. */
export function ListField<Value extends Entry & (number | string), Entry>(
  props: ListFieldProps<Value, Entry>,
) {
  const { control, values, nameOf } = props;
  return (
    <SelectField
      name={control.name}
      label={control.label}
      hint={control.hint}
      error={control.error}
      options={values.map((value) => ({ value: String(value), label: nameOf(value) }))}
      value={String(control.value)}
      onChange={(chosen) => {
        const found = values.find((value) => String(value) === chosen);
        if (found !== undefined) control.onChange(found);
      }}
    />
  );
}

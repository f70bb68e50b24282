import { IconChevronDown } from '@tabler/icons-react';
import { Field, type FieldProps } from './Field.tsx';
import classes from './Field.module.css';
import selectClasses from './SelectField.module.css';

interface SelectFieldProps<Value extends string> extends FieldProps {
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice from a list; the browser's own, which every phone knows how to show. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { name, options, value, onChange, ...field } = props;
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option !== undefined) onChange(option.value);
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className={`${classes.box} ${selectClasses.box}`}>
          <select
            {...control}
            name={name}
            value={value}
            className={`${classes.control} ${selectClasses.select}`}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <IconChevronDown
            aria-hidden="true"
            size={20}
            stroke={1.75}
            className={selectClasses.chevron}
          />
        </div>
      )}
    </Field>
  );
}

import { iconOf } from '../../icon-of.ts';
import type { ControlProps } from './Field.tsx';
import classes from './Field.module.css';
import selectClasses from './SelectField.module.css';

const IconChevronDown = iconOf('chevron-down');

interface SelectBoxProps<Value extends string> {
  readonly control: ControlProps;
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** The browser's own list to choose from, in the look of a text box. */
export function SelectBox<Value extends string>(props: SelectBoxProps<Value>) {
  const { control, name, options, value, onChange } = props;
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option !== undefined) onChange(option.value);
  };
  return (
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
  );
}

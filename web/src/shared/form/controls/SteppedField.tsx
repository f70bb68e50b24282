import { useFormat } from '../../amount/use-format.ts';
import { Field, type FieldProps } from './Field.tsx';
import { SelectBox } from './SelectBox.tsx';
import { Slider } from './Slider.tsx';
import classes from './SliderField.module.css';

interface SteppedFieldProps<Value extends number> extends FieldProps {
  readonly name: string;
  /** The only values there are, in order. */
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** A value in words: '17 %'. */
  readonly describe: (value: Value) => string;
}

/**
 * A slider with a few fixed values and a list of the same values beside it. The values have equal
 * distances, so that each step of the slider goes to the next value.
 */
export function SteppedField<Value extends number>(props: SteppedFieldProps<Value>) {
  const { name, values, value, onChange, describe, ...field } = props;
  const { number } = useFormat();
  const choose = (position: number) => {
    const chosen = values[position];
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className={classes.row}>
          <Slider
            label={field.label}
            minimum={0}
            maximum={values.length - 1}
            marks={values.map((each, position) => ({ value: position, label: number(each) }))}
            value={values.indexOf(value)}
            valueText={describe(value)}
            describedBy={control['aria-describedby']}
            onChange={(position) => choose(Number(position))}
          />
          <div className={classes.number}>
            <SelectBox
              control={control}
              name={name}
              options={values.map((each) => ({ value: String(each), label: describe(each) }))}
              value={String(value)}
              onChange={(chosen) => choose(values.map(String).indexOf(chosen))}
            />
          </div>
        </div>
      )}
    </Field>
  );
}

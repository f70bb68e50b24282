import { parseNumber } from '../../amount/parse-number.ts';
import { useFormat } from '../../amount/use-format.ts';
import { Field, type TypedFieldProps } from './Field.tsx';
import { Slider, type Mark } from './Slider.tsx';
import { TextBox } from './TextBox.tsx';
import classes from './SliderField.module.css';

interface SliderFieldProps extends TypedFieldProps {
  readonly unit: string;
  readonly minimum: number;
  readonly maximum: number;
  /** The slider's step. The field accepts values in between, too. */
  readonly step?: number;
  readonly marks: readonly Mark[];
  /** A value in words: '12 km', 'More than 30 km'. */
  readonly describe: (value: number) => string;
  /** What the value means where the box does not say it all: '2 years and 6 months' beside 2 years. */
  readonly meaning?: string | undefined;
}

/** A range input with a text field beside it for the same value. */
export function SliderField(props: SliderFieldProps) {
  const { name, unit, minimum, maximum, step = 1, marks, value, onChange, onLeave } = props;
  const { isRequired = false, describe, meaning, label, hint, error } = props;
  const { plain } = useFormat();
  const parsed = parseNumber(value);
  const typed = parsed.kind === 'number' ? parsed.value : minimum;
  const slid = Math.min(maximum, Math.max(minimum, typed));

  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      aside={meaning !== undefined && <output className={classes.value}>{meaning}</output>}
    >
      {(control) => (
        <div className={classes.row}>
          <Slider
            label={label}
            minimum={minimum}
            maximum={maximum}
            step={step}
            marks={marks}
            value={slid}
            valueText={describe(slid)}
            describedBy={control['aria-describedby']}
            onChange={(position) => onChange(plain(Number(position)))}
          />
          <div className={classes.number}>
            <TextBox
              {...control}
              name={name}
              value={value}
              required={isRequired}
              unitAfter={unit}
              onChange={(event) => onChange(event.currentTarget.value)}
              onBlur={onLeave}
            />
          </div>
        </div>
      )}
    </Field>
  );
}

import { parseNumber } from '../amount/parse-number.ts';
import { Field, type FieldProps } from './Field.tsx';
import { TextBox } from './TextBox.tsx';
import classes from './SliderField.module.css';

interface Mark {
  readonly value: number;
  readonly label: string;
}

interface SliderFieldProps extends FieldProps {
  readonly name: string;
  readonly unit: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly marks: readonly Mark[];
  /** What is typed or slid to; empty when the field is. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when the field for typing is left. */
  readonly onLeave: () => void;
  /** A value in words: '12 km', 'More than 30 km'. */
  readonly describe: (value: number) => string;
}

/** A range to slide over, with a field beside it for those who would rather type. */
export function SliderField(props: SliderFieldProps) {
  const { name, unit, minimum, maximum, marks, value, onChange, onLeave, describe, ...field } =
    props;
  const parsed = parseNumber(value);
  const typed = parsed.kind === 'number' ? parsed.value : minimum;
  const slid = Math.min(maximum, Math.max(minimum, typed));
  const shareOf = (position: number) => (position - minimum) / (maximum - minimum);

  return (
    <Field {...field} aside={<output className={classes.value}>{describe(slid)}</output>}>
      {(control) => (
        <div className={classes.row}>
          <div className={classes.slider} style={{ '--share': shareOf(slid) }}>
            <input
              type="range"
              className={classes.range}
              min={minimum}
              max={maximum}
              step={1}
              value={slid}
              aria-label={field.label}
              aria-valuetext={describe(slid)}
              aria-describedby={control['aria-describedby']}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
            <div className={classes.marks} aria-hidden="true">
              {marks.map((mark) => (
                <span
                  key={mark.value}
                  className={classes.mark}
                  style={{ '--share': shareOf(mark.value) }}
                >
                  {mark.label}
                </span>
              ))}
            </div>
          </div>
          <div className={classes.number}>
            <TextBox
              {...control}
              name={name}
              value={value}
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

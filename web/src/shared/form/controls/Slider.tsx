import classes from './SliderField.module.css';

export interface Mark {
  readonly value: number;
  readonly label: string;
}

interface SliderProps {
  readonly label: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly step?: number;
  readonly marks: readonly Mark[];
  readonly value: number;
  /** The value in words. */
  readonly valueText: string;
  /** Names the hint or the error. */
  readonly describedBy: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Labels of marks that are closer than this share of the range are moved apart. */
const minShareBetweenMarks = 0.08;

/** Labels with more characters than these in all run into each other on a phone, beside the field for typing. */
const maxCharactersOnPhone = 11;

/** A range input with labelled marks. A field beside it takes the same value. */
export function Slider(props: SliderProps) {
  const {
    label,
    minimum,
    maximum,
    step = 1,
    marks,
    value,
    valueText,
    describedBy,
    onChange,
  } = props;
  const shareOf = (position: number) => (position - minimum) / (maximum - minimum);
  const [last, secondToLast] = marks.toReversed().map((mark) => shareOf(mark.value));
  const isCrowded =
    last !== undefined && secondToLast !== undefined && last - secondToLast < minShareBetweenMarks;

  return (
    <div className={classes.slider} style={{ '--share': shareOf(value) }}>
      <input
        type="range"
        className={classes.range}
        min={minimum}
        max={maximum}
        step={step}
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div
        className={classes.marks}
        data-crowded={isCrowded}
        data-many={marks.map((mark) => mark.label).join('').length > maxCharactersOnPhone}
        style={{ '--last-length': marks.at(-1)?.label.length }}
        aria-hidden="true"
      >
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
  );
}

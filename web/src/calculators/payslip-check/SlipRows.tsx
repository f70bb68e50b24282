import type { SlipLine } from '@suen/engine/calculators/payslip-check/input';
import { useId, useState } from 'react';
import { useFormat } from '../../shared/amount/use-format.ts';
import { FieldMessage } from '../../shared/form/controls/FieldMessage.tsx';
import { TextBox } from '../../shared/form/controls/TextBox.tsx';
import type { ControlOf } from '../../shared/form/words/field-words.ts';
import { iconOf } from '../../shared/icon-of.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { VisuallyHidden } from '../../shared/visually-hidden/VisuallyHidden.tsx';
import type { ShownLine } from './score.ts';
import { colourOf } from './slip-lines.ts';
import { useLineWords } from './words.ts';
import classes from './SlipRows.module.css';

const IconCheck = iconOf('check');

interface SlipRowsProps<Line extends SlipLine> {
  readonly lines: readonly Line[];
  readonly control: (line: Line) => ControlOf<string>;
  readonly checked: ReadonlyMap<SlipLine, ShownLine> | undefined;
  /** Whether each line shows its other names. */
  readonly hasOthers: boolean;
}

/** The lines of a payslip to copy, each beside the calculated one, with the words that stand on payslips. */
export function SlipRows<Line extends SlipLine>(props: SlipRowsProps<Line>) {
  const { lines, control, checked, hasOthers } = props;
  const { t } = useTranslation('payslip-check', { keyPrefix: 'form' });
  const [left, setLeft] = useState<SlipLine>();
  const { nameOf } = useLineWords();
  const verdict = useVerdictWords();
  const checkedLine = left === undefined ? undefined : checked?.get(left);
  return (
    <div className={classes.sheet}>
      <div className={classes.head} aria-hidden="true">
        <span>{t('inEuros')}</span>
        <span>{t('yours')}</span>
        <span>{t('ours')}</span>
        <span />
      </div>
      {lines.map((line) => (
        <SlipRow
          key={line}
          line={line}
          control={control(line)}
          checked={checked?.get(line)}
          hasOthers={hasOthers}
          onLeft={() => setLeft(line)}
        />
      ))}
      <VisuallyHidden>
        <span aria-live="polite">
          {checkedLine !== undefined && left !== undefined && checkedLine.verdict !== 'notGiven'
            ? `${nameOf(left)}: ${verdict(checkedLine)}`
            : ''}
        </span>
      </VisuallyHidden>
    </div>
  );
}

/** Whether a line is equal, and else by how much it differs. */
export function useVerdictWords(): (line: ShownLine) => string {
  const { t } = useTranslation('payslip-check', { keyPrefix: 'verdict' });
  const format = useFormat();
  return ({ verdict, difference = 0 }) => {
    if (verdict !== 'differs' && verdict !== 'follows') return t(verdict);
    const sign = difference < 0 ? '−' : '+';
    return sign + format.amount(Math.abs(difference));
  };
}

interface SlipRowProps {
  readonly line: SlipLine;
  readonly control: ControlOf<string>;
  readonly checked: ShownLine | undefined;
  readonly hasOthers: boolean;
  readonly onLeft: () => void;
}

function SlipRow({ line, control, checked, hasOthers, onLeft }: SlipRowProps) {
  const { t } = useTranslation('payslip-check', { keyPrefix: 'form' });
  const { termOf, othersOf } = useLineWords();
  const format = useFormat();
  const verdictWords = useVerdictWords();
  const id = useId();
  const term = termOf(line);
  const { error } = control;
  const verdict = checked?.verdict;
  const isChecked = checked !== undefined && verdict !== 'notGiven';
  return (
    <div className={classes.row} data-verdict={isChecked ? verdict : undefined}>
      <div className={classes.name}>
        <span className={classes.swatch} style={{ backgroundColor: colourOf[line] }} />
        <label htmlFor={id} className={classes.label}>
          {control.label}
          {term !== undefined && (
            <small lang="fr" className={classes.term}>
              {' '}
              {term}
            </small>
          )}
        </label>
      </div>
      <div className={classes.yours}>
        <TextBox
          id={id}
          name={control.name}
          value={control.value}
          required={control.isRequired}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? `${id}-ours` : `${id}-message`}
          onChange={(event) => control.onChange(event.currentTarget.value)}
          onBlur={() => {
            control.onLeave();
            onLeft();
          }}
        />
      </div>
      <span id={`${id}-ours`} className={classes.ours}>
        {checked !== undefined && (
          <>
            <span className={classes.oursWord}>{t('oursShort')} </span>
            {format.amount(checked.calculated)}
          </>
        )}
      </span>
      <span className={classes.mark} data-mark={isChecked ? verdict : undefined}>
        {isChecked && (
          <>
            {verdict === 'equal' && <IconCheck aria-hidden="true" size={16} stroke={2} />}
            {verdictWords(checked)}
          </>
        )}
      </span>
      {hasOthers && (
        <p className={classes.others}>
          {othersOf(line).map(({ language, names }) => (
            <span key={language} lang={language}>
              {names.join(', ')}
            </span>
          ))}
        </p>
      )}
      <div className={classes.message}>
        <FieldMessage id={`${id}-message`} hint={undefined} error={error} />
      </div>
    </div>
  );
}

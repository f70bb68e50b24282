import { useRulePeriodNames } from '../rule-period/rule-period-name.ts';
import { useTranslation } from '../translation/use-translation.ts';
import classes from './PrintNote.module.css';

interface PrintNoteProps {
  readonly calculatedOn: Date;
  /** Whose rules were applied: those of a rule period, by its first month. Missing where no rule changes with time. */
  readonly payMonth?: string;
  /** Those of a whole tax year. */
  readonly taxYear?: number;
}

/** On paper only: when, where and under which rules the result was computed. */
export function PrintNote({ calculatedOn, payMonth, taxYear }: PrintNoteProps) {
  const { t } = useTranslation('shared');
  const { monthName, rulePeriodName } = useRulePeriodNames();
  const { origin, pathname } = window.location;
  const said = {
    day: calculatedOn.getDate(),
    month: monthName(calculatedOn.getMonth() + 1),
    year: calculatedOn.getFullYear(),
    address: origin + pathname,
  };
  const period = payMonth === undefined ? taxYear : rulePeriodName(payMonth);
  return (
    <p className={classes.note}>
      {period === undefined
        ? t('print.noteWithoutRules', said)
        : t('print.note', { ...said, period })}
    </p>
  );
}

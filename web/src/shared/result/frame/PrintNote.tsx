import { dayInLuxembourg, yearStandsForUnknownLaw } from '@suen/engine/small-door';
import { useRulePeriodNames, yearOfRulePeriod } from '../../rule-period/rule-period-name.ts';
import { useDayName } from '../../translation/day-names.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import type { ResultPeriod } from '../view/result-period.ts';
import classes from './PrintNote.module.css';

interface PrintNoteProps {
  readonly calculatedOn: Date;
  /** The first month of the rule period that was applied. Missing if no rule changes with time. */
  readonly payMonth?: string;
  /** The figures on paper. A year's figures follow the rules of all its months. */
  readonly period?: ResultPeriod;
  /** Those of a whole tax year. */
  readonly taxYear?: number;
}

/**
 * On paper: when, where and under which rules the result was computed. On the page too, where those of the newest tax year
 * known were used and the law of the day is not known; results of pay say that among their hints.
 */
export function PrintNote(props: PrintNoteProps) {
  const { calculatedOn, payMonth, period = 'monthly', taxYear } = props;
  const { t } = useTranslation('shared');
  const { rulePeriodName } = useRulePeriodNames();
  const dayName = useDayName();
  const { origin, pathname } = window.location;
  const date = dayName(dayInLuxembourg(calculatedOn));
  const rulesOf = (first: string) =>
    period === 'monthly' ? rulePeriodName(first) : yearOfRulePeriod(first);
  const rules = payMonth === undefined ? taxYear : rulesOf(payMonth);
  const isNewestForWant =
    taxYear !== undefined && yearStandsForUnknownLaw(taxYear, dayInLuxembourg(calculatedOn));
  return (
    <>
      {isNewestForWant && <p>{t('rulePeriod.notYetKnown')}</p>}
      <p className={classes.note} data-note>
        {rules === undefined
          ? t('print.noteWithoutRules', { date })
          : t('print.note', { date, period: rules })}{' '}
        {origin + pathname}
      </p>
    </>
  );
}

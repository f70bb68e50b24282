import { useTranslation } from 'react-i18next';
import { useRulePeriodNames } from '../rule-period/rule-period-name.ts';
import classes from './PrintNote.module.css';

/** On paper only: when, where and under which rules the result was computed. */
export function PrintNote(props: { readonly calculatedOn: Date; readonly payMonth: string }) {
  const { calculatedOn, payMonth } = props;
  const { t } = useTranslation('shared');
  const { monthName, rulePeriodName } = useRulePeriodNames();
  const { origin, pathname } = window.location;
  return (
    <p className={classes.note}>
      {t('print.note', {
        day: calculatedOn.getDate(),
        month: monthName(calculatedOn.getMonth() + 1),
        year: calculatedOn.getFullYear(),
        period: rulePeriodName(payMonth),
        address: origin + pathname,
      })}
    </p>
  );
}

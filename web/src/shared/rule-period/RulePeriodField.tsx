import { firstMonthAhead, lastMonthAhead, periodOfDay, rulePeriods } from '@suen/engine/small-door';
import { SelectField } from '../form/controls/SelectField.tsx';
import type { ControlOf } from '../form/words/field-words.ts';
import { useToday } from '../today/use-today.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { useRulePeriodNames } from './rule-period-name.ts';

/** Which months' law is used. Says what older law is for, and when the law of today is not known yet. */
export function RulePeriodField(control: ControlOf<string>) {
  const { t } = useTranslation('shared');
  const { rulePeriodTitle } = useRulePeriodNames();
  const today = useToday();
  const { rulePeriod, isBeyondKnown } = periodOfDay(today);
  const ahead = firstMonthAhead <= lastMonthAhead(today) ? [firstMonthAhead] : [];
  const newestHint = isBeyondKnown ? 'rulePeriod.notYetKnown' : 'rulePeriod.hint';
  const hintOf = (payMonth: string) => {
    if (payMonth >= firstMonthAhead) return 'rulePeriod.notKnownThen';
    return payMonth < rulePeriod.payMonth ? 'rulePeriod.older' : newestHint;
  };
  return (
    <SelectField
      {...control}
      hint={t(hintOf(control.value))}
      options={[...ahead, ...rulePeriods.map(({ payMonth }) => payMonth)].map((payMonth) => ({
        value: payMonth as string,
        label: rulePeriodTitle(payMonth),
      }))}
    />
  );
}

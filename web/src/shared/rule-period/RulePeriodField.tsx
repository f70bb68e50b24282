import { firstMonthAhead, lastMonthAhead, rulePeriods } from '@suen/engine/small-door';
import { SelectField } from '../form/controls/SelectField.tsx';
import type { ControlOf } from '../form/words/field-words.ts';
import { useToday } from '../today/use-today.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { payMonthOfToday } from './period-fields.ts';
import { useRulePeriodNames } from './rule-period-name.ts';

/** Which months' law is used. Says what older law is for, and when the law of today is not known yet. */
export function RulePeriodField(control: ControlOf<string>) {
  const { t } = useTranslation('shared');
  const { rulePeriodTitle } = useRulePeriodNames();
  const today = useToday();
  const ofToday = payMonthOfToday(today);
  const ahead = firstMonthAhead <= lastMonthAhead(today) ? [firstMonthAhead] : [];
  const hintOf = (payMonth: string) => {
    if (payMonth < ofToday) return 'rulePeriod.older';
    if (payMonth < firstMonthAhead) return 'rulePeriod.hint';
    return payMonth > ofToday ? 'rulePeriod.notKnownThen' : 'rulePeriod.notYetKnown';
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

import { periodOfDay, rulePeriods } from '@suen/engine/inputs';
import type { ControlOf } from '../form/field-words.ts';
import { SelectField } from '../form/SelectField.tsx';
import { useToday } from '../use-today.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { useRulePeriodNames } from './rule-period-name.ts';

/** Which months' law is used. Says what older law is for, and when the law of today is not known yet. */
export function RulePeriodField(control: ControlOf<string>) {
  const { t } = useTranslation('shared');
  const { rulePeriodTitle } = useRulePeriodNames();
  const { rulePeriod, isBeyondKnown } = periodOfDay(useToday());
  const newestHint = isBeyondKnown ? 'rulePeriod.notYetKnown' : 'rulePeriod.hint';
  return (
    <SelectField
      {...control}
      hint={t(control.value < rulePeriod.payMonth ? 'rulePeriod.older' : newestHint)}
      options={rulePeriods.map(({ payMonth }) => ({
        value: payMonth as string,
        label: rulePeriodTitle(payMonth),
      }))}
    />
  );
}

import { periodOfDay, rulePeriods } from '@suen/engine/inputs';
import { SelectField } from '../form/SelectField.tsx';
import { useToday } from '../use-today.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { useRulePeriodNames } from './rule-period-name.ts';

interface RulePeriodFieldProps {
  /** The first month of the chosen period. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (payMonth: string) => void;
}

/** Which months' law is used. Says what older law is for, and when the law of today is not known yet. */
export function RulePeriodField({ value, error, onChange }: RulePeriodFieldProps) {
  const { t } = useTranslation('shared');
  const { rulePeriodTitle } = useRulePeriodNames();
  const { rulePeriod, isBeyondKnown } = periodOfDay(useToday());
  const newestHint = isBeyondKnown ? 'rulePeriod.notYetKnown' : 'rulePeriod.hint';
  return (
    <SelectField
      name="payMonth"
      label={t('rulePeriod.label')}
      hint={t(value < rulePeriod.payMonth ? 'rulePeriod.older' : newestHint)}
      error={error}
      value={value}
      options={rulePeriods.map(({ payMonth }) => ({
        value: payMonth as string,
        label: rulePeriodTitle(payMonth),
      }))}
      onChange={onChange}
    />
  );
}

import { rulePeriods } from '@suen/engine/inputs';
import { SelectField } from '../form/SelectField.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { NewerRules, RulesField } from './NewerRules.tsx';
import { useRulePeriodNames } from './rule-period-name.ts';

interface RulePeriodFieldProps {
  /** The first month of the chosen period. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (payMonth: string) => void;
}

/** Which months' law is used. Says so when newer law exists, and offers it. */
export function RulePeriodField({ value, error, onChange }: RulePeriodFieldProps) {
  const { t } = useTranslation('shared');
  const { monthName, rulePeriodTitle } = useRulePeriodNames();
  const [newest] = rulePeriods;
  return (
    <RulesField>
      <SelectField
        name="payMonth"
        label={t('rulePeriod.label')}
        hint={t('rulePeriod.hint')}
        error={error}
        value={value}
        options={rulePeriods.map(({ payMonth }) => ({
          value: payMonth as string,
          label: rulePeriodTitle(payMonth),
        }))}
        onChange={onChange}
      />
      {newest !== undefined && newest.payMonth !== value && (
        <NewerRules
          sentence={t('rulePeriod.newer', {
            month: monthName(newest.fromMonth),
            year: newest.year,
          })}
          onUse={() => onChange(newest.payMonth)}
        />
      )}
    </RulesField>
  );
}

import { rulePeriods } from '@suen/engine/inputs';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { useRulePeriodNames } from './rule-period-name.ts';
import classes from './RulePeriodField.module.css';

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
    <div className={classes.rulePeriod}>
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
        <p className={classes.newer}>
          <IconInfoCircle aria-hidden="true" size={20} stroke={1.75} className={classes.icon} />
          <span>
            {t('rulePeriod.newer', { month: monthName(newest.fromMonth), year: newest.year })}{' '}
            <Button look="text" onClick={() => onChange(newest.payMonth)}>
              {t('rulePeriod.useNewer')}
            </Button>
          </span>
        </p>
      )}
    </div>
  );
}

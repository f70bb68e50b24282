import { FormGroup } from '../../shared/form/FormCard.tsx';
import type { StateOf } from '../../shared/form/entry-form.ts';
import { useControls } from '../../shared/form/field-words.ts';
import { MoneyField } from '../../shared/form/MoneyField.tsx';
import { NumberField } from '../../shared/form/NumberField.tsx';
import { OptionalFields } from '../../shared/form/OptionalFields.tsx';
import { RulePeriodField } from '../../shared/rule-period/RulePeriodField.tsx';
import {
  DistanceField,
  EmploymentField,
  SalaryPeriodChoice,
  TaxClassField,
} from '../../shared/salary/TaxCardFields.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { netSalaryForm } from './form.ts';
import { useNetSalaryWords } from './words.ts';

/** What a net salary depends on. */
export function NetSalaryFields({ form }: { readonly form: StateOf<typeof netSalaryForm> }) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.form' });
  const control = useControls(form, useNetSalaryWords(form.entries));
  const isEmployee = form.entries.employmentType === 1;
  const amounts = ['increasePercent', 'transportCosts', 'supplementaryPension'] as const;
  return (
    <>
      <FormGroup title={t('groups.income')}>
        <MoneyField
          {...control('grossSalary')}
          isLarge
          aside={<SalaryPeriodChoice {...control('salaryPeriod')} />}
        />
        <EmploymentField {...control('employmentType')} />
      </FormGroup>
      <FormGroup title={t('groups.tax')}>
        <TaxClassField {...control('taxClass')} />
        <DistanceField {...control('distanceToWork')} />
        <RulePeriodField {...control('payMonth')} />
      </FormGroup>
      <OptionalFields
        form={form}
        title={t('more')}
        names={isEmployee ? ['weeklyHours', ...amounts] : amounts}
      >
        {isEmployee && <NumberField {...control('weeklyHours')} />}
        <NumberField {...control('increasePercent')} />
        <MoneyField {...control('transportCosts')} />
        <MoneyField {...control('supplementaryPension')} />
      </OptionalFields>
    </>
  );
}

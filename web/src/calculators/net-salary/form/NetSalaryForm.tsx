import type { NetSalaryResult } from '@suen/engine/inputs';
import { useTranslation } from 'react-i18next';
import { CalculatorForm, type FormArrival } from '../../../shared/form/CalculatorForm.tsx';
import { FormGroup } from '../../../shared/form/FormCard.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import { RulePeriodField } from '../../../shared/rule-period/RulePeriodField.tsx';
import type { EntryName } from '../entries.ts';
import type { NetSalaryRecord } from '../record.ts';
import { resultView } from '../result/load-result-view.ts';
import type { NetSalaryFormState } from './form-state.ts';
import { GrossSalaryField } from './GrossSalaryField.tsx';
import { OptionalDetails } from './OptionalDetails.tsx';
import { DistanceField, EmploymentField, TaxClassField } from './TaxCardFields.tsx';

interface NetSalaryFormProps extends FormArrival<EntryName> {
  readonly form: NetSalaryFormState;
  readonly onResult: (record: NetSalaryRecord) => void;
}

/** What a net salary depends on. */
export function NetSalaryForm({ form, onResult, ...arrival }: NetSalaryFormProps) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.form' });
  const problemText = useProblemText();
  return (
    <CalculatorForm
      {...arrival}
      form={form}
      label={t('label')}
      submitLabel={t('calculate')}
      path="/SalaryCalculator/calculate"
      loadResultView={resultView.load}
      onAnswer={(request, result: NetSalaryResult) =>
        onResult({ request, result, calculatedOn: new Date() })
      }
    >
      <FormGroup title={t('groups.income')}>
        <GrossSalaryField form={form} />
        <EmploymentField form={form} />
      </FormGroup>
      <FormGroup title={t('groups.tax')}>
        <TaxClassField form={form} />
        <DistanceField form={form} />
        <RulePeriodField
          value={form.entries.payMonth}
          error={problemText(form.shownProblems.get('payMonth'))}
          onChange={(payMonth) => form.enter('payMonth', payMonth)}
        />
      </FormGroup>
      <OptionalDetails form={form} />
    </CalculatorForm>
  );
}

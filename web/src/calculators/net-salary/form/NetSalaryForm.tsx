import { CalculatorForm } from '../../../shared/form/CalculatorForm.tsx';
import { FormGroup } from '../../../shared/form/FormCard.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import { RulePeriodField } from '../../../shared/rule-period/RulePeriodField.tsx';
import { whoOf } from '../../../shared/salary/salary-entries.ts';
import { useSelfEmployedWords } from '../../../shared/salary/self-employed/self-employed-words.ts';
import {
  DistanceField,
  EmploymentField,
  TaxClassField,
} from '../../../shared/salary/TaxCardFields.tsx';
import type { FormSideProps } from '../../../shared/page/FormThenResult.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { EntryName } from '../entries.ts';
import type { NetSalaryRecord } from '../record.ts';
import { resultView } from '../result/load-result-view.ts';
import type { NetSalaryFormState } from './form-state.ts';
import { GrossSalaryField } from './GrossSalaryField.tsx';
import { OptionalDetails } from './OptionalDetails.tsx';

interface NetSalaryFormProps extends FormSideProps<NetSalaryRecord, EntryName> {
  readonly form: NetSalaryFormState;
}

/** What a net salary depends on. */
export function NetSalaryForm({ form, onResult, ...arrival }: NetSalaryFormProps) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.form' });
  const problemText = useProblemText();
  const selfEmployed = useSelfEmployedWords(form.entries.payMonth);
  const { entries, shownProblems, enter, leave } = form;
  const who = whoOf(entries.employmentType);
  return (
    <CalculatorForm
      {...arrival}
      form={form}
      label={t('label')}
      submitLabel={t(`calculate.${who}`)}
      path="/SalaryCalculator/calculate"
      loadResultView={resultView.load}
      onResult={onResult}
    >
      <FormGroup title={t('groups.income')}>
        <GrossSalaryField form={form} />
        <EmploymentField
          name="employmentType"
          value={entries.employmentType}
          problem={shownProblems.get('employmentType')}
          onChange={(value) => enter('employmentType', value)}
        />
      </FormGroup>
      <FormGroup title={t('groups.tax')}>
        <TaxClassField
          value={entries.taxClass}
          problem={shownProblems.get('taxClass')}
          {...(who === 'selfEmployed' && { hint: selfEmployed.taxClass })}
          onChange={(value) => enter('taxClass', value)}
        />
        <DistanceField
          name="distanceToWork"
          value={entries.distanceToWork}
          problem={shownProblems.get('distanceToWork')}
          payMonth={entries.payMonth}
          onChange={(value) => enter('distanceToWork', value)}
          onLeave={() => leave('distanceToWork')}
        />
        <RulePeriodField
          value={entries.payMonth}
          error={problemText(shownProblems.get('payMonth'))}
          onChange={(payMonth) => enter('payMonth', payMonth)}
        />
      </FormGroup>
      <OptionalDetails form={form} />
    </CalculatorForm>
  );
}

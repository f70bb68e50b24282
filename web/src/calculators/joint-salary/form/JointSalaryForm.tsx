import { CalculatorForm } from '../../../shared/form/CalculatorForm.tsx';
import { FormGroup } from '../../../shared/form/FormCard.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import { RulePeriodField } from '../../../shared/rule-period/RulePeriodField.tsx';
import type { FormSideProps } from '../../../shared/page/FormThenResult.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { EntryName } from '../entries.ts';
import { personIds } from '../persons.ts';
import type { JointSalaryRecord } from '../record.ts';
import { resultView } from '../result/load-result-view.ts';
import type { JointSalaryFormState } from './form-state.ts';
import { HouseholdFields } from './HouseholdFields.tsx';
import { OptionalDetails } from './OptionalDetails.tsx';
import { PersonFields } from './PersonFields.tsx';

interface JointSalaryFormProps extends FormSideProps<JointSalaryRecord, EntryName> {
  readonly form: JointSalaryFormState;
}

/** What a household's net income depends on. */
export function JointSalaryForm({ form, onResult, ...arrival }: JointSalaryFormProps) {
  const { t } = useTranslation('joint-salary', { keyPrefix: 'form' });
  const problemText = useProblemText();
  return (
    <CalculatorForm
      {...arrival}
      form={form}
      label={t('label')}
      submitLabel={t('calculate')}
      path="/SalaryCalculator/calculatejoint"
      loadResultView={resultView.load}
      onResult={onResult}
    >
      <HouseholdFields form={form} />
      {personIds.map((person) => (
        <PersonFields key={person} form={form} person={person} />
      ))}
      <FormGroup title={t('groups.rules')}>
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

import { CalculatorForm } from '../../../shared/form/CalculatorForm.tsx';
import { FormGroup } from '../../../shared/form/FormCard.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import { SteppedField } from '../../../shared/form/SteppedField.tsx';
import { RulePeriodField } from '../../../shared/rule-period/RulePeriodField.tsx';
import { useSelfEmployedWords } from '../../../shared/salary/self-employed/self-employed-words.ts';
import { TaxClassField } from '../../../shared/salary/TaxCardFields.tsx';
import type { FormSideProps } from '../../../shared/page/FormThenResult.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { vatRates, type EntryName } from '../entries.ts';
import { useEntryNames } from '../entry-names.ts';
import { quotedFigures } from '../quoted-figures.ts';
import type { FreelanceRecord } from '../record.ts';
import { resultView } from '../result/load-result-view.ts';
import type { FreelanceFormState } from './form-state.ts';
import { OptionalDetails } from './OptionalDetails.tsx';
import { RateField, WorkingTimeFields } from './WorkingTimeFields.tsx';
import { WorkingYearPreview } from './WorkingYearPreview.tsx';

interface FreelanceFormProps extends FormSideProps<FreelanceRecord, EntryName> {
  readonly form: FreelanceFormState;
}

/** What a freelancer's net income depends on. */
export function FreelanceForm({ form, onResult, ...arrival }: FreelanceFormProps) {
  const { t } = useTranslation('freelance', { keyPrefix: 'form' });
  const { vatName } = useEntryNames();
  const problemText = useProblemText();
  const { entries, shownProblems, enter } = form;
  const selfEmployed = useSelfEmployedWords(entries.payMonth);
  return (
    <CalculatorForm
      {...arrival}
      form={form}
      label={t('label')}
      submitLabel={t('calculate')}
      path="/SalaryCalculator/calculatefreelance"
      loadResultView={resultView.load}
      onResult={onResult}
    >
      <FormGroup title={t('groups.work')}>
        <RateField form={form} />
        <WorkingTimeFields form={form} />
        <WorkingYearPreview form={form} />
      </FormGroup>
      <FormGroup title={t('groups.tax')}>
        <SteppedField
          name="vat"
          label={t('vat.label')}
          hint={t(`vat.hint.${entries.vat}`, quotedFigures(entries.payMonth))}
          error={problemText(shownProblems.get('vat'))}
          values={vatRates}
          value={entries.vat}
          describe={vatName}
          onChange={(vat) => enter('vat', vat)}
        />
        <TaxClassField
          value={entries.taxClass}
          problem={shownProblems.get('taxClass')}
          hint={`${selfEmployed.taxClass} ${t('taxClass')}`}
          onChange={(taxClass) => enter('taxClass', taxClass)}
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

import { quotedDeductionFigures } from '../../../shared/deductions/quoted-figures.ts';
import { CalculatorForm } from '../../../shared/form/CalculatorForm.tsx';
import { FormGroup } from '../../../shared/form/FormCard.tsx';
import type { FormSideProps } from '../../../shared/page/FormThenResult.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { EntryName } from '../entries.ts';
import { insurancePayments } from '../persons.ts';
import type { TaxOptimizationRecord } from '../record.ts';
import { resultView } from '../result/load-result-view.ts';
import type { TaxOptimizationFormState } from './form-state.ts';
import { GroupNote } from './GroupNote.tsx';
import { HouseholdFields } from './HouseholdFields.tsx';
import { LoanInsuranceFields } from './LoanInsuranceFields.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import { TaxDetails } from './TaxDetails.tsx';

interface TaxOptimizationFormProps extends FormSideProps<TaxOptimizationRecord, EntryName> {
  readonly form: TaxOptimizationFormState;
}

/** Who lives in the household and what it pays in a year, category by category. */
export function TaxOptimizationForm({ form, onResult, ...arrival }: TaxOptimizationFormProps) {
  const { t } = useTranslation('tax-optimization', { keyPrefix: 'form' });
  const figures = quotedDeductionFigures(form.entries.taxYear);
  return (
    <CalculatorForm
      {...arrival}
      form={form}
      label={t('label')}
      submitLabel={t('calculate')}
      path="/TaxOptimization/calculate"
      loadResultView={resultView.load}
      onResult={onResult}
    >
      <HouseholdFields form={form} />
      <FormGroup title={t('groups.pension')}>
        <GroupNote>{t('notes.pension', figures)}</GroupNote>
        <PaymentFields form={form} payment="pension" />
      </FormGroup>
      <FormGroup title={t('groups.insurances')}>
        <GroupNote>{t('notes.insurances', figures)}</GroupNote>
        {insurancePayments.map((payment) => (
          <PaymentFields key={payment} form={form} payment={payment} />
        ))}
      </FormGroup>
      <FormGroup title={t('groups.homeSavings')}>
        <GroupNote>{t('notes.homeSavings', figures)}</GroupNote>
        <PaymentFields form={form} payment="homeSavings" />
      </FormGroup>
      <LoanInsuranceFields form={form} />
      <TaxDetails form={form} />
    </CalculatorForm>
  );
}

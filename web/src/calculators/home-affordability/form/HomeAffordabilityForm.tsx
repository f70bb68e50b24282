import { formatAmount, formatEuros } from '../../../shared/amount/format-amount.ts';
import { CalculatorForm } from '../../../shared/form/CalculatorForm.tsx';
import { FormGroup } from '../../../shared/form/FormCard.tsx';
import { MoneyField } from '../../../shared/form/MoneyField.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import type { FormSideProps } from '../../../shared/page/FormThenResult.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { EntryName } from '../entries.ts';
import type { HomeAffordabilityRecord } from '../record.ts';
import { resultView } from '../result/load-result-view.ts';
import { useHomeAffordabilityForm } from './form-state.ts';
import { LoanFields } from './LoanFields.tsx';

type HomeAffordabilityFormProps = FormSideProps<HomeAffordabilityRecord, EntryName>;

/** Entries that would be right, shown when what was typed cannot be read. */
const exampleOf = {
  annualNetIncome: 60_000,
  monthlyDebtPayments: 250,
  downPayment: 50_000,
  homePrice: 450_000,
} as const;

type AmountName = keyof typeof exampleOf;

/** A household's income and means, the loan it would take, and a home in view. */
export function HomeAffordabilityForm({ onResult, ...arrival }: HomeAffordabilityFormProps) {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'form' });
  const problemText = useProblemText();
  const form = useHomeAffordabilityForm();
  const { entries, shownProblems, enter, leave } = form;
  const moneyField = (name: AmountName) => (
    <MoneyField
      name={name}
      label={t(`${name}.label`)}
      hint={t(`${name}.hint`)}
      error={problemText(shownProblems.get(name), {
        limit: formatEuros,
        example: formatAmount(exampleOf[name]),
      })}
      isRequired={name === 'annualNetIncome'}
      isLarge={name === 'annualNetIncome'}
      value={entries[name]}
      onChange={(value) => enter(name, value)}
      onLeave={() => leave(name)}
    />
  );
  return (
    <CalculatorForm
      {...arrival}
      form={form}
      label={t('label')}
      submitLabel={t('calculate')}
      path="/LoanCalculator/calculate-home-affordability"
      loadResultView={resultView.load}
      onResult={onResult}
    >
      <FormGroup title={t('groups.household')}>
        {moneyField('annualNetIncome')}
        {moneyField('monthlyDebtPayments')}
        {moneyField('downPayment')}
      </FormGroup>
      <FormGroup title={t('groups.loan')}>
        <LoanFields form={form} />
      </FormGroup>
      <FormGroup title={t('groups.home')}>{moneyField('homePrice')}</FormGroup>
    </CalculatorForm>
  );
}

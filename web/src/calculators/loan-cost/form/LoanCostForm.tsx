import { formatAmount, formatEuros, formatPercent } from '../../../shared/amount/format-amount.ts';
import { CalculatorForm } from '../../../shared/form/CalculatorForm.tsx';
import { FormGroup } from '../../../shared/form/FormCard.tsx';
import { MoneyField } from '../../../shared/form/MoneyField.tsx';
import { NumberField } from '../../../shared/form/NumberField.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import type { FormSideProps } from '../../../shared/page/FormThenResult.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { calculationPath } from '../calculation-path.ts';
import type { EntryName } from '../entries.ts';
import type { LoanCostRecord } from '../record.ts';
import { resultView } from '../result/load-result-view.ts';
import { useLoanCostForm } from './form-state.ts';
import { TermFields } from './TermFields.tsx';

type LoanCostFormProps = FormSideProps<LoanCostRecord, EntryName>;

const exampleAmount = 350_000;
const exampleRate = '3.5';

/** What a loan's cost depends on. */
export function LoanCostForm({ onResult, ...arrival }: LoanCostFormProps) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'form' });
  const problemText = useProblemText();
  const form = useLoanCostForm();
  const { entries, shownProblems, enter, leave } = form;
  return (
    <CalculatorForm
      {...arrival}
      form={form}
      label={t('label')}
      submitLabel={t('calculate')}
      path={calculationPath}
      loadResultView={resultView.load}
      onResult={onResult}
      // oxlint-disable-next-line no-console -- the specification's words for whoever looks there
      onFailed={(error) => console.error('Error submitting form', error)}
    >
      <FormGroup title={t('groups.loan')}>
        <MoneyField
          name="amount"
          label={t('amount.label')}
          hint={t('amount.hint')}
          error={problemText(shownProblems.get('amount'), {
            limit: formatEuros,
            example: formatAmount(exampleAmount),
          })}
          isRequired
          isLarge
          value={entries.amount}
          onChange={(value) => enter('amount', value)}
          onLeave={() => leave('amount')}
        />
        <NumberField
          name="annualInterestRate"
          label={t('annualInterestRate.label')}
          hint={t('annualInterestRate.hint')}
          error={problemText(shownProblems.get('annualInterestRate'), {
            limit: formatPercent,
            example: exampleRate,
          })}
          isRequired
          unit="%"
          value={entries.annualInterestRate}
          onChange={(value) => enter('annualInterestRate', value)}
          onLeave={() => leave('annualInterestRate')}
        />
      </FormGroup>
      <FormGroup title={t('groups.term')}>
        <TermFields form={form} />
      </FormGroup>
    </CalculatorForm>
  );
}

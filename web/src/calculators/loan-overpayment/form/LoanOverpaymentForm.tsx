import { formatAmount, formatEuros, formatPercent } from '../../../shared/amount/format-amount.ts';
import { CalculatorForm } from '../../../shared/form/CalculatorForm.tsx';
import { FormGroup } from '../../../shared/form/FormCard.tsx';
import { MoneyField } from '../../../shared/form/MoneyField.tsx';
import { PercentField } from '../../../shared/form/PercentField.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import type { FormSideProps } from '../../../shared/page/FormThenResult.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { EntryName } from '../entries.ts';
import type { LoanOverpaymentRecord } from '../record.ts';
import { resultView } from '../result/load-result-view.ts';
import { useLoanOverpaymentForm } from './form-state.ts';
import { TermFields } from './TermFields.tsx';

type LoanOverpaymentFormProps = FormSideProps<LoanOverpaymentRecord, EntryName>;

const exampleOf = { loanAmount: 200_000, prepaymentAmount: 20_000 } as const;
const exampleRate = '3.5';

/** What is still owed, for how long and at which rate, and what is to be paid early. */
export function LoanOverpaymentForm({ onResult, ...arrival }: LoanOverpaymentFormProps) {
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'form' });
  const problemText = useProblemText();
  const form = useLoanOverpaymentForm();
  const { entries, shownProblems, enter, leave } = form;
  const moneyField = (name: 'loanAmount' | 'prepaymentAmount') => (
    <MoneyField
      name={name}
      label={t(`${name}.label`)}
      hint={t(`${name}.hint`)}
      error={problemText(shownProblems.get(name), {
        limit: formatEuros,
        example: formatAmount(exampleOf[name]),
      })}
      isRequired
      isLarge
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
      path="/LoanCalculator/calculate"
      loadResultView={resultView.load}
      onResult={onResult}
    >
      <FormGroup title={t('groups.loan')}>
        {moneyField('loanAmount')}
        <PercentField
          name="interestRate"
          label={t('interestRate.label')}
          hint={t('interestRate.hint')}
          error={problemText(shownProblems.get('interestRate'), {
            limit: formatPercent,
            example: exampleRate,
          })}
          isRequired
          value={entries.interestRate}
          onChange={(value) => enter('interestRate', value)}
          onLeave={() => leave('interestRate')}
        />
        <TermFields form={form} />
      </FormGroup>
      <FormGroup title={t('groups.prepayment')}>{moneyField('prepaymentAmount')}</FormGroup>
    </CalculatorForm>
  );
}

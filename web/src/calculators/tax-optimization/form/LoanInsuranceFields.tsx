import { formatAmount, formatEuros } from '../../../shared/amount/format-amount.ts';
import { ChoiceCards } from '../../../shared/form/ChoiceCards.tsx';
import { FormGroup } from '../../../shared/form/FormCard.tsx';
import { MoneyField } from '../../../shared/form/MoneyField.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import { quotedDeductionFigures } from '../../../shared/deductions/quoted-figures.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { loanInsuranceTypes } from '../entries.ts';
import { useEntryNames } from '../entry-names.ts';
import type { PartOfForm } from './form-state.ts';

/** The insurance that repays a loan for the home: how it is paid, and how much. */
export function LoanInsuranceFields({ form }: PartOfForm) {
  const { t } = useTranslation('tax-optimization', { keyPrefix: 'form' });
  const { loanInsuranceName } = useEntryNames();
  const problemText = useProblemText();
  const { entries, shownProblems, enter, leave } = form;
  const { outstandingBalanceInsuranceType: type } = entries;
  const figures = quotedDeductionFigures(entries.taxYear);
  return (
    <FormGroup title={t('groups.loanInsurance')}>
      <ChoiceCards
        name="outstandingBalanceInsuranceType"
        label={t('outstandingBalanceInsuranceType.label')}
        error={problemText(shownProblems.get('outstandingBalanceInsuranceType'))}
        choices={loanInsuranceTypes.map((value) => ({
          value,
          label: loanInsuranceName(value),
          description: t(`outstandingBalanceInsuranceType.description.${value}`),
        }))}
        value={type}
        onChange={(value) => enter('outstandingBalanceInsuranceType', value)}
      />
      <MoneyField
        name="outstandingBalanceInsurance"
        label={t('outstandingBalanceInsurance.label')}
        hint={t(`outstandingBalanceInsurance.hint.${type}`, figures)}
        error={
          type === 0
            ? undefined
            : problemText(shownProblems.get('outstandingBalanceInsurance'), {
                limit: formatEuros,
                example: formatAmount(5000),
              })
        }
        isDisabled={type === 0}
        value={entries.outstandingBalanceInsurance}
        onChange={(value) => enter('outstandingBalanceInsurance', value)}
        onLeave={() => leave('outstandingBalanceInsurance')}
      />
    </FormGroup>
  );
}

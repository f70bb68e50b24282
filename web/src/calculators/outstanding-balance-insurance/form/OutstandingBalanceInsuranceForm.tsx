import { formatEuros, formatNumber } from '../../../shared/amount/format-amount.ts';
import { quotedDeductionFigures } from '../../../shared/deductions/quoted-figures.ts';
import { TaxYearField } from '../../../shared/deductions/TaxYearField.tsx';
import { CalculatorForm } from '../../../shared/form/CalculatorForm.tsx';
import { ChoiceCards } from '../../../shared/form/ChoiceCards.tsx';
import { FormGroup } from '../../../shared/form/FormCard.tsx';
import { MoneyField } from '../../../shared/form/MoneyField.tsx';
import { NumberField } from '../../../shared/form/NumberField.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import type { FormSideProps } from '../../../shared/page/FormThenResult.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { examples, premiumTypes, type EntryName } from '../entries.ts';
import { useEntryNames } from '../entry-names.ts';
import type { OutstandingBalanceInsuranceRecord } from '../record.ts';
import { resultView } from '../result/load-result-view.ts';
import type { OutstandingBalanceInsuranceFormState } from './form-state.ts';

interface OutstandingBalanceInsuranceFormProps extends FormSideProps<
  OutstandingBalanceInsuranceRecord,
  EntryName
> {
  readonly form: OutstandingBalanceInsuranceFormState;
}

/** Who is insured, which children count, and what is paid. */
export function OutstandingBalanceInsuranceForm(props: OutstandingBalanceInsuranceFormProps) {
  const { form, onResult, ...arrival } = props;
  const { t } = useTranslation('outstanding-balance-insurance', { keyPrefix: 'form' });
  const { ageName, childrenCount, premiumTypeName } = useEntryNames();
  const problemText = useProblemText();
  const { entries, shownProblems, enter, leave } = form;
  const figures = quotedDeductionFigures(entries.taxYear);
  const { outstandingBalanceInsuranceType: type } = entries;
  const countName = { age1: ageName, age2: ageName, childrenInHousehold: childrenCount } as const;

  return (
    <CalculatorForm
      {...arrival}
      form={form}
      label={t('label')}
      submitLabel={t('calculate')}
      path="/TaxOptimization/calculateobi"
      loadResultView={resultView.load}
      onResult={onResult}
    >
      <FormGroup title={t('groups.insured')}>
        {(['age1', 'age2', 'childrenInHousehold'] as const).map((name) => (
          <NumberField
            key={name}
            name={name}
            label={t(`${name}.label`)}
            hint={name === 'age2' ? t(`age2.hint.${type}`) : t(`${name}.hint`)}
            error={problemText(shownProblems.get(name), {
              limit: countName[name],
              example: examples[name],
            })}
            isRequired={name === 'age1'}
            example={examples[name]}
            unit={t(`${name}.unit`)}
            value={entries[name]}
            onChange={(value) => enter(name, value)}
            onLeave={() => leave(name)}
          />
        ))}
      </FormGroup>
      <FormGroup title={t('groups.premium')}>
        <ChoiceCards
          name="outstandingBalanceInsuranceType"
          label={t('outstandingBalanceInsuranceType.label')}
          error={problemText(shownProblems.get('outstandingBalanceInsuranceType'))}
          choices={premiumTypes.map((value) => ({
            value,
            label: premiumTypeName(value),
            description: t(`outstandingBalanceInsuranceType.description.${value}`, figures),
          }))}
          value={type}
          onChange={(value) => enter('outstandingBalanceInsuranceType', value)}
        />
        <MoneyField
          name="outstandingBalanceInsurance"
          label={t('outstandingBalanceInsurance.label')}
          hint={t(`outstandingBalanceInsurance.hint.${type}`)}
          error={problemText(shownProblems.get('outstandingBalanceInsurance'), {
            limit: formatEuros,
            example: formatNumber(examples.outstandingBalanceInsurance),
          })}
          example={formatNumber(examples.outstandingBalanceInsurance)}
          value={entries.outstandingBalanceInsurance}
          onChange={(value) => enter('outstandingBalanceInsurance', value)}
          onLeave={() => leave('outstandingBalanceInsurance')}
        />
        <TaxYearField
          value={entries.taxYear}
          error={problemText(shownProblems.get('taxYear'))}
          onChange={(taxYear) => enter('taxYear', taxYear)}
        />
      </FormGroup>
    </CalculatorForm>
  );
}

import { EarlierPremiums } from '../../shared/deductions/earlier-premiums/EarlierPremiums.tsx';
import { quotedDeductionFigures } from '../../shared/deductions/quoted-figures.ts';
import type { StateOf } from '../../shared/form/entry-form.ts';
import { ChoiceCards } from '../../shared/form/ChoiceCards.tsx';
import { useStanding } from '../../shared/form/field-words.ts';
import { FoldedFields } from '../../shared/form/FoldedFields.tsx';
import { FormGroup } from '../../shared/form/FormCard.tsx';
import { MoneyField } from '../../shared/form/MoneyField.tsx';
import { TaxClassField } from '../../shared/salary/TaxCardFields.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { loanInsuranceTypes, type taxOptimizationForm } from './form.ts';
import { useFieldControls } from './form/field-controls.ts';
import classes from './form/Groups.module.css';
import { HouseholdFields } from './form/HouseholdFields.tsx';
import { PaymentFields } from './form/PaymentFields.tsx';
import { insurancePayments } from './persons.ts';
import { useEntryNames, useTaxOptimizationWords } from './words.ts';
import { useFormat } from '../../shared/amount/use-format.ts';

/** The fields of the tax optimization form. */
export function TaxOptimizationFields({
  form,
}: {
  readonly form: StateOf<typeof taxOptimizationForm>;
}) {
  const { t } = useTranslation('tax-optimization', { keyPrefix: 'form' });
  const format = useFormat();
  const { loanInsuranceName } = useEntryNames();
  const control = useFieldControls(form);
  const standing = useStanding(form, useTaxOptimizationWords(form.entries));
  const { household, taxYear, outstandingBalanceInsuranceType } = form.entries;
  const figures = quotedDeductionFigures(taxYear, format);
  const hasLoanInsurance = outstandingBalanceInsuranceType !== 0;
  const premiums = control('outstandingBalanceInsurance');
  const part = { form, control };
  return (
    <>
      <HouseholdFields {...part} />
      <FormGroup title={t('groups.pension')}>
        <p className={classes.note}>{t('notes.pension', figures)}</p>
        <PaymentFields {...part} payment="pension" />
      </FormGroup>
      <FormGroup title={t('groups.insurances')}>
        <p className={classes.note}>{t('notes.insurances', figures)}</p>
        {insurancePayments.map((payment) => (
          <PaymentFields key={payment} {...part} payment={payment} />
        ))}
      </FormGroup>
      <FormGroup title={t('groups.homeSavings')}>
        <p className={classes.note}>{t('notes.homeSavings', figures)}</p>
        <PaymentFields {...part} payment="homeSavings" />
      </FormGroup>
      <FormGroup title={t('groups.loanInsurance')}>
        <ChoiceCards
          {...control('outstandingBalanceInsuranceType')}
          choices={loanInsuranceTypes.map((value) => ({
            value,
            label: loanInsuranceName(value),
            description: t(`outstandingBalanceInsuranceType.description.${value}`),
          }))}
        />
        <MoneyField
          {...premiums}
          error={hasLoanInsurance ? premiums.error : undefined}
          isDisabled={!hasLoanInsurance}
        />
        {outstandingBalanceInsuranceType === 1 && (
          <EarlierPremiums
            form={form}
            control={control('earlierSinglePremiums')}
            standing={standing(['earlierSinglePremiums'])}
          />
        )}
      </FormGroup>
      {/* What the room is worth in tax depends on the income and the class. Two persons taxed together are in class 2. */}
      <FoldedFields
        form={form}
        id="more"
        title={t('more')}
        names={['taxableIncome']}
        standing={standing(['taxableIncome'])}
      >
        <MoneyField {...control('taxableIncome')} />
        {household === 'single' && <TaxClassField {...control('taxClass')} />}
      </FoldedFields>
    </>
  );
}

import { premiumKinds } from '@suen/engine/small-door';
import { ChoiceCards } from '../../shared/form/controls/ChoiceCards.tsx';
import { MoneyField } from '../../shared/form/controls/MoneyField.tsx';
import { FoldedFields, Folds } from '../../shared/form/parts/FoldedFields.tsx';
import { FormGroup } from '../../shared/form/parts/FormCard.tsx';
import type { StateOf } from '../../shared/form/state/entry-form.ts';
import { useInBrief } from '../../shared/form/words/field-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { EarlierPremiums } from '../../subjects/deductions/earlier-premiums/EarlierPremiums.tsx';
import { TaxClassField } from '../../subjects/salary/TaxCardFields.tsx';
import { CategoryFold } from './form-parts/CategoryFold.tsx';
import { useFieldControls } from './form-parts/field-controls.ts';
import { HouseholdFields } from './form-parts/HouseholdFields.tsx';
import { LimitBar } from './form-parts/LimitBar.tsx';
import { limitsOfForm } from './form-parts/limits-of-form.ts';
import { usePreviewedLimitWords } from './form-parts/previewed-limit-words.ts';
import { loanInsuranceTypes, type taxOptimizationForm } from './form.ts';
import { insurancePayments } from './persons.ts';
import { useEntryNames, useTaxOptimizationWords } from './words.ts';

const loanInsuranceNames = [
  'outstandingBalanceInsuranceType',
  'outstandingBalanceInsurance',
  'earlierSinglePremiums',
] as const;

/** The fields of the tax optimization form: the persons and their income, then a fold with its limit for each category. */
export function Fields({ form }: { readonly form: StateOf<typeof taxOptimizationForm> }) {
  const { t } = useTranslation('tax-optimization', { keyPrefix: 'form' });
  const { loanInsuranceName } = useEntryNames();
  const control = useFieldControls(form);
  const inBrief = useInBrief(form, useTaxOptimizationWords(form.entries));
  const { household, outstandingBalanceInsuranceType } = form.entries;
  const hasLoanInsurance = outstandingBalanceInsuranceType !== 0;
  const premiums = control('outstandingBalanceInsurance');
  const part = { form, control };
  // Periodic premiums share the limit of the other insurances.
  const single = limitsOfForm(form)?.loanInsurance;
  const limitWords = usePreviewedLimitWords();
  return (
    <>
      <HouseholdFields {...part} />
      {/* What remains is worth tax by income and class. Two persons taxed together are in class 2. */}
      <MoneyField {...control('taxableIncome')} />
      {household === 'single' && form.entries.taxableIncome.trim() !== '' && (
        <TaxClassField {...control('taxClass')} />
      )}
      <FormGroup title={t('paid')} isSmall>
        <Folds>
          <CategoryFold {...part} category="pension" payments={['pension']} />
          <CategoryFold {...part} category="insurances" payments={insurancePayments} />
          <CategoryFold {...part} category="homeSavings" payments={['homeSavings']} />
          <FoldedFields
            form={form}
            id="loanInsurance"
            title={t('groups.loanInsurance')}
            names={loanInsuranceNames}
            inBrief={[
              ...inBrief(['outstandingBalanceInsuranceType']),
              ...(single === undefined
                ? inBrief(['outstandingBalanceInsurance', 'earlierSinglePremiums'])
                : [limitWords(single)]),
            ]}
            drawing={single && <LimitBar limit={single} />}
          >
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
            {outstandingBalanceInsuranceType === premiumKinds.single && (
              <EarlierPremiums
                form={form}
                control={control('earlierSinglePremiums')}
                inBrief={inBrief(['earlierSinglePremiums'])}
              />
            )}
          </FoldedFields>
        </Folds>
      </FormGroup>
    </>
  );
}

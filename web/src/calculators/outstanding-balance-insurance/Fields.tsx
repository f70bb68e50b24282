import { useFormat } from '../../shared/amount/use-format.ts';
import { EarlierPremiums } from '../../shared/deductions/earlier-premiums/EarlierPremiums.tsx';
import { quotedDeductionFigures } from '../../shared/deductions/quoted-figures.ts';
import { TaxYearField } from '../../shared/deductions/TaxYearField.tsx';
import { ChoiceCards } from '../../shared/form/ChoiceCards.tsx';
import type { StateOf } from '../../shared/form/entry-form.ts';
import { useControls, useStanding } from '../../shared/form/field-words.ts';
import { FormGroup } from '../../shared/form/FormCard.tsx';
import { MoneyField } from '../../shared/form/MoneyField.tsx';
import { NumberField } from '../../shared/form/NumberField.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { premiumTypes, type outstandingBalanceInsuranceForm } from './form.ts';
import { useEntryNames, useFieldWords } from './words.ts';

/** The fields of the insurance form. Empty fields show the specification's examples. */
export function OutstandingBalanceInsuranceFields({
  form,
}: {
  readonly form: StateOf<typeof outstandingBalanceInsuranceForm>;
}) {
  const { t } = useTranslation('outstanding-balance-insurance', { keyPrefix: 'form' });
  const format = useFormat();
  const { premiumTypeName } = useEntryNames();
  const { outstandingBalanceInsuranceType: type, taxYear } = form.entries;
  const words = useFieldWords(form.entries);
  const control = useControls(form, words);
  const standing = useStanding(form, words);
  const { fields } = form.form;
  const figures = quotedDeductionFigures(taxYear, format);
  return (
    <>
      <FormGroup title={t('groups.insured')}>
        {(['age1', 'age2', 'childrenInHousehold'] as const).map((name) => (
          <NumberField key={name} {...control(name)} example={fields[name].example(format)} />
        ))}
      </FormGroup>
      <FormGroup title={t('groups.premium')}>
        <ChoiceCards
          {...control('outstandingBalanceInsuranceType')}
          choices={premiumTypes.map((value) => ({
            value,
            label: premiumTypeName(value),
            description: t(`outstandingBalanceInsuranceType.description.${value}`, figures),
          }))}
        />
        <MoneyField {...control('outstandingBalanceInsurance')} example={format.number(5000)} />
        <TaxYearField {...control('taxYear')} />
        {type === 1 && (
          <EarlierPremiums
            form={form}
            control={control('earlierSinglePremiums')}
            standing={standing(['earlierSinglePremiums'])}
          />
        )}
      </FormGroup>
    </>
  );
}

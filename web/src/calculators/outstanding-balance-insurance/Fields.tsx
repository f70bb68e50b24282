import { premiumKinds } from '@suen/engine/small-door';
import { useFormat } from '../../shared/amount/use-format.ts';
import { ChoiceCards } from '../../shared/form/controls/ChoiceCards.tsx';
import { FieldRow } from '../../shared/form/controls/FieldRow.tsx';
import { MoneyField } from '../../shared/form/controls/MoneyField.tsx';
import { NumberField } from '../../shared/form/controls/NumberField.tsx';
import { FoldedFields, Folds } from '../../shared/form/parts/FoldedFields.tsx';
import type { StateOf } from '../../shared/form/state/entry-form.ts';
import { useControls, useInBrief } from '../../shared/form/words/field-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { EarlierPremiums } from '../../subjects/deductions/earlier-premiums/EarlierPremiums.tsx';
import { quotedDeductionFigures } from '../../subjects/deductions/quoted-figures.ts';
import { TaxYearField } from '../../subjects/deductions/TaxYearField.tsx';
import { TaxClassField } from '../../subjects/salary/TaxCardFields.tsx';
import { premiumTypes, type outstandingBalanceInsuranceForm } from './form.ts';
import { useEntryNames, useOutstandingBalanceInsuranceWords } from './words.ts';

/** The fields of the insurance form. Empty fields show the specification's examples. */
export function Fields({
  form,
}: {
  readonly form: StateOf<typeof outstandingBalanceInsuranceForm>;
}) {
  const { t } = useTranslation('outstanding-balance-insurance', { keyPrefix: 'form' });
  const format = useFormat();
  const { premiumTypeName } = useEntryNames();
  const { outstandingBalanceInsuranceType: type, taxYear } = form.entries;
  const words = useOutstandingBalanceInsuranceWords(form.entries);
  const control = useControls(form, words);
  const inBrief = useInBrief(form, words);
  const { isAsked } = form;
  const { fields } = form.definition;
  const figures = quotedDeductionFigures(taxYear, format);
  return (
    <>
      <FieldRow>
        <NumberField {...control('age1')} example={fields.age1.example(format)} />
        <NumberField {...control('age2')} example={fields.age2.example(format)} />
      </FieldRow>
      {/* On phones each takes a line: their hints are long. */}
      <FieldRow least="12rem">
        <NumberField
          {...control('childrenInHousehold')}
          example={fields.childrenInHousehold.example(format)}
        />
        <MoneyField {...control('outstandingBalanceInsurance')} example={format.number(5000)} />
      </FieldRow>
      <ChoiceCards
        {...control('outstandingBalanceInsuranceType')}
        choices={premiumTypes.map((value) => ({
          value,
          label: premiumTypeName(value),
          description: t(`outstandingBalanceInsuranceType.description.${value}`, figures),
        }))}
      />
      {/* What decides the tax that the premium saves. */}
      <MoneyField {...control('taxableIncome')} example={format.number(60_000)} />
      {isAsked('taxClass') && <TaxClassField {...control('taxClass')} />}
      {isAsked('otherSpecialExpenses') && <MoneyField {...control('otherSpecialExpenses')} />}
      <Folds>
        {type === premiumKinds.single && (
          <EarlierPremiums
            form={form}
            control={control('earlierSinglePremiums')}
            inBrief={inBrief(['earlierSinglePremiums'])}
          />
        )}
        <FoldedFields
          form={form}
          id="year"
          title={words.taxYear.label}
          names={['taxYear']}
          inBrief={inBrief(['taxYear'])}
        >
          <TaxYearField {...control('taxYear')} shortLabel="" />
        </FoldedFields>
      </Folds>
    </>
  );
}

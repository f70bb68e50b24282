import { buildings } from '@suen/engine/calculators/home-affordability/input';
import { dwellingUses } from '@suen/engine/small-door';
import { CheckField } from '../../shared/form/controls/CheckField.tsx';
import { FieldRow } from '../../shared/form/controls/FieldRow.tsx';
import { ListField } from '../../shared/form/controls/ListField.tsx';
import { MoneyField } from '../../shared/form/controls/MoneyField.tsx';
import { NumberField } from '../../shared/form/controls/NumberField.tsx';
import { SliderField } from '../../shared/form/controls/SliderField.tsx';
import { FoldedFields, Folds } from '../../shared/form/parts/FoldedFields.tsx';
import type { StateOf } from '../../shared/form/state/entry-form.ts';
import { useControls, useInBrief } from '../../shared/form/words/field-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { buyerCounts, type homeAffordabilityForm } from './form.ts';
import { useHomeAffordabilityWords } from './words.ts';

const yearMarks = [0, 5, 10, 15, 20, 25, 30].map((value) => ({ value, label: String(value) }));

const incomes = ['firstNetIncome', 'secondNetIncome'] as const;
const purchase = ['dwelling', 'buyers', 'creditUsed'] as const;
const aids = [
  'asksAids',
  'children',
  'incomeBefore',
  'building',
  'savingsGrowth',
  'savingYears',
] as const;

interface FieldsProps {
  readonly form: StateOf<typeof homeAffordabilityForm>;
}

/** Income or two incomes, own money, loan and price; then folds for the purchase and the State's aids. */
export function Fields({ form }: FieldsProps) {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'form' });
  const words = useHomeAffordabilityWords();
  const control = useControls(form, words);
  const inBrief = useInBrief(form, words);
  const { isAsked } = form;
  return (
    <>
      <FieldRow least="15rem">
        <MoneyField {...control('annualNetIncome')} isLarge />
        <MoneyField {...control('downPayment')} isLarge />
      </FieldRow>
      <FoldedFields
        form={form}
        id="incomes"
        title={t('groups.incomes')}
        names={incomes}
        inBrief={inBrief(incomes)}
      >
        <FieldRow least="12rem">
          <MoneyField {...control('firstNetIncome')} />
          <MoneyField {...control('secondNetIncome')} />
        </FieldRow>
      </FoldedFields>
      <SliderField {...control('loanTermYears')} marks={yearMarks} />
      <FieldRow least="15rem">
        <NumberField {...control('interestRate')} />
        <MoneyField {...control('monthlyDebtPayments')} />
      </FieldRow>
      <MoneyField {...control('homePrice')} />
      <Folds>
        <FoldedFields
          form={form}
          id="purchase"
          title={t('groups.purchase')}
          names={purchase}
          inBrief={inBrief(purchase)}
        >
          <FieldRow least="12rem">
            <ListField
              control={control('dwelling')}
              values={dwellingUses}
              nameOf={(use) => t(`dwelling.name.${use}`)}
            />
            {isAsked('buyers') && (
              <ListField
                control={control('buyers')}
                values={buyerCounts}
                nameOf={(count) => t('buyers.name', { count })}
              />
            )}
          </FieldRow>
          {isAsked('buyers') && <MoneyField {...control('creditUsed')} />}
        </FoldedFields>
        {isAsked('buyers') && (
          <FoldedFields
            form={form}
            id="aids"
            title={t('groups.aids')}
            names={aids}
            inBrief={inBrief(aids)}
          >
            <CheckField {...control('asksAids')} />
            {isAsked('children') && (
              <>
                <FieldRow least="12rem">
                  <NumberField {...control('children')} />
                  <ListField
                    control={control('building')}
                    values={buildings}
                    nameOf={(each) => t(`building.name.${each}`)}
                  />
                </FieldRow>
                <MoneyField {...control('incomeBefore')} />
                <FieldRow least="12rem">
                  <MoneyField {...control('savingsGrowth')} />
                  <NumberField {...control('savingYears')} />
                </FieldRow>
              </>
            )}
          </FoldedFields>
        )}
      </Folds>
    </>
  );
}

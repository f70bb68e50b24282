import { CheckField } from '../../shared/form/controls/CheckField.tsx';
import { FieldRow } from '../../shared/form/controls/FieldRow.tsx';
import { MoneyField } from '../../shared/form/controls/MoneyField.tsx';
import { NumberField } from '../../shared/form/controls/NumberField.tsx';
import { SliderField } from '../../shared/form/controls/SliderField.tsx';
import { FoldedFields, Folds } from '../../shared/form/parts/FoldedFields.tsx';
import type { StateOf } from '../../shared/form/state/entry-form.ts';
import { useControls, useInBrief } from '../../shared/form/words/field-words.ts';
import { useTermNames } from '../../shared/term/term-names.ts';
import { yearsAndMonths } from '../../shared/term/term.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { loanCostParts, type loanCostForm } from './form.ts';
import { typedCount } from './term.ts';
import { useLoanCostWords } from './words.ts';
import classes from './Fields.module.css';

const yearMarks = [0, 5, 10, 15, 20, 25, 30, 35].map((value) => ({
  value,
  label: String(value),
}));

const feeNames = ['fees', 'isMortgage'] as const;
const secondOfferNames = Object.values(loanCostParts.secondOffer);
const rateChangeNames = Object.values(loanCostParts.rateChanges[0]);
const ownHomeNames = Object.values(loanCostParts.ownHome);

type NumberName =
  | Exclude<(typeof secondOfferNames)[number], 'secondFees'>
  | (typeof rateChangeNames)[number]
  | (typeof ownHomeNames)[number];

interface FieldsProps {
  readonly form: StateOf<typeof loanCostForm>;
}

/**
 * The fields of the loan cost form. The term is set in years with a slider or typed in months. Folds hold what an offer has beside
 * its rate, another offer, a change of the rate, and the tax.
 */
export function Fields({ form }: FieldsProps) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'form' });
  const { yearsName, termName } = useTermNames();
  const words = useLoanCostWords();
  const control = useControls(form, words);
  const inBrief = useInBrief(form, words);
  // Needed only once another field of its group is filled in.
  const neededControl = (name: NumberName) => ({
    ...control(name),
    isRequired: form.isAsked(name),
  });
  // The field for months allows any term, also beyond the slider.
  const months = typedCount(form.entries.months);
  return (
    <>
      <FieldRow least="15rem">
        <MoneyField {...control('amount')} isLarge />
        <NumberField {...control('annualInterestRate')} isLarge />
      </FieldRow>
      <div className={classes.term}>
        <SliderField
          {...control('years')}
          marks={yearMarks}
          describe={(years) => (months === undefined ? yearsName(years) : termName(months))}
          meaning={
            months === undefined || yearsAndMonths(months).months === 0
              ? undefined
              : termName(months)
          }
        />
        <NumberField {...control('months')} />
      </div>
      <Folds>
        <FoldedFields
          form={form}
          id="fees"
          title={t('groups.fees')}
          names={feeNames}
          inBrief={inBrief(feeNames)}
        >
          <MoneyField {...control('fees')} />
          <CheckField {...control('isMortgage')} />
        </FoldedFields>
        <FoldedFields
          form={form}
          id="secondOffer"
          title={t('groups.secondOffer')}
          names={secondOfferNames}
          inBrief={inBrief(secondOfferNames)}
        >
          <FieldRow least="10rem">
            <NumberField {...neededControl('secondRate')} shortLabel={t('secondRate.short')} />
            <NumberField {...neededControl('secondYears')} shortLabel={t('secondYears.short')} />
            <MoneyField {...control('secondFees')} shortLabel={t('secondFees.short')} />
          </FieldRow>
        </FoldedFields>
        <FoldedFields
          form={form}
          id="rateChange"
          title={t('groups.rateChange')}
          names={rateChangeNames}
          inBrief={inBrief(rateChangeNames)}
        >
          <FieldRow least="12rem">
            <NumberField {...neededControl('fixedYears')} />
            <NumberField {...neededControl('pointsMore')} />
          </FieldRow>
        </FoldedFields>
        <FoldedFields
          form={form}
          id="ownHome"
          title={t('groups.ownHome')}
          names={ownHomeNames}
          inBrief={inBrief(ownHomeNames)}
        >
          <FieldRow least="12rem">
            <NumberField {...neededControl('rentalValueFixed')} />
            <NumberField {...neededControl('persons')} />
          </FieldRow>
          <NumberField {...neededControl('marginalRate')} />
        </FoldedFields>
      </Folds>
    </>
  );
}

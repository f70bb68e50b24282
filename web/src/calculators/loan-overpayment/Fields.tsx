import { ChoiceCard } from '../../shared/form/controls/ChoiceCard.tsx';
import { FieldRow } from '../../shared/form/controls/FieldRow.tsx';
import { ListField } from '../../shared/form/controls/ListField.tsx';
import { MoneyField } from '../../shared/form/controls/MoneyField.tsx';
import { NumberField } from '../../shared/form/controls/NumberField.tsx';
import { PercentField } from '../../shared/form/controls/PercentField.tsx';
import { SegmentedChoice } from '../../shared/form/controls/SegmentedChoice.tsx';
import { FoldedFields, Folds } from '../../shared/form/parts/FoldedFields.tsx';
import type { StateOf } from '../../shared/form/state/entry-form.ts';
import { useControls, useInBrief } from '../../shared/form/words/field-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { intervals, regularKinds, type loanOverpaymentForm } from './form.ts';
import { useLoanOverpaymentWords } from './words.ts';
import classes from './Fields.module.css';

interface FieldsProps {
  readonly form: StateOf<typeof loanOverpaymentForm>;
}

/** What few people need, for the charge of the bank. */
const chargeNames = ['indemnity', 'earlierRepayments', 'isOlderContract'] as const;
const regularNames = [
  'regularKind',
  'regularAmount',
  'regularInterval',
  'regularFrom',
  'goalYear',
  'goalInterest',
] as const;
const savingsNames = ['savingsRate'] as const;

/** The fields of the early repayment form. */
export function Fields({ form }: FieldsProps) {
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'form' });
  const words = useLoanOverpaymentWords();
  const control = useControls(form, words);
  const inBrief = useInBrief(form, words);
  const older = control('isOlderContract');
  return (
    <>
      <FieldRow least="15rem">
        <MoneyField {...control('loanAmount')} isLarge />
        <PercentField {...control('interestRate')} isLarge />
      </FieldRow>
      <div className={classes.term}>
        <FieldRow least="8rem">
          <NumberField {...control('remainingTermYears')} />
          <NumberField
            {...control('remainingTermMonths')}
            shortLabel={t('remainingTermMonths.short')}
          />
        </FieldRow>
      </div>
      <MoneyField {...control('prepaymentAmount')} isLarge />
      <Folds>
        <FoldedFields
          form={form}
          id="regular"
          title={t('regular')}
          names={regularNames}
          inBrief={inBrief(regularNames)}
        >
          <SegmentedChoice
            {...control('regularKind')}
            isLabelShown
            choices={regularKinds.map((value) => ({
              value,
              label: t(`regularKind.name.${value}`),
            }))}
          />
          {form.entries.regularKind === 'amount' ? (
            <MoneyField {...control('regularAmount')} />
          ) : (
            <FieldRow least="12rem">
              <NumberField {...control('goalYear')} />
              <MoneyField {...control('goalInterest')} />
            </FieldRow>
          )}
          <FieldRow least="12rem">
            <ListField
              control={control('regularInterval')}
              values={intervals}
              nameOf={(interval) => t(`regularInterval.name.${interval}`)}
            />
            <NumberField {...control('regularFrom')} />
          </FieldRow>
        </FoldedFields>
        <FoldedFields
          form={form}
          id="savings"
          title={t('savings')}
          names={savingsNames}
          inBrief={inBrief(savingsNames)}
        >
          <PercentField {...control('savingsRate')} />
        </FoldedFields>
        <FoldedFields
          form={form}
          id="charge"
          title={t('charge')}
          names={chargeNames}
          inBrief={inBrief(chargeNames)}
        >
          <MoneyField {...control('indemnity')} />
          <MoneyField {...control('earlierRepayments')} />
          <ChoiceCard
            type="checkbox"
            name="isOlderContract"
            label={older.label}
            description={t('isOlderContract.hint')}
            isChosen={older.value}
            onChange={older.onChange}
          />
        </FoldedFields>
      </Folds>
    </>
  );
}

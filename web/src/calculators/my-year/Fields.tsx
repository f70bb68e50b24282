import { supportedYears } from '@suen/engine/small-door';
import { CheckField } from '../../shared/form/controls/CheckField.tsx';
import { ChoiceCards } from '../../shared/form/controls/ChoiceCards.tsx';
import { FieldRow } from '../../shared/form/controls/FieldRow.tsx';
import { ListField } from '../../shared/form/controls/ListField.tsx';
import { MoneyField } from '../../shared/form/controls/MoneyField.tsx';
import { NumberField } from '../../shared/form/controls/NumberField.tsx';
import { FoldedFields, Folds } from '../../shared/form/parts/FoldedFields.tsx';
import type { StateOf } from '../../shared/form/state/entry-form.ts';
import { useControls, useInBrief } from '../../shared/form/words/field-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { couplesClass, residences } from '../../subjects/salary/salary-entries.ts';
import { TaxClassField } from '../../subjects/salary/TaxCardFields.tsx';
import { Changes } from './Changes.tsx';
import { householdIn, months } from './entries.ts';
import type { myYearForm } from './form.ts';
import { useMyYearWords } from './words.ts';

const details = [
  'taxYear',
  'startMonth',
  'startDay',
  'weeklyHours',
  'distanceToWork',
  'partnerHours',
  'salaryFollowsIndex',
  'residence',
  'residentFrom',
  'residentUntil',
  'foreignIncome',
] as const;

const deductions = [
  'age1',
  'age2',
  'childrenInHousehold',
  'pension1',
  'pension2',
  'insurances',
  'homeSavings1',
] as const;

const newestFirst = supportedYears.toReversed();

/** The salary and the class, what changes in the year, then folds for the job and for deductions. */
export function Fields({ form }: { readonly form: StateOf<typeof myYearForm> }) {
  const { t } = useTranslation('my-year', { keyPrefix: 'form' });
  const words = useMyYearWords(form.entries);
  const control = useControls(form, words);
  const inBrief = useInBrief(form, words);
  const { entries } = form;
  const household = householdIn(entries);
  const isTogether = household.isTaxedTogether;
  const start = control('startMonth');
  const year = control('taxYear');
  const from = control('residentFrom');
  const until = control('residentUntil');
  const residence = control('residence');
  return (
    <>
      <MoneyField {...control('grossSalary')} isLarge />
      <TaxClassField {...control('taxClass')} />
      {entries.taxClass === couplesClass && <MoneyField {...control('partnerGross')} />}
      <Changes form={form} />
      {household.mayBeSingleParent && <CheckField {...control('singleParent')} />}
      <Folds>
        <FoldedFields
          form={form}
          id="details"
          title={t('groups.details')}
          names={details}
          inBrief={inBrief(['taxYear', 'startMonth', 'weeklyHours', 'distanceToWork', 'residence'])}
        >
          <FieldRow>
            <ListField control={year} values={newestFirst} nameOf={String} />
            <ListField control={start} values={months} nameOf={start.describe} />
            {entries.startMonth > 1 && <NumberField {...control('startDay')} />}
          </FieldRow>
          <FieldRow>
            <NumberField {...control('weeklyHours')} />
            {isTogether && <NumberField {...control('partnerHours')} />}
            <NumberField {...control('distanceToWork')} />
          </FieldRow>
          <CheckField {...control('salaryFollowsIndex')} />
          <ChoiceCards
            {...residence}
            choices={residences.map((value) => ({ value, label: t(`residence.${value}`) }))}
          />
          {entries.residence === 'luxembourg' && (
            <FieldRow>
              <ListField control={from} values={months} nameOf={from.describe} />
              <ListField control={until} values={months} nameOf={until.describe} />
            </FieldRow>
          )}
          {household.mayBeTaxedElsewhere && <MoneyField {...control('foreignIncome')} />}
        </FoldedFields>
        {household.deductsExpenses && (
          <FoldedFields
            form={form}
            id="deductions"
            title={t('groups.deductions')}
            names={deductions}
            inBrief={inBrief(deductions)}
            whenEmpty={t('noDeductions')}
          >
            <FieldRow>
              <NumberField {...control('age1')} />
              {isTogether && <NumberField {...control('age2')} />}
              <NumberField {...control('childrenInHousehold')} />
            </FieldRow>
            <MoneyField {...control('pension1')} />
            {isTogether && <MoneyField {...control('pension2')} />}
            <MoneyField {...control('insurances')} />
            <MoneyField {...control('homeSavings1')} />
          </FoldedFields>
        )}
      </Folds>
    </>
  );
}

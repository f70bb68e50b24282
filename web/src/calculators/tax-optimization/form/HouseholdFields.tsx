import { TaxYearField } from '../../../shared/deductions/TaxYearField.tsx';
import { FormGroup } from '../../../shared/form/FormCard.tsx';
import { NumberField } from '../../../shared/form/NumberField.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import { SegmentedChoice } from '../../../shared/form/SegmentedChoice.tsx';
import { SelectField } from '../../../shared/form/SelectField.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { limitsOf } from '../check-entries.ts';
import { households, partnerEntries, type Household } from '../entries.ts';
import { useEntryNames } from '../entry-names.ts';
import { ForEachPerson } from './ForEachPerson.tsx';
import type { PartOfForm } from './form-state.ts';

const { minimum, maximum } = limitsOf.childrenInHousehold;
const childrenCounts = Array.from({ length: maximum - minimum + 1 }, (_, step) => minimum + step);

/** Who is taxed together, how old they are, how many children they have, and in which year. */
export function HouseholdFields({ form }: PartOfForm) {
  const { t } = useTranslation('tax-optimization', { keyPrefix: 'form' });
  const { householdName, ageName, childrenName } = useEntryNames();
  const problemText = useProblemText();
  const { entries, shownProblems, enter, leave, clear } = form;

  const chooseHousehold = (household: Household) => {
    enter('household', household);
    if (household === 'single') clear(partnerEntries);
  };

  return (
    <FormGroup title={t('groups.household')}>
      <SegmentedChoice
        name="household"
        label={t('household.label')}
        isLabelShown
        choices={households.map((value) => ({ value, label: householdName(value) }))}
        value={entries.household}
        onChange={chooseHousehold}
        note={t(`household.hint.${entries.household}`)}
      />
      <ForEachPerson
        household={entries.household}
        name={t('age.label')}
        nameForOne={t('age.ofOne')}
        hint={t('age.hint')}
      >
        {({ person, ...words }) => {
          const name = `age${person}` as const;
          return (
            <NumberField
              {...words}
              name={name}
              error={problemText(shownProblems.get(name), { limit: ageName, example: '35' })}
              isRequired
              unit={t('age.unit')}
              value={entries[name]}
              onChange={(value) => enter(name, value)}
              onLeave={() => leave(name)}
            />
          );
        }}
      </ForEachPerson>
      <SelectField
        name="childrenInHousehold"
        label={t('childrenInHousehold.label')}
        hint={t('childrenInHousehold.hint')}
        error={problemText(shownProblems.get('childrenInHousehold'))}
        value={String(entries.childrenInHousehold)}
        options={childrenCounts.map((count) => ({
          value: String(count),
          label: childrenName(count),
        }))}
        onChange={(count) => enter('childrenInHousehold', Number(count))}
      />
      <TaxYearField
        value={entries.taxYear}
        error={problemText(shownProblems.get('taxYear'))}
        onChange={(taxYear) => enter('taxYear', taxYear)}
      />
    </FormGroup>
  );
}

import { ChoiceCards } from '../../shared/form/controls/ChoiceCards.tsx';
import { MoneyField } from '../../shared/form/controls/MoneyField.tsx';
import { FoldedFields } from '../../shared/form/parts/FoldedFields.tsx';
import { FormGroup } from '../../shared/form/parts/FormCard.tsx';
import type { StateOf } from '../../shared/form/state/entry-form.ts';
import { useControls, useInBrief } from '../../shared/form/words/field-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { couplesClass, type OwnTaxClass } from '../../subjects/salary/salary-entries.ts';
import { useSalaryFieldWords } from '../../subjects/salary/salary-words.ts';
import {
  DistanceField,
  EmploymentField,
  useTaxClassChoices,
} from '../../subjects/salary/TaxCardFields.tsx';
import { WhichTaxClass } from '../../subjects/salary/WhichTaxClass.tsx';
import type { jointSalaryForm } from './form.ts';
import { persons, type PersonId } from './persons.ts';
import { useJointSalaryWords } from './words.ts';

interface PartOfForm {
  readonly form: StateOf<typeof jointSalaryForm>;
}

interface PersonFieldsProps extends PartOfForm {
  readonly person: PersonId;
}

/** The fields of one person. The second person may be empty and can have a separate tax class. */
export function PersonFields({ form, person }: PersonFieldsProps) {
  const { t } = useTranslation('joint-salary');
  const words = useJointSalaryWords(form.entries);
  const control = useControls(form, words);
  const { employmentType: employmentWords, distanceToWork: distanceWords } = useSalaryFieldWords(
    form.entries.payMonth,
  );
  const { grossSalary, distanceToWork, employmentType } = persons[person];
  const names = [
    employmentType,
    distanceToWork,
    ...(person === 'person2' ? (['taxClass2'] as const) : []),
  ] as const;
  // The group has the person's name already.
  const inBrief = useInBrief(form, {
    ...words,
    [employmentType]: employmentWords,
    [distanceToWork]: distanceWords,
  });
  return (
    <FormGroup title={t(`person.${person}`)} isSmall>
      <MoneyField {...control(grossSalary)} isLarge />
      <FoldedFields
        form={form}
        id={person}
        title={t('form.details')}
        names={names}
        inBrief={inBrief(names)}
      >
        <DistanceField {...control(distanceToWork)} />
        <EmploymentField {...control(employmentType)} />
        {person === 'person2' && <SecondTaxClassField form={form} />}
      </FoldedFields>
    </FormGroup>
  );
}

const ownTaxClasses: readonly OwnTaxClass[] = [1, 2];
const class1a: OwnTaxClass = 2;

/** The second person's tax class. Not shown in class 2, because both are taxed together. */
function SecondTaxClassField({ form }: PartOfForm) {
  const { t } = useTranslation('joint-salary', { keyPrefix: 'form.taxClass2' });
  const control = useControls(form, useJointSalaryWords(form.entries));
  const choices = useTaxClassChoices(ownTaxClasses);
  const { taxClass, taxClass2 } = form.entries;
  if (taxClass === couplesClass) return null;
  const chosen = taxClass2 ?? taxClass;
  const areBothInClass1a = taxClass === class1a && chosen === class1a;
  const field = control('taxClass2');
  return (
    <ChoiceCards
      {...field}
      hint={t(areBothInClass1a ? 'both' : 'hint')}
      help={<WhichTaxClass {...field} />}
      choices={choices}
      value={chosen}
    />
  );
}

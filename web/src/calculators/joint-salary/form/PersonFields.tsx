import { FormGroup } from '../../../shared/form/FormCard.tsx';
import { MoneyField } from '../../../shared/form/MoneyField.tsx';
import { useGrossSalaryProblemText } from '../../../shared/salary/gross-salary-problem.ts';
import { whoOf } from '../../../shared/salary/salary-entries.ts';
import { DistanceField, EmploymentField } from '../../../shared/salary/TaxCardFields.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { persons, type PersonId } from '../persons.ts';
import type { JointSalaryFormState } from './form-state.ts';
import { SecondTaxClassField } from './SecondTaxClassField.tsx';

interface PersonFieldsProps {
  readonly form: JointSalaryFormState;
  readonly person: PersonId;
}

/** One person's salary, employment, way to work and, for the second, tax class. The second person may be left out. */
export function PersonFields({ form, person }: PersonFieldsProps) {
  const { t } = useTranslation('joint-salary');
  const problemText = useGrossSalaryProblemText();
  const { entries, shownProblems, enter, leave } = form;
  const { grossSalary, employmentType, distanceToWork } = persons[person];
  const who = whoOf(entries[employmentType]);
  const hint = t(`form.grossSalary.hint.${who}`);

  return (
    <FormGroup title={t(`person.${person}`)}>
      <MoneyField
        name={grossSalary}
        label={t(`form.grossSalary.label.${who}`)}
        hint={person === 'person1' ? hint : `${hint} ${t('form.grossSalary.optional')}`}
        error={problemText(shownProblems.get(grossSalary))}
        isRequired={person === 'person1'}
        isLarge
        value={entries[grossSalary]}
        onChange={(value) => enter(grossSalary, value)}
        onLeave={() => leave(grossSalary)}
      />
      <DistanceField
        name={distanceToWork}
        value={entries[distanceToWork]}
        problem={shownProblems.get(distanceToWork)}
        payMonth={entries.payMonth}
        onChange={(value) => enter(distanceToWork, value)}
        onLeave={() => leave(distanceToWork)}
      />
      <EmploymentField
        name={employmentType}
        value={entries[employmentType]}
        problem={shownProblems.get(employmentType)}
        onChange={(value) => enter(employmentType, value)}
      />
      {person === 'person2' && <SecondTaxClassField form={form} />}
    </FormGroup>
  );
}

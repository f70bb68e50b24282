import { salaryFigures } from '@suen/engine/small-door';
import { useFormat } from '../../shared/amount/use-format.ts';
import type { RequestOf } from '../../shared/form/state/entry-form.ts';
import type { WordsOfForm } from '../../shared/form/words/field-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { employmentOf, type EmploymentType } from '../../subjects/salary/salary-entries.ts';
import {
  useGrossSalaryError,
  useSalaryEntryNames,
  useSalaryFieldWords,
} from '../../subjects/salary/salary-words.ts';
import { useSelfEmployedFieldWords } from '../../subjects/salary/self-employed/self-employed-field-words.ts';
import type { jointSalaryForm } from './form.ts';
import { persons, type PersonId } from './persons.ts';

type Request = RequestOf<typeof jointSalaryForm>;
type Deciding = Pick<Request, 'employmentType' | 'employmentType2' | 'payMonth' | 'salaryPeriod'>;

/** The words of the form's fields and, for what was sent, of the summary below its result. */
export function useJointSalaryWords(
  entered: Deciding,
  sent?: Request,
): WordsOfForm<typeof jointSalaryForm> {
  const { t } = useTranslation('joint-salary', { keyPrefix: 'form' });
  const format = useFormat();
  const words = useSalaryFieldWords(entered.payMonth);
  const { taxClassName } = useSalaryEntryNames();
  const wordsOfPerson = usePersonWords(entered, sent);
  const person2 = wordsOfPerson('person2');
  const employmentOfFirst = employmentOf(entered.employmentType);
  const figures = salaryFigures(entered.payMonth);
  const situation = useSelfEmployedFieldWords(entered.payMonth);
  const { t: joint } = useTranslation('joint-salary');
  const entryOfPerson = (person: PersonId, entry: string) =>
    joint('result.of', { person: joint(`person.${person}`), entry });

  const worksOn = (person: PersonId) => ({
    ...situation.workingOnAllowance,
    label: entryOfPerson(person, situation.workingOnAllowance.label),
  });

  return {
    taxClass: { ...words.taxClass, hint: t('taxClass') },
    salaryPeriod: { ...words.salaryPeriod, label: t('salaryPeriod') },
    payMonth: words.payMonth,
    ...wordsOfPerson('person1'),
    grossSalary2: {
      ...person2.grossSalary,
      // What person 1 has read already is not said again.
      hint:
        entered.employmentType === entered.employmentType2
          ? t('grossSalary.optional')
          : `${person2.grossSalary.hint} ${t('grossSalary.optional')}`,
    },
    distanceToWork2: person2.distanceToWork,
    employmentType2: person2.employmentType,
    weeklyHours2: person2.weeklyHours,
    taxClass2: {
      label: t('taxClass2.label'),
      hint: t('taxClass2.hint'),
      write: taxClassName,
      ...(sent?.grossSalary2 === null && { summary: null }),
    },
    workingOnAllowance: worksOn('person1'),
    workingOnAllowance2: worksOn('person2'),
    increasePercent: {
      label: t('increasePercent.label'),
      hint: t('increasePercent.hint'),
      write: format.percent,
    },
    transportCosts: {
      label: t(`transportCosts.label.${employmentOfFirst}`),
      hint: t(`transportCosts.hint.${employmentOfFirst}`, {
        maximum: format.eurosBriefly(figures.travelAllowanceMaximum),
      }),
    },
    supplementaryPension: {
      label: t(`supplementaryPension.label.${employmentOfFirst}`),
      hint: t(`supplementaryPension.hint.${employmentOfFirst}`, {
        maximum: format.eurosBriefly(figures.supplementaryPensionMaximum),
      }),
    },
  };
}

/**
 * The words of one person's fields. The form's groups name the person, so only the summary repeats
 * it.
 */
function usePersonWords(
  { payMonth, salaryPeriod, ...employment }: Deciding,
  sent: Request | undefined,
) {
  const { t } = useTranslation('joint-salary');
  const format = useFormat();
  const { t: shared } = useTranslation('shared');
  const words = useSalaryFieldWords(payMonth);
  const error = useGrossSalaryError(payMonth, salaryPeriod);
  const amountWithPeriod = (amount: number) =>
    shared(`period.amount.${salaryPeriod}`, { amount: format.euros(amount) });

  return (person: PersonId) => {
    const names = persons[person];
    const ownEmployment = employmentOf(employment[names.employmentType]);
    const amount = sent?.[names.grossSalary];
    const entryOfPerson = (entry: string) =>
      t('result.of', { person: t(`person.${person}`), entry });
    const labelOf = (entry: string) => (sent === undefined ? entry : entryOfPerson(entry));
    // Nothing about a second person without an income.
    const summaryIfAbsent = amount === null ? { summary: null } : {};
    return {
      grossSalary: {
        label: labelOf(t(`form.grossSalary.label.${ownEmployment}`)),
        hint: t(`form.grossSalary.hint.${ownEmployment}`),
        error,
        brief: (entered: number) =>
          shared('labelled', { label: t(`person.${person}`), value: amountWithPeriod(entered) }),
        ...(sent && typeof amount === 'number' && { summary: amountWithPeriod(amount) }),
      },
      distanceToWork: {
        ...words.distanceToWork,
        label: labelOf(words.distanceToWork.label),
        brief: (kilometres: number) => entryOfPerson(words.distanceToWork.brief(kilometres)),
        ...summaryIfAbsent,
      },
      employmentType: {
        ...words.employmentType,
        label: labelOf(words.employmentType.label),
        brief: (employmentType: EmploymentType) =>
          entryOfPerson(words.employmentType.write(employmentType)),
        ...summaryIfAbsent,
      },
      weeklyHours: {
        ...words.weeklyHours,
        label: entryOfPerson(words.weeklyHours.label),
        ...summaryIfAbsent,
      },
    };
  };
}

import {
  describeForm,
  useEntryForm,
  type EntryFormState,
} from '../../../shared/form/entry-form.ts';
import { payMonthOfDay } from '../../../shared/rule-period/period-of-day.ts';
import { checkEntries } from '../check-entries.ts';
import {
  entryNames,
  firstEntries,
  type JointSalaryEntries,
  type JointSalaryRequest,
} from '../entries.ts';

const grossSalaries = ['grossSalary', 'grossSalary2'] as const;

const jointSalaryForm = describeForm<JointSalaryEntries, JointSalaryRequest>({
  calculator: 'joint-salary',
  firstEntries,
  entriesOfDay: payMonthOfDay,
  entryNames,
  check: checkEntries,
  // The smallest salary is that of a month or a year, for an employee's hours of work.
  checkedAgainBy: {
    salaryPeriod: grossSalaries,
    weeklyHours: ['grossSalary'],
    employmentType: ['grossSalary'],
    weeklyHours2: ['grossSalary2'],
    employmentType2: ['grossSalary2'],
  },
});

/** The form and its entries. */
export const useJointSalaryForm = () => useEntryForm(jointSalaryForm);

export type JointSalaryFormState = EntryFormState<JointSalaryEntries, JointSalaryRequest>;

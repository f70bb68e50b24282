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
  type NetSalaryEntries,
  type NetSalaryRequest,
} from '../entries.ts';

const netSalaryForm = describeForm<NetSalaryEntries, NetSalaryRequest>({
  calculator: 'net-salary',
  firstEntries,
  entriesOfDay: payMonthOfDay,
  entryNames,
  check: checkEntries,
  // The smallest salary is that of a month or a year, for an employee's hours of work.
  checkedAgainBy: {
    salaryPeriod: ['grossSalary'],
    weeklyHours: ['grossSalary'],
    employmentType: ['grossSalary'],
  },
});

/** The form and its entries. */
export const useNetSalaryForm = () => useEntryForm(netSalaryForm);

export type NetSalaryFormState = EntryFormState<NetSalaryEntries, NetSalaryRequest>;

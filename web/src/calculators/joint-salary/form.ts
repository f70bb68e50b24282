import { jointSalaryCall } from '@suen/engine/calculators/joint-salary/input';
import { perMonth, perYear } from '../../shared/amount/derived.ts';
import { defineForm } from '../../shared/form/definition/define-form.ts';
import { choice } from '../../shared/form/definition/fields.ts';
import { payMonthField } from '../../shared/rule-period/period-fields.ts';
import { doubtedPeriod } from '../../subjects/salary/doubted-period.ts';
import {
  couplesClass,
  distanceField,
  grossSalaryLimits,
  hoursIn,
  isEmployee,
  lowestSalaries,
  optionalSalaryFields,
  salaryField,
  weeklyHoursField,
  type EmploymentType,
  type OwnTaxClass,
  type SalaryPeriod,
  type TaxClass,
} from '../../subjects/salary/salary-entries.ts';
import { question } from '../../subjects/salary/self-employed/self-employed-entries.ts';
import { persons, type PersonId } from './persons.ts';

interface DoubtedEntries {
  readonly salaryPeriod: SalaryPeriod;
  readonly grossSalary: string;
  readonly grossSalary2: string;
  readonly weeklyHours: string;
  readonly weeklyHours2: string;
}

/** Both salaries are of one period: it is switched where that suits the other one, else this amount is converted. */
function doubt(person: PersonId, amount: number | null, entries: DoubtedEntries) {
  const { salaryPeriod } = entries;
  const { grossSalary: name, weeklyHours } = persons[person];
  const meant =
    amount === null
      ? undefined
      : doubtedPeriod(amount, salaryPeriod, lowestSalaries(hoursIn(entries[weeklyHours])));
  if (amount === null || meant === undefined) return undefined;
  const other = persons[person === 'person1' ? 'person2' : 'person1'];
  const reading = salaryField(false).read(entries[other.grossSalary], {});
  const othersAmount = 'value' in reading ? reading.value : null;
  const suitsOther =
    othersAmount === null ||
    doubtedPeriod(
      othersAmount,
      salaryPeriod,
      lowestSalaries(hoursIn(entries[other.weeklyHours])),
    ) === meant;
  if (suitsOther) return { meant, entries: { salaryPeriod: meant } };
  const converted = meant === 'annual' ? perMonth(amount) : perYear(amount);
  return { meant, entries: { [name]: converted.toFixed(2) } };
}

export const jointSalaryForm = defineForm(
  jointSalaryCall,
  {
    grossSalary: salaryField(true),
    salaryPeriod: choice<SalaryPeriod>('monthly'),
    distanceToWork: distanceField,
    employmentType: choice<EmploymentType>(1),
    // Empty when there is only one income.
    grossSalary2: salaryField(false),
    distanceToWork2: distanceField,
    employmentType2: choice<EmploymentType>(1),
    taxClass: choice<TaxClass>(1),
    // The class of the first person until another is chosen.
    taxClass2: choice<OwnTaxClass | null>(null),
    payMonth: payMonthField,
    weeklyHours: weeklyHoursField,
    weeklyHours2: weeklyHoursField,
    ...optionalSalaryFields,
    workingOnAllowance: question(),
    workingOnAllowance2: question(),
  },
  {
    doubts: {
      grossSalary: (amount, entries) => doubt('person1', amount, entries),
      grossSalary2: (amount, entries) => doubt('person2', amount, entries),
    },
    shortNames: {
      taxClass: 'c',
      salaryPeriod: 'p',
      grossSalary: 'g',
      distanceToWork: 'd',
      employmentType: 'e',
      grossSalary2: 'g2',
      distanceToWork2: 'd2',
      employmentType2: 'e2',
      taxClass2: 'c2',
      payMonth: 'm',
      weeklyHours: 'h',
      weeklyHours2: 'h2',
      increasePercent: 'i',
      transportCosts: 't',
      supplementaryPension: 's',
    },
    asked: {
      taxClass2: ({ taxClass }) => taxClass !== couplesClass,
      weeklyHours: isEmployee,
      weeklyHours2: ({ employmentType2 }) => isEmployee({ employmentType: employmentType2 }),
    },
    dependent: {
      grossSalary: {
        dependsOn: ['salaryPeriod', 'weeklyHours', 'employmentType'],
        limits: ({ weeklyHours }, { salaryPeriod }) => grossSalaryLimits(salaryPeriod, weeklyHours),
      },
      grossSalary2: {
        dependsOn: ['salaryPeriod', 'weeklyHours2', 'employmentType2'],
        limits: ({ weeklyHours2 }, { salaryPeriod }) =>
          grossSalaryLimits(salaryPeriod, weeklyHours2),
      },
    },
    // The result draws the tax by the share.
    request: ({ workingOnAllowance, workingOnAllowance2, ...values }) => ({
      ...values,
      ...(workingOnAllowance === true && { workingOnAllowance }),
      ...(workingOnAllowance2 === true && { workingOnAllowance2 }),
      reallocationCurve: true,
    }),
  },
);

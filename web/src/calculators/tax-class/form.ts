import {
  taxClassCall,
  type civilStatuses,
  type Residence,
} from '@suen/engine/calculators/tax-class/input';
import { defineForm } from '../../shared/form/definition/define-form.ts';
import {
  choice,
  money,
  percent,
  requiredChoice,
  sometimesAsked,
  wholeNumber,
} from '../../shared/form/definition/fields.ts';
import { taxYearField } from '../../shared/rule-period/period-fields.ts';
import type { SalaryPeriod } from '../../subjects/salary/salary-entries.ts';
import { askedIn } from './questions.ts';

export type CivilStatus = (typeof civilStatuses)[number];

/** A yes or no, as its field holds it. */
export type Answer = (typeof answers)[number];
export const answers = ['true', 'false'] as const;

const income = money({ example: 3500 });
const foreignIncome = money({ example: 1200 });

/** The questions that decide a tax class; only those that matter for the answers before are asked. */
export const taxClassForm = defineForm(
  taxClassCall,
  {
    residence: requiredChoice<Residence>(),
    civilStatus: requiredChoice<CivilStatus>(),
    spouseInLuxembourg: sometimesAsked(requiredChoice<Answer>({ choices: answers })),
    civilStatusSince: sometimesAsked(wholeNumber({ isRequired: true, example: 2020 })),
    hadClassTwoBefore: sometimesAsked(requiredChoice<Answer>({ choices: answers })),
    children: wholeNumber({ first: 0 }),
    birthYear: sometimesAsked(wholeNumber({ isRequired: true, example: 1985 })),
    salaryPeriod: choice<SalaryPeriod>('monthly'),
    grossSalary: income,
    grossSalary2: income,
    foreignIncome,
    foreignIncome2: foreignIncome,
    otherForeignIncome: foreignIncome,
    otherForeignIncome2: foreignIncome,
    daysOutside: wholeNumber({ example: 20 }),
    teleworkPercent: percent({ example: 20 }),
    taxYear: taxYearField,
  },
  {
    asked: askedIn,
    shortNames: {
      residence: 'r',
      civilStatus: 's',
      spouseInLuxembourg: 'l',
      civilStatusSince: 'y',
      hadClassTwoBefore: 'b',
      children: 'c',
      birthYear: 'a',
      salaryPeriod: 'p',
      grossSalary: 'g1',
      grossSalary2: 'g2',
      foreignIncome: 'f1',
      foreignIncome2: 'f2',
      otherForeignIncome: 'o1',
      otherForeignIncome2: 'o2',
      daysOutside: 'd',
      teleworkPercent: 't',
      taxYear: 'm',
    },
    dependent: {
      civilStatusSince: {
        dependsOn: ['taxYear'],
        limits: (_, { taxYear }) => ({ maximum: taxYear }),
      },
      birthYear: { dependsOn: ['taxYear'], limits: (_, { taxYear }) => ({ maximum: taxYear }) },
    },
    request: ({ spouseInLuxembourg, hadClassTwoBefore, ...values }) => ({
      ...values,
      spouseInLuxembourg: spouseInLuxembourg === null ? null : spouseInLuxembourg === 'true',
      hadClassTwoBefore: hadClassTwoBefore === 'true',
    }),
  },
);

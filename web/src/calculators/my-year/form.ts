import { myYearCall } from '@suen/engine/calculators/my-year/input';
import { fullTimeWeeklyHours, monthsInYear } from '@suen/engine/small-door';
import { defineForm } from '../../shared/form/definition/define-form.ts';
import type { Limits } from '../../shared/form/definition/read-entry.ts';
import { couplesClass, grossSalaryLimits } from '../../subjects/salary/salary-entries.ts';
import {
  conflictOf,
  needsAmount,
  slots,
  usualMonth,
  type ChangeKind,
  type Slot,
} from './changes.ts';
import {
  asksIn,
  householdIn,
  changesOf,
  fields,
  isCouple,
  type MyYearEntries,
  type MyYearValues,
  type Nullable,
} from './entries.ts';
import { daysInMonth, fieldOfPart, yearRequest } from './year-request.ts';

const monthlyLimits = (weeklyHours: number | null) => grossSalaryLimits('monthly', weeklyHours);

/** A raise may come in a month with any of the hours. */
function fewestHours(values: Nullable<MyYearValues>): number {
  const hoursOfChanges = slots.map((slot) => values[`hours${slot}`]);
  const entered = [values.weeklyHours, ...hoursOfChanges].filter((each) => each !== null);
  return Math.min(fullTimeWeeklyHours, ...entered);
}

const slotNames = slots.flatMap(
  (slot) => [`change${slot}`, `month${slot}`, `until${slot}`] as const,
);

/** Limits that depend on other entries. */
interface Dependent {
  readonly dependsOn: readonly (keyof MyYearEntries)[];
  readonly limits: (values: Nullable<MyYearValues>, entries: MyYearEntries) => Limits;
}

const mapSlots = <Made, Name extends keyof MyYearEntries = keyof MyYearEntries>(
  make: (slot: Slot) => readonly (readonly [Name, Made])[],
) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made name by name as the type says
  Object.fromEntries(slots.flatMap(make)) as Readonly<Partial<Record<Name, Made>>>;

const deductsExpenses = (entries: MyYearEntries) => householdIn(entries).deductsExpenses;

export const myYearForm = defineForm(myYearCall, fields, {
  asked: {
    startDay: ({ startMonth }) => startMonth > 1,
    partnerGross: ({ taxClass }) => taxClass === couplesClass,
    partnerHours: (entries) => isCouple(entries),
    singleParent: (entries) => householdIn(entries).mayBeSingleParent,
    residentFrom: ({ residence }) => residence === 'luxembourg',
    residentUntil: ({ residence }) => residence === 'luxembourg',
    foreignIncome: (entries) => householdIn(entries).mayBeTaxedElsewhere,
    age1: deductsExpenses,
    age2: (entries) => deductsExpenses(entries) && isCouple(entries),
    childrenInHousehold: deductsExpenses,
    pension1: deductsExpenses,
    pension2: (entries) => deductsExpenses(entries) && isCouple(entries),
    insurances: deductsExpenses,
    homeSavings1: deductsExpenses,
    ...mapSlots((slot) =>
      (['day', 'until', 'amount', 'hours'] as const).map((part) => [
        `${part}${slot}`,
        (entries: MyYearEntries) => asksIn(entries, slot, part),
      ]),
    ),
    ...mapSlots((slot) => [
      [`month${slot}`, (entries: MyYearEntries) => entries[`change${slot}`] !== 'none'],
    ]),
  },
  dependent: {
    grossSalary: {
      dependsOn: ['weeklyHours'],
      limits: ({ weeklyHours }) => monthlyLimits(weeklyHours),
    },
    partnerGross: {
      dependsOn: ['partnerHours'],
      limits: ({ partnerHours }) => monthlyLimits(partnerHours),
    },
    startDay: {
      dependsOn: ['startMonth', 'taxYear'],
      limits: (_, { taxYear, startMonth }) => ({ maximum: daysInMonth(taxYear, startMonth) }),
    },
    residentUntil: {
      dependsOn: ['residentFrom'],
      limits: (_, { residentFrom }) => ({ minimum: residentFrom }),
    },
    age1: {
      dependsOn: ['homeSavings1'],
      // The limit of home savings depends on the age.
      limits: ({ homeSavings1 }) => ({ isRequired: (homeSavings1 ?? 0) > 0 }),
    },
    age2: {
      dependsOn: ['homeSavings1'],
      limits: ({ homeSavings1 }) => ({ isRequired: (homeSavings1 ?? 0) > 0 }),
    },
    ...mapSlots<Dependent>((slot) => [
      [
        `month${slot}`,
        {
          dependsOn: [...slotNames, 'taxClass', 'startMonth'],
          limits: (values, entries) => {
            const all = changesOf(entries, values);
            const own = all.find((change) => change.slot === slot);
            return {
              hasConflict: own !== undefined && conflictOf(own, all, entries) !== undefined,
            };
          },
        },
      ],
      [
        `day${slot}`,
        {
          dependsOn: [`month${slot}`, 'taxYear'],
          limits: (_, entries) => ({
            maximum: daysInMonth(entries.taxYear, entries[`month${slot}`]),
          }),
        },
      ],
      [
        `until${slot}`,
        {
          dependsOn: [`month${slot}`],
          limits: (_, entries) => ({ minimum: entries[`month${slot}`] }),
        },
      ],
      [
        `amount${slot}`,
        {
          dependsOn: [`change${slot}`, `hours${slot}`],
          limits: (values, entries) => {
            const kind = entries[`change${slot}`];
            const own = values[`hours${slot}`];
            const weeklyHours = kind === 'raise' ? fewestHours(values) : own;
            const isSalary = ['raise', 'newJob', 'secondEmployer', 'marriage'].includes(kind);
            return { ...(isSalary && monthlyLimits(weeklyHours)), isRequired: needsAmount(kind) };
          },
        },
      ],
      [
        `hours${slot}`,
        {
          dependsOn: [`change${slot}`],
          limits: (_, entries) => ({
            isRequired: entries[`change${slot}`] === 'partTime',
          }),
        },
      ],
    ]),
  },
  moves: mapSlots((slot) => [
    [
      `change${slot}`,
      (kind: ChangeKind | 'none') =>
        kind === 'none'
          ? {}
          : {
              [`month${slot}`]: usualMonth[kind],
              [`until${slot}`]: monthsInYear,
              [`day${slot}`]: '',
              [`amount${slot}`]: '',
              [`hours${slot}`]: '',
            },
    ],
  ]),
  shortNames: {
    grossSalary: 'g',
    taxClass: 'c',
    taxYear: 'y',
    startMonth: 'sm',
    startDay: 'sd',
    weeklyHours: 'h',
    distanceToWork: 'd',
    partnerGross: 'pg',
    partnerHours: 'ph',
    singleParent: 'sp',
    residence: 'r',
    residentFrom: 'rf',
    residentUntil: 'ru',
    foreignIncome: 'fi',
    salaryFollowsIndex: 'ix',
    age1: 'a1',
    age2: 'a2',
    childrenInHousehold: 'ch',
    pension1: 'p1',
    pension2: 'p2',
    insurances: 'in',
    homeSavings1: 'hs',
    ...mapSlots((slot) => [
      [`change${slot}`, `k${slot}`],
      [`month${slot}`, `m${slot}`],
      [`day${slot}`, `t${slot}`],
      [`until${slot}`, `u${slot}`],
      [`amount${slot}`, `e${slot}`],
      [`hours${slot}`, `w${slot}`],
    ]),
  },
  request: (values, entries) => yearRequest(values, entries, changesOf(entries, values)),
  nameOf: (part, values, entries) => fieldOfPart(part, values, entries, changesOf(entries, values)),
});

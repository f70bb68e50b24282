import { previewedHousehold } from '@suen/engine/calculators/my-year/household-preview';
import { myYearCall } from '@suen/engine/calculators/my-year/input';
import { fullTimeWeeklyHours, monthsInYear } from '@suen/engine/small-door';
import type { EntriesOf, ValuesOf } from '../../shared/form/definition/define-form.ts';
import {
  choice,
  money,
  number,
  ownChoice,
  wholeNumber,
  type Field,
} from '../../shared/form/definition/fields.ts';
import type { EntryReading, Limits } from '../../shared/form/definition/read-entry.ts';
import { taxYearField } from '../../shared/rule-period/period-fields.ts';
import { residences, type Residence, type TaxClass } from '../../subjects/salary/salary-entries.ts';
import {
  asksFor,
  changeKinds,
  isEvent,
  slots,
  type Change,
  type ChangeKind,
  type Part,
  type Slot,
} from './changes.ts';

/** The months of a year, 1 for January. */
export const months: readonly number[] = Array.from(
  { length: monthsInYear },
  (_, index) => index + 1,
);

const changeOrNone = ['none', ...changeKinds] as const;

/** A month that must not lie before another one. */
function monthField(first: number): Field<number, number> & { readonly isSent: false } {
  return {
    ...ownChoice<number>(first, months),
    read: (value: number, { minimum = 1 }: Limits): EntryReading<number> =>
      value < minimum ? { error: { code: 'belowMinimum', limit: minimum } } : { value },
  };
}

const { person, deductions } = myYearCall.inputSchema.properties;
const spanLimits = person.properties.spans.items.properties;
const deductionLimits = deductions.properties;

const hours = { limits: spanLimits.weeklyHours };
/** Amounts that come once or from a fund have the limits of a salary in the schema, too. */
const monthly = { limits: spanLimits.grossSalary };
/** The schema has whole dates, and so no limits of a day. */
const dayLimits = { minimum: 1, maximum: 31 };
const age = (limits: Limits) => wholeNumber({ limits, example: 35 });
const deduction = (limits: Limits) => money({ limits, example: 500 });

/** The fields of all changes, six for each. */
type SlotFields = {
  readonly [S in Slot as `change${S}`]: Field<ChangeKind | 'none', ChangeKind | 'none'> & {
    readonly isSent: false;
  };
} & {
  readonly [S in Slot as `month${S}` | `until${S}`]: ReturnType<typeof monthField>;
} & {
  readonly [S in Slot as `day${S}` | `amount${S}` | `hours${S}`]: Field<string, number | null>;
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made name by name as the type says
const slotFields = Object.fromEntries(
  slots.flatMap((slot): [string, unknown][] => [
    [`change${slot}`, ownChoice<ChangeKind | 'none'>('none', changeOrNone)],
    [`month${slot}`, monthField(1)],
    [`day${slot}`, wholeNumber({ limits: dayLimits, example: 16 })],
    [`until${slot}`, monthField(monthsInYear)],
    [`amount${slot}`, money({ ...monthly, example: 5000 })],
    [`hours${slot}`, number({ ...hours, example: 32 })],
  ]),
) as SlotFields;

export const fields = {
  grossSalary: money({ ...monthly, isRequired: true, example: 5000 }),
  taxClass: choice<TaxClass>(1),
  taxYear: taxYearField,
  startMonth: monthField(1),
  startDay: wholeNumber({ limits: dayLimits, example: 16 }),
  weeklyHours: number({ ...hours, first: fullTimeWeeklyHours, example: 32 }),
  distanceToWork: wholeNumber({ limits: spanLimits.distanceToWork, example: 20 }),
  partnerGross: money({ ...monthly, example: 4000 }),
  partnerHours: number({ ...hours, first: fullTimeWeeklyHours, example: 32 }),
  singleParent: ownChoice<boolean>(false, [true, false]),
  residence: choice<Residence>('luxembourg', { choices: residences }),
  residentFrom: monthField(1),
  residentUntil: monthField(monthsInYear),
  foreignIncome: money({ example: 20_000 }),
  salaryFollowsIndex: choice<boolean>(true),
  age1: age(deductionLimits.age1),
  age2: age(deductionLimits.age2),
  childrenInHousehold: wholeNumber({ limits: deductionLimits.childrenInHousehold, example: 1 }),
  pension1: deduction(deductionLimits.pension1),
  pension2: deduction(deductionLimits.pension2),
  insurances: deduction(deductionLimits.autoLiabilityInsurance1),
  homeSavings1: deduction(deductionLimits.homeSavings1),
  ...slotFields,
};

export type MyYearEntries = EntriesOf<typeof fields>;
export type MyYearValues = ValuesOf<typeof fields>;

export type Nullable<Values> = { readonly [Name in keyof Values]: Values[Name] | null };

/** The changes that were entered, as they were read, in the order of their entry. */
export function changesOf(
  entries: Pick<MyYearEntries, `change${Slot}` | `month${Slot}` | `until${Slot}`>,
  values: Nullable<Pick<MyYearValues, `day${Slot}` | `amount${Slot}` | `hours${Slot}`>>,
): readonly Change[] {
  return slots.flatMap((slot) => {
    const kind = entries[`change${slot}`];
    if (kind === 'none') return [];
    const month = entries[`month${slot}`];
    return [
      {
        slot,
        kind,
        month,
        until: asksFor(kind, 'until') ? entries[`until${slot}`] : monthsInYear,
        day: values[`day${slot}`],
        amount: values[`amount${slot}`],
        hours: values[`hours${slot}`],
      },
    ];
  });
}

type Deciding = Pick<
  MyYearEntries,
  `change${Slot}` | 'taxClass' | 'residence' | 'residentFrom' | 'residentUntil'
>;

/** What the household decides about the questions: class, residence and events. */
export function householdIn(entries: Deciding) {
  const events = slots.map((slot) => entries[`change${slot}`]).filter(isEvent);
  return previewedHousehold({ ...entries, events });
}

/** Whether both spouses are taxed together in the year. */
export function isCouple(entries: Deciding): boolean {
  return householdIn(entries).isTaxedTogether;
}

/** Whether a change asks for a part: the pay of a spouse only where both are taxed together. */
export function asksIn(entries: Deciding, slot: Slot, part: Part): boolean {
  const kind = entries[`change${slot}`];
  return asksFor(kind, part) && (kind !== 'marriage' || isCouple(entries));
}

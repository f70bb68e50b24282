import type { MyYearInput, PersonInput, SpanInput } from '@suen/engine/calculators/my-year/input';
import { lastDayOf, monthOf, monthsInYear, monthsLater } from '@suen/engine/small-door';
import { couplesClass } from '../../subjects/salary/salary-entries.ts';
import { changesInOrder, isEvent, isFund, type Change, type Slot } from './changes.ts';
import { isCouple, type MyYearEntries, type MyYearValues } from './entries.ts';

type OneOff = NonNullable<PersonInput['oneOff']>[number];
type Replacement = NonNullable<PersonInput['replacement']>[number];

/** A part of a request with the change that it comes from; null for the first entries. */
interface Made<Part> {
  readonly part: Part;
  readonly slot: Slot | null;
}

/** The number of days of a month, 1 for January. */
export function daysInMonth(taxYear: number, month: number): number {
  return Number(daysOf(taxYear).lastOf(month).slice('YYYY-MM-'.length));
}

/** Days of the year, YYYY-MM-DD. Month 0 is the December before. */
function daysOf(taxYear: number) {
  const monthText = (month: number) => monthsLater(monthOf(`${taxYear}-01`), month - 1);
  const dayText = (month: number, day: number | null) =>
    `${monthText(month)}-${String(day ?? 1).padStart(2, '0')}`;
  const lastOf = (month: number) => lastDayOf(monthText(month));
  return {
    monthText,
    dayText,
    lastOf,
    /** The day before a day of a month. */
    dayBefore: (month: number, day: number | null) =>
      day === null || day === 1 ? lastOf(month - 1) : dayText(month, day - 1),
  };
}

/** The spans of the salaries, those of the main employer first. */
function spansOf(
  values: MyYearValues,
  entries: MyYearEntries,
  changes: readonly Change[],
): readonly Made<SpanInput>[] {
  const { dayText, lastOf, dayBefore } = daysOf(values.taxYear);
  const jobDetails = {
    ...(values.distanceToWork !== null && { distanceToWork: values.distanceToWork }),
    ...(values.singleParent && { singleParentCredit: {} }),
  };
  const spans: Made<SpanInput>[] = [
    {
      slot: null,
      part: {
        from: dayText(entries.startMonth, values.startDay),
        grossSalary: values.grossSalary,
        weeklyHours: values.weeklyHours,
        ...jobDetails,
      },
    },
  ];
  const last = () => spans.at(-1);
  const change = (part: SpanInput, slot: Slot) => {
    const before = last();
    // Two changes of one month are one span.
    if (before && before.part.from === part.from && before.part.until === undefined) {
      spans[spans.length - 1] = { slot, part: { ...before.part, ...part } };
    } else spans.push({ slot, part });
  };
  const end = (until: string, slot: Slot) => {
    const before = last();
    if (before && before.part.until === undefined) {
      spans[spans.length - 1] = { slot: before.slot ?? slot, part: { ...before.part, until } };
    }
  };
  const inOrder = changesInOrder(changes);
  for (const { kind, slot, month, day, amount, hours } of inOrder) {
    const from = dayText(month, null);
    if (kind === 'raise' && amount !== null) change({ from, grossSalary: amount }, slot);
    if (kind === 'partTime' && hours !== null) {
      change({ from, weeklyHours: hours, ...(amount !== null && { grossSalary: amount }) }, slot);
    }
    if (kind === 'stop') end(day === null ? lastOf(month) : dayText(month, day), slot);
    if (kind === 'newJob' && amount !== null) {
      end(dayBefore(month, day), slot);
      const begun = { from: dayText(month, day), grossSalary: amount, ...jobDetails };
      spans.push({ slot, part: { ...begun, ...(hours !== null && { weeklyHours: hours }) } });
    }
  }
  const second = inOrder.flatMap(({ kind, slot, month, until, amount, hours }): Made<SpanInput>[] =>
    kind === 'secondEmployer' && amount !== null
      ? [
          {
            slot,
            part: {
              from: dayText(month, null),
              ...(until < monthsInYear && { until: lastOf(until) }),
              employer: 'second',
              grossSalary: amount,
              ...(hours !== null && { weeklyHours: hours }),
            },
          },
        ]
      : [],
  );
  return [...spans, ...second];
}

function oneOffOf({ taxYear }: MyYearValues, changes: readonly Change[]): readonly Made<OneOff>[] {
  const { monthText } = daysOf(taxYear);
  return changes.flatMap(({ kind, slot, month, amount }): Made<OneOff>[] => {
    if (amount === null) return [];
    const paid = monthText(month);
    if (kind === 'bonus') return [{ slot, part: { month: paid, bonus: amount } }];
    if (kind === 'leavePaidOut') return [{ slot, part: { month: paid, leavePaidOut: amount } }];
    return kind === 'severance' ? [{ slot, part: { month: paid, severance: amount } }] : [];
  });
}

function replacementOf(
  { taxYear }: MyYearValues,
  changes: readonly Change[],
): readonly Made<Replacement>[] {
  const { dayText, lastOf } = daysOf(taxYear);
  return changesInOrder(changes).flatMap(
    ({ kind, slot, month, until, amount }): Made<Replacement>[] =>
      isFund(kind) && amount !== null
        ? [
            {
              slot,
              part: { from: dayText(month, null), until: lastOf(until), kind, grossAmount: amount },
            },
          ]
        : [],
  );
}

/** The request of a year, and which change each of its lists comes from. */
function partsOf(values: MyYearValues, entries: MyYearEntries, changes: readonly Change[]) {
  const { monthText } = daysOf(values.taxYear);
  const events = changes.flatMap(({ kind, slot, month }) =>
    isEvent(kind) ? [{ slot, part: { month: monthText(month), event: kind } }] : [],
  );
  return {
    spans: spansOf(values, entries, changes),
    oneOff: oneOffOf(values, changes),
    replacement: replacementOf(values, changes),
    events,
  };
}

/** The spouse’s pay: that of the whole year, or the one entered with the marriage. */
function partnerOf(values: MyYearValues, entries: MyYearEntries, changes: readonly Change[]) {
  const { dayText } = daysOf(values.taxYear);
  const wedding = changes.find(({ kind }) => kind === 'marriage');
  const gross = entries.taxClass === couplesClass ? values.partnerGross : (wedding?.amount ?? null);
  if (gross === null || !isCouple(entries)) return null;
  return {
    spans: [{ from: dayText(1, null), grossSalary: gross, weeklyHours: values.partnerHours }],
  };
}

const deductionNames = [
  'age1',
  'age2',
  'childrenInHousehold',
  'pension1',
  'pension2',
  'homeSavings1',
] as const;

function deductionsOf(values: MyYearValues) {
  const entered = deductionNames.flatMap((name) => {
    const value = values[name];
    return value === null ? [] : [[name, value] as const];
  });
  const { insurances } = values;
  const all = Object.fromEntries(
    // The limit is one for all insurances.
    insurances === null ? entered : [...entered, ['autoLiabilityInsurance1', insurances] as const],
  );
  return Object.keys(all).length === 0 ? null : all;
}

function partsIn<Part>(made: readonly Made<Part>[]): readonly Part[] {
  return made.map(({ part }) => part);
}

/** What is sent for the entries of the form. The value of a field that is not asked is null. */
export function yearRequest(
  values: MyYearValues,
  entries: MyYearEntries,
  changes: readonly Change[],
): MyYearInput {
  const { taxYear, taxClass, residence, foreignIncome, salaryFollowsIndex } = values;
  const { monthText } = daysOf(taxYear);
  const { spans, oneOff, replacement, events } = partsOf(values, entries, changes);
  const { residentFrom, residentUntil } = entries;
  const isResident = residence === 'luxembourg';
  return {
    taxYear,
    taxClass,
    residence,
    ...(isResident && residentFrom > 1 && { residentFrom: monthText(residentFrom) }),
    ...(isResident && residentUntil < monthsInYear && { residentUntil: monthText(residentUntil) }),
    ...(foreignIncome !== null && { foreignIncome }),
    person: {
      spans: partsIn(spans),
      ...(oneOff.length > 0 && { oneOff: partsIn(oneOff) }),
      ...(replacement.length > 0 && { replacement: partsIn(replacement) }),
    },
    partner: partnerOf(values, entries, changes),
    changesOfClass: partsIn(events),
    deductions: deductionsOf(values),
    salaryFollowsIndex,
  };
}

/** The field that a part of the request comes from: 'person.spans.1.from' is the month of a change. */
export function fieldOfPart(
  part: string,
  values: MyYearValues,
  entries: MyYearEntries,
  changes: readonly Change[],
) {
  const [owner, list = '', index = '', name = ''] = part.split('.');
  if (owner === 'deductions') {
    return list === 'autoLiabilityInsurance1'
      ? 'insurances'
      : deductionNames.find((each) => each === list);
  }
  if (owner === 'partner') {
    const wedding = changes.find(({ kind }) => kind === 'marriage');
    return wedding ? (`amount${wedding.slot}` as const) : 'partnerGross';
  }
  const { events, ...partsOfPerson } = partsOf(values, entries, changes);
  if (owner === 'changesOfClass') {
    const slot = events[Number(list)]?.slot;
    return slot === undefined ? undefined : (`month${slot}` as const);
  }
  const made = Object.entries(partsOfPerson).find(([each]) => each === list)?.[1][Number(index)];
  if (owner !== 'person' || made === undefined) return undefined;
  if (made.slot === null) return firstField(name);
  const field = Object.entries(fieldsOfParts).find(([each]) => each === name)?.[1] ?? 'amount';
  return `${field}${made.slot}` as const;
}

/** The fields of a change by the part of the request that they become. */
const fieldsOfParts = {
  from: 'month',
  until: 'month',
  month: 'month',
  employer: 'month',
  weeklyHours: 'hours',
} as const;

function firstField(name: string) {
  if (name === 'from' || name === 'until') return 'startMonth';
  if (name === 'singleParentCredit') return 'singleParent';
  return name === 'weeklyHours' || name === 'distanceToWork' ? name : 'grossSalary';
}

import { monthsInYear, numberInYear, type Month, type Year } from '../../../dated/month.ts';
import { refuse } from '../../../input/refused-input.ts';
import { taxClassOfValue } from '../../../input/tax-class-values.ts';
import type { TaxClass } from '../../../law/tax/tax-classes.ts';
import { residesAllYear } from '../../../rules/tax/liability/annual-settlement.ts';
import {
  areTaxedTogether,
  classOfMonth,
  classOfYear,
  deductsSpecialExpenses,
  isTreatedAsResident,
  type ClassYear,
} from '../../../rules/tax/liability/class-through-year.ts';
import type { ClassEvent, MyYearInput, Who } from '../input.ts';
import { contradictionOf } from './events.ts';
import { monthIn } from './read-jobs.ts';

/** What happens in the family in the year, and where the person lives. */
export interface Family {
  readonly events: readonly { readonly month: Month; readonly event: ClassEvent }[];
  /** Both spouses are taxed together for the whole year. */
  readonly isTaxedTogether: boolean;
  /** The class of the year’s tax. */
  readonly yearClass: TaxClass;
  readonly livesInLuxembourg: boolean;
  readonly isTreatedAsResident: boolean;
  readonly deductsSpecialExpenses: boolean;
  /** Months of residence in Luxembourg. */
  readonly isResidentIn: (month: Month) => boolean;
  readonly isResidentAllYear: boolean;
  /** The class on the payslips of a month. */
  readonly classIn: (who: Who, month: Month) => TaxClass;
  readonly hints: readonly FamilyHintId[];
}

/** What each remark on an event means. */
export const familyHints = {
  marriageOfNonResidents: 'class 2 only on request.',
  birthInClassTwo: 'a birth does not change class 2.',
  classTwoAfterSeparation: 'class 2 goes on in the three following years, on request.',
  classTwoAfterDeath: 'class 2 goes on in the three following years.',
  worldIncome:
    'class 2 of non-residents who are treated as residents: a return is obligatory, and `foreignIncome` of both spouses raises the rate.',
  expensesOfResidents:
    'special expenses do not count for non-residents who are not treated as residents.',
  jointFromNextYear: 'partners are taxed together on request, for a whole year of partnership.',
} as const;
type FamilyHintId = keyof typeof familyHints;

/**
 * Reads the family of an input.
 *
 * @throws RefusedInput for events that contradict the class or each other
 */
export function familyOf(input: MyYearInput, taxYear: Year): Family {
  const livesInLuxembourg = input.residence !== 'elsewhere';
  const classAtStart = taxClassOfValue[input.taxClass];
  const isMarried = classAtStart === '2';
  const events = eventsOf(input, isMarried, taxYear);
  const monthOfFirst = (event: ClassEvent) => events.find((each) => each.event === event)?.month;
  const marriage = monthOfFirst('marriage');
  const birth = monthOfFirst('birth');
  const classes: Readonly<Record<Who, ClassYear>> = {
    person: { classAtStart, livesInLuxembourg, marriage, birth },
    partner: {
      classAtStart: isMarried ? '2' : taxClassOfValue[input.partner?.taxClass ?? 1],
      livesInLuxembourg,
      marriage,
      birth: undefined,
    },
  };
  const year = {
    classAtStart,
    livesInLuxembourg,
    marries: marriage !== undefined,
    hasBirth: birth !== undefined,
  };
  const isTaxedTogether = areTaxedTogether(year);
  if (input.partner && !isTaxedTogether) refuse({ field: 'partner', code: 'taxedTogetherOnly' });
  const [from, until] = residenceOf(input, taxYear, livesInLuxembourg);
  return {
    events,
    isTaxedTogether,
    yearClass: classOfYear(year),
    livesInLuxembourg,
    isTreatedAsResident: isTreatedAsResident(year),
    deductsSpecialExpenses: deductsSpecialExpenses(year),
    isResidentIn: (month) => {
      const number = numberInYear(month);
      return livesInLuxembourg && number >= from && number <= until;
    },
    isResidentAllYear: residesAllYear(livesInLuxembourg, from, until),
    classIn: (who, month) => classOfMonth(classes[who], month),
    hints: [
      ...hintsOf(events, isMarried, livesInLuxembourg),
      ...(livesInLuxembourg
        ? []
        : [isTaxedTogether ? ('worldIncome' as const) : ('expensesOfResidents' as const)]),
    ],
  };
}

function eventsOf(
  { changesOfClass }: MyYearInput,
  isMarried: boolean,
  taxYear: Year,
): Family['events'] {
  const entered = changesOfClass ?? [];
  const names = entered.map(({ event }) => event);
  const events = entered.map(({ month, event }, index) => {
    const at = `changesOfClass.${index}`;
    const code = contradictionOf(event, names.slice(0, index), isMarried);
    if (code) refuse({ field: `${at}.event`, code });
    return { month: monthIn(taxYear, month, `${at}.month`), event };
  });
  return events.toSorted((one, other) => (one.month < other.month ? -1 : 1));
}

/** The first and the last month of residence in Luxembourg. */
function residenceOf(
  { residentFrom, residentUntil }: MyYearInput,
  taxYear: Year,
  livesInLuxembourg: boolean,
): readonly [number, number] {
  const numberOf = (field: string, text: string | null | undefined) => {
    if (typeof text !== 'string') return undefined;
    if (!livesInLuxembourg) refuse({ field, code: 'residentsOnly' });
    return numberInYear(monthIn(taxYear, text, field));
  };
  const from = numberOf('residentFrom', residentFrom) ?? 1;
  const until = numberOf('residentUntil', residentUntil) ?? monthsInYear;
  if (typeof residentFrom === 'string' && until < from) {
    refuse({ field: 'residentUntil', code: 'mustBeLater', limit: residentFrom });
  }
  return [from, until];
}

function hintsOf(
  events: Family['events'],
  isMarried: boolean,
  livesInLuxembourg: boolean,
): readonly FamilyHintId[] {
  const hints: Readonly<Record<ClassEvent, FamilyHintId | null>> = {
    marriage: livesInLuxembourg ? null : 'marriageOfNonResidents',
    birth: isMarried ? 'birthInClassTwo' : null,
    separation: 'classTwoAfterSeparation',
    death: 'classTwoAfterDeath',
    partnership: 'jointFromNextYear',
  };
  return [...new Set(events.flatMap(({ event }) => hints[event] ?? []))];
}

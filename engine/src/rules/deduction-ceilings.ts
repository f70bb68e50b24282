import {
  explained,
  explainedNumber,
  noSources,
  type Explained,
  type ExplainedNumber,
  type Sourced,
} from '../explanation/explained.ts';
import { counted, money } from '../explanation/operand.ts';
import type { ExplainedLine } from '../explanation/step.ts';
import { times, type Cents } from '../money/cents.ts';
import type { Ceiling } from './deduction-room.ts';

/** Who is taxed together: one adult or two, and the children for whom they get a tax relief. */
export interface Household {
  /** Age in completed years. */
  readonly age: number;
  /** Age of the partner; `null` without one. */
  readonly partnerAge: number | null;
  readonly children: number;
}

/** What may be paid into home savings for each person of a household. */
export interface HomeSavingsAmounts {
  readonly young: Cents;
  readonly other: Cents;
  readonly youngUpToAge: number;
}

/** An adult's own ceiling for an old-age provision contract; neither age nor children count. LIR art. 111bis. */
export function oldAgeProvisionCeiling({ value, sources }: Sourced<Cents>): Ceiling {
  return { amount: value, operand: money('oldAgeProvisionMaximum', value), sources, steps: [] };
}

/** The household's ceiling for insurance premiums: an amount for each person. LIR art. 111. */
export function insuranceCeiling(
  household: Household,
  perPerson: Sourced<Cents>,
  line: ExplainedLine,
): Ceiling {
  const persons = personsCounted(household, line);
  const ceiling = explained(times(perPerson.value, persons.amount), {
    id: 'insuranceCeiling',
    lines: [line],
    operation: 'arithmetic',
    operands: [
      money('insuranceMaximumPerPerson', perPerson.value),
      counted('personsCounted', persons.amount, '×'),
    ],
    rounding: 'exact',
    sources: perPerson.sources,
  });
  return asCeiling(ceiling, [persons]);
}

/** The household's ceiling for home savings: the amount for each person depends on the youngest adult. LIR art. 111. */
export function homeSavingsCeiling(
  household: Household,
  { value: amounts, sources }: Sourced<HomeSavingsAmounts>,
): Ceiling {
  const line = 'homeSavings';
  const youngest = youngestAge(household);
  const isYoung = youngest.amount <= amounts.youngUpToAge;
  const perPerson = isYoung ? amounts.young : amounts.other;
  const persons = personsCounted(household, line);
  const ceiling = explained(times(perPerson, persons.amount), {
    id: 'homeSavingsCeiling',
    lines: [line],
    operation: 'arithmetic',
    operands: [
      money(isYoung ? 'homeSavingsMaximumYoung' : 'homeSavingsMaximumOther', perPerson),
      counted('personsCounted', persons.amount, '×'),
    ],
    rounding: 'exact',
    sources,
  });
  return asCeiling(ceiling, [youngest, persons]);
}

/** A computed ceiling as what payments are taken from. */
export function asCeiling(ceiling: Explained, before: readonly ExplainedNumber[]): Ceiling {
  return {
    amount: ceiling.amount,
    operand: money(ceiling.step.id, ceiling.amount),
    sources: noSources,
    steps: [...before.map(({ step }) => step), ceiling.step],
  };
}

function personsCounted({ partnerAge, children }: Household, line: ExplainedLine): ExplainedNumber {
  const partners = partnerAge === null ? 0 : 1;
  return explainedNumber(1 + partners + children, {
    id: 'personsCounted',
    lines: [line],
    operation: 'arithmetic',
    operands: [
      counted('taxpayer', 1, '+'),
      ...(partners === 0 ? [] : [counted('partner', partners, '+')]),
      ...(children === 0 ? [] : [counted('childrenInHousehold', children, '+')]),
    ],
    rounding: 'exact',
    unit: 'number',
    sources: noSources,
  });
}

function youngestAge({ age, partnerAge }: Household): ExplainedNumber {
  const own = counted('age1', age, '+', 'years');
  const isAlone = partnerAge === null;
  return explainedNumber(isAlone ? age : Math.min(age, partnerAge), {
    id: 'youngestAge',
    lines: ['homeSavings'],
    operation: isAlone ? 'given' : 'lowest',
    operands: isAlone ? [own] : [own, counted('age2', partnerAge, '+', 'years')],
    rounding: 'exact',
    unit: 'years',
    sources: noSources,
  });
}

import {
  explained,
  explainedFigure,
  noSources,
  type Explained,
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
  const operand = () => money('oldAgeProvisionMaximum', value);
  return { amount: value, operand, sources, steps: [] };
}

/** The household's ceiling for insurance premiums: an amount for each person. LIR art. 111. */
export function insuranceCeiling(
  household: Household,
  perPerson: Sourced<Cents>,
  line: ExplainedLine,
): Ceiling {
  const persons = personsCounted(household, line);
  const ceiling = explained(times(perPerson.value, persons.amount), () => ({
    id: 'insuranceCeiling',
    lines: [line],
    operands: [
      money('insuranceMaximumPerPerson', perPerson.value),
      counted('personsCounted', persons.amount, '×'),
    ],
    sources: perPerson.sources,
  }));
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
  const ceiling = explained(times(perPerson, persons.amount), () => ({
    id: 'homeSavingsCeiling',
    lines: [line],
    operands: [
      money(isYoung ? 'homeSavingsMaximumYoung' : 'homeSavingsMaximumOther', perPerson),
      counted('personsCounted', persons.amount, '×'),
    ],
    sources,
  }));
  return asCeiling(ceiling, [youngest, persons]);
}

/** A computed ceiling as what payments are taken from. */
export function asCeiling(ceiling: Explained, before: readonly Explained<number>[]): Ceiling {
  return {
    amount: ceiling.amount,
    operand: () => money(ceiling.step.id, ceiling.amount),
    sources: noSources,
    steps: [...before, ceiling],
  };
}

function personsCounted(
  { partnerAge, children }: Household,
  line: ExplainedLine,
): Explained<number> {
  const partners = partnerAge === null ? 0 : 1;
  return explainedFigure(1 + partners + children, () => ({
    id: 'personsCounted',
    lines: [line],
    operands: [
      counted('taxpayer', 1, '+'),
      ...(partners === 0 ? [] : [counted('partner', partners, '+')]),
      ...(children === 0 ? [] : [counted('childrenInHousehold', children, '+')]),
    ],
    unit: 'number',
  }));
}

function youngestAge({ age, partnerAge }: Household): Explained<number> {
  const isAlone = partnerAge === null;
  return explainedFigure(isAlone ? age : Math.min(age, partnerAge), () => ({
    id: 'youngestAge',
    lines: ['homeSavings'],
    operation: isAlone ? 'given' : 'lowest',
    operands: [
      counted('age1', age, '+', 'years'),
      ...(isAlone ? [] : [counted('age2', partnerAge, '+', 'years')]),
    ],
    unit: 'years',
  }));
}

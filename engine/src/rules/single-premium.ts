import {
  explained,
  explainedFigure,
  type Explainable,
  type Explained,
  type Sourced,
} from '../explanation/explained.ts';
import { counted, money, rated } from '../explanation/operand.ts';
import type { Step } from '../explanation/step.ts';
import type { Cents } from '../money/cents.ts';
import { add, multiply, repeat } from '../money/exact.ts';
import {
  addRates,
  asNumber,
  isHigherRate,
  multiplyRates,
  ratio,
  wholeRate,
  type Rate,
} from '../money/rate.ts';
import { toNearestCent } from '../money/rounding.ts';
import { asCeiling, type Household } from './deduction-ceilings.ts';
import type { Ceiling } from './deduction-room.ts';

/** How the limit of a single premium is made up. */
export interface SinglePremiumTerms {
  readonly base: Cents;
  readonly perChild: Cents;
  readonly growsAboveAge: number;
  readonly growthPerYear: Rate;
  readonly growthMaximum: Rate;
}

/** By how much an insured person's age raises the limit. */
export interface AgeFactor {
  /** Completed years above the age from which it grows, as far as they count. */
  readonly yearsCounted: number;
  readonly factor: Rate;
  readonly steps: readonly Explainable[];
}

/** The ceiling with each insured person's factor. */
export interface SinglePremiumCeiling {
  readonly ceiling: Ceiling;
  readonly ageFactors: readonly AgeFactor[];
}

/**
 * What may be deducted of the single premium of an outstanding balance insurance: for each insured adult the base times the
 * own age factor, and for each child once an amount times the higher factor (the split of the children that is best for the
 * couple). Règlement grand-ducal du 19 décembre 2008.
 */
export function singlePremiumCeiling(
  { age, partnerAge, children }: Household,
  { value: terms, sources }: Sourced<SinglePremiumTerms>,
): SinglePremiumCeiling {
  const own = ageFactor(age, 1, terms, sources);
  const partners = partnerAge === null ? null : ageFactor(partnerAge, 2, terms, sources);
  const higher =
    partners !== null && isHigherRate(partners.factor, own.factor) ? partners.factor : own.factor;
  const higherFactor: Explained<number> | null =
    partners === null || children === 0
      ? null
      : explainedFigure(asNumber(higher), () => ({
          id: 'higherAgeFactor',
          lines,
          operation: 'highest',
          operands: [
            counted('ageFactor1', asNumber(own.factor), '+'),
            counted('ageFactor2', asNumber(partners.factor), '+'),
          ],
          unit: 'number',
        }));

  const ofOwn = multiply(terms.base, own.factor);
  const ofAdults = partners === null ? ofOwn : add(ofOwn, multiply(terms.base, partners.factor));
  const ofChildren = repeat(multiply(terms.perChild, higher), children);
  const ceiling = explained(toNearestCent(add(ofAdults, ofChildren)), () => ({
    id: 'singlePremiumCeiling',
    lines,
    operands: [
      money('singlePremiumBase', terms.base),
      counted('ageFactor1', asNumber(own.factor), '×'),
      ...(partners === null
        ? []
        : [
            money('singlePremiumBase', terms.base),
            counted('ageFactor2', asNumber(partners.factor), '×'),
          ]),
      ...(children === 0
        ? []
        : [
            money('singlePremiumPerChild', terms.perChild),
            counted('childrenInHousehold', children, '×'),
            counted(partners === null ? 'ageFactor1' : 'higherAgeFactor', asNumber(higher), '×'),
          ]),
    ],
    rounding: 'toNearestCent',
    sources,
  }));
  const ageFactors = partners === null ? [own] : [own, partners];
  const { steps, ...made } = asCeiling(ceiling, higherFactor === null ? [] : [higherFactor]);
  return {
    ageFactors,
    ceiling: { ...made, steps: [...ageFactors.flatMap((each) => each.steps), ...steps] },
  };
}

const lines = ['outstandingBalanceInsurance'] as const;

/** 1 plus a rate for each completed year above an age, up to a highest growth. */
function ageFactor(
  age: number,
  person: 1 | 2,
  { growsAboveAge, growthPerYear, growthMaximum }: SinglePremiumTerms,
  sources: Step['sources'],
): AgeFactor {
  const yearsOfFullGrowth = asNumber(
    multiplyRates(growthMaximum, ratio(growthPerYear.denominator, growthPerYear.numerator)),
  );
  const above = age - growsAboveAge;
  const yearsAbove = Math.max(0, above);
  const yearsCounted = Math.min(yearsAbove, yearsOfFullGrowth);
  const factor = addRates(wholeRate, multiplyRates(growthPerYear, ratio(yearsCounted, 1)));
  const steps = [
    explainedFigure(yearsAbove, () => ({
      id: `yearsAboveAge${person}`,
      lines,
      operands: [
        counted(`age${person}`, age, '+', 'years'),
        counted('ageWithoutGrowth', growsAboveAge, '-', 'years'),
      ],
      raisedToZero: above < 0 || undefined,
      unit: 'years',
      sources,
    })),
    explainedFigure(yearsCounted, () => ({
      id: `yearsCounted${person}`,
      lines,
      operation: 'lowest',
      operands: [
        counted(`yearsAboveAge${person}`, yearsAbove, '+', 'years'),
        counted('yearsOfFullGrowth', yearsOfFullGrowth, '+', 'years'),
      ],
      unit: 'years',
      sources,
    })),
    explainedFigure(factor, () => ({
      id: `ageFactor${person}`,
      lines,
      operands: [
        counted('wholeLimit', 1, '+'),
        { ...rated('growthPerYear', growthPerYear), operator: '+' },
        counted(`yearsCounted${person}`, yearsCounted, '×', 'years'),
      ],
      unit: 'number',
      sources,
    })),
  ];
  return { yearsCounted, factor, steps };
}

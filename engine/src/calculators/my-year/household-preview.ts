import { taxClassOfValue } from '../../input/tax-class-values.ts';
import { residesAllYear } from '../../rules/tax/liability/annual-settlement.ts';
import {
  areTaxedTogether,
  deductsSpecialExpenses,
  mayAskAsSingleParent,
} from '../../rules/tax/liability/class-through-year.ts';
import { contradictionOf } from './entered/events.ts';
import type { ClassEvent, MyYearInput } from './input.ts';

/** What a form knows of a household before it is sent. */
export interface PreviewedHousehold extends Pick<MyYearInput, 'taxClass' | 'residence'> {
  readonly events: readonly ClassEvent[];
  /** The first and the last month of residence in Luxembourg, 1 for January. */
  readonly residentFrom: number;
  readonly residentUntil: number;
}

/** What the residence, the class and the events of a year decide: what a form asks for. */
export function previewedHousehold(household: PreviewedHousehold) {
  const { taxClass, residence, events, residentFrom, residentUntil } = household;
  const livesInLuxembourg = residence !== 'elsewhere';
  const year = {
    classAtStart: taxClassOfValue[taxClass],
    livesInLuxembourg,
    marries: events.includes('marriage'),
    hasBirth: events.includes('birth'),
  };
  return {
    isTaxedTogether: areTaxedTogether(year),
    deductsExpenses: deductsSpecialExpenses(year),
    mayBeSingleParent: mayAskAsSingleParent(year),
    mayBeTaxedElsewhere: !residesAllYear(livesInLuxembourg, residentFrom, residentUntil),
  };
}

/** What contradicts an event after those before it; `null` where it fits. */
export function previewedContradiction(
  event: ClassEvent,
  before: readonly ClassEvent[],
  taxClass: MyYearInput['taxClass'],
) {
  return contradictionOf(event, before, taxClassOfValue[taxClass] === '2');
}

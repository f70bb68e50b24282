import { taxClassOfValue } from '../../law-in-force/tax/income-tax-law.ts';
import {
  areTaxedTogether,
  deductsSpecialExpenses,
  mayAskAsSingleParent,
} from '../../rules/tax/liability/class-through-year.ts';
import type { ClassEvent, MyYearInput } from './input.ts';

/** What a form knows of a household before it is sent. */
export interface PreviewedHousehold extends Pick<MyYearInput, 'taxClass' | 'residence'> {
  readonly events: readonly ClassEvent[];
}

/** What the residence, the class and the events of a year decide: what a form asks for. */
export function previewedHousehold({ taxClass, residence, events }: PreviewedHousehold) {
  const year = {
    classAtStart: taxClassOfValue[taxClass],
    livesInLuxembourg: residence !== 'elsewhere',
    marries: events.includes('marriage'),
    hasBirth: events.includes('birth'),
  };
  return {
    isTaxedTogether: areTaxedTogether(year),
    deductsExpenses: deductsSpecialExpenses(year),
    mayBeSingleParent: mayAskAsSingleParent(year),
  };
}

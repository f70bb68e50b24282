import { taxAdvances } from '../law/tax-advances.ts';
import { newestValue } from './sourced.ts';

/** The days on which advances on the income tax are due, with their source. */
export function taxAdvanceFigures() {
  const { value, sources } = newestValue(taxAdvances);
  return { ...value, sources };
}

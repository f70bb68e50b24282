import { supportedYears, type SupportedYear } from '@suen/engine/small-door';

/** The year of a result, whose law is known. */
export function lawYear(taxYear: number): SupportedYear {
  return supportedYears.find((year) => year === taxYear) ?? supportedYears[0];
}

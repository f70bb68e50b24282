import { euros, toEuros } from '../money/cents.ts';
import { filingIds } from '../rules/couples/best-filings.ts';
import { arrayOf, choiceOf } from '../schema/json-schema.ts';

/** Methods that differ by less than this in a year count as equal. */
export const filingsEqualBelow = euros('50');

export const bestFilingsSchema = arrayOf(
  `The methods with the lowest tax. Those that differ by less than ${toEuros(filingsEqualBelow)} euros a year count as equal.`,
  choiceOf('The method.', filingIds),
);

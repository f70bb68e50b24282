import { fullTimeWeeklyHours, minimumGrossSalary } from '../law-in-force/pay/lowest-salaries.ts';
import { newestPayMonth, oldestPayMonth } from '../law-in-force/rule-periods.ts';
import { optionalFlag, optionalInteger, optionalNumber } from '../schema/json-schema.ts';

/** Fields that several calculators' inputs share, written once. */

/** A month, YYYY-MM. */
export function monthField<const Type extends readonly string[]>(type: Type, description: string) {
  return { type, description, pattern: '^\\d{4}-(0[1-9]|1[0-2])$' } as const;
}

/** The month whose rules apply. */
export const payMonthField = monthField(
  ['string', 'null'],
  `Month of the rules, as YYYY-MM, from ${oldestPayMonth} to ${newestPayMonth}. A later month, up to twelve months ahead, has the newest known rules. If missing, it is the current month in Luxembourg.`,
);

/** The lowest salary that is accepted, in words for the description of a salary. */
export const lowestSalary = `At least ${minimumGrossSalary('monthly')} a month or ${minimumGrossSalary('annual')} a year for ${fullTimeWeeklyHours} hours a week. With fewer hours, it falls in proportion.`;

/** An employee's working time. */
export function weeklyHoursField(description: string) {
  return optionalNumber(description, {
    minimum: 1,
    maximum: fullTimeWeeklyHours,
    default: fullTimeWeeklyHours,
  });
}

/** Whether the result carries its explanation. */
export const explainField = optionalFlag('False omits the explanation from the answer.', {
  default: true,
});

/** Kilometres that stand for every longer way. */
const longestDistance = 31;

/** The way to work of one person. */
export const distanceField = optionalInteger(
  `Distance between home and work in kilometres; ${longestDistance} means more than ${longestDistance - 1}.`,
  { minimum: 0, maximum: longestDistance },
);

/** The highest amount that is accepted. No real one comes near it. */
export const highestEuros = 10_000_000;

/** An amount in euros that may be left empty. */
export function amountField(description: string) {
  return optionalNumber(description, { minimum: 0, maximum: highestEuros });
}

/** How many decimals of an annual rate in percent a calculation takes; more are rounded. */
export const decimalsOfRate = 6;

/** An entered rate in percent, rounded as results quote it. */
export function roundedRate(percent: number): number {
  return Number(percent.toFixed(decimalsOfRate));
}

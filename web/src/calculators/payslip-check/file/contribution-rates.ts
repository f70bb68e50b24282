import { rulePeriods, salaryFigures } from '@suen/engine/small-door';

/** The rates in percent that an employee has paid in any month whose law is known. Each insurance has at least one. */
export interface ContributionRates {
  /** Health insurance, medical care. */
  readonly care: readonly number[];
  /** Health insurance, sick pay. */
  readonly cash: readonly number[];
  readonly pension: readonly number[];
  readonly longTermCare: readonly number[];
}

/** A payslip is recognised by these before its month is known. */
export function contributionRates(): ContributionRates {
  const figures = rulePeriods.map(({ payMonth }) => salaryFigures(payMonth));
  const each = (rateOf: (of: (typeof figures)[number]) => number) => [
    ...new Set(figures.map(rateOf)),
  ];
  return {
    care: each((of) => of.illnessRatePercent),
    cash: each((of) => of.illnessCashRatePercent),
    pension: each((of) => of.pensionRatePercent),
    longTermCare: each((of) => of.longTermCareRatePercent),
  };
}

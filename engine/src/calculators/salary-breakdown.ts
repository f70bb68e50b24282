import type { Step } from '../explanation/step.ts';
import { toEuros } from '../money/cents.ts';
import { explain, type ExplainedLines } from '../quantity/explain.ts';
import type { Money } from '../quantity/quantity.ts';
import type { Breakdown, LinesBeforeTax, PayslipLines } from '../rules/breakdown.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import { objectOf, type JsonSchema } from '../schema/json-schema.ts';
import { mapValues } from './map-values.ts';
import { periodHintIds } from './requested-period.ts';

/** What the user should know about this result beyond its figures; `salaryHintsSchema` says what each means. */
const hintIds = [
  ...periodHintIds,
  'creditsExceedTax',
  'contributionCeilingReached',
  'minimumContributionBase',
  'exemptFromContributions',
  'nearExemptionLimit',
  'belowMinimumWage',
  'monthsDifferFromYear',
  'bothInClassOneA',
  'mutualityNotKnown',
  'impatriateNotApplied',
  'premiumTaxedInFull',
] as const;
export type HintId = (typeof hintIds)[number];

export const salaryHintsSchema = {
  type: 'array',
  description: [
    'Remarks on the result.',
    '`rulesNotYetKnown`: the request names no period and today’s rules are not yet known, so the newest known rules were applied.',
    '`creditsExceedTax`: the refundable credits are higher than the tax.',
    '`contributionCeilingReached`: no pension and health insurance is due above the ceiling, which the law sets for the year.',
    '`minimumContributionBase`: a self-employed person pays contributions on the minimum wage, because the profit is lower.',
    '`exemptFromContributions`: the profit is at most one third of the year’s minimum wages. The result assumes the exemption on request.',
    '`nearExemptionLimit`: the profit is above the exemption limit and leaves less net income than a profit at the limit.',
    '`belowMinimumWage`: the salary is below the minimum wage of an unskilled adult. It is lawful only for people under 18, students and apprentices.',
    '`monthsDifferFromYear`: twelve such months differ from the year, which is taxed as a whole.',
    '`bothInClassOneA`: two unmarried partners with children in common cannot both be in class 1a.',
    '`mutualityNotKnown`: the final Mutualité rates of that year are not known, so the employer’s cost omits them.',
    '`impatriateNotApplied`: the pay of an impatriate is taxed in full. The fixed pay is too low, or the rule does not apply in that year.',
    '`premiumTaxedInFull`: a premium is taxed in full. The pay of the year is above the limit, or the rule did not apply yet.',
  ].join(' '),
  items: { type: 'string', enum: hintIds },
} as const satisfies JsonSchema;

const euros = { type: 'number', description: 'Euros.' } as const;

const lineSchemas = {
  grossSalary: euros,
  netSalary: {
    type: 'number',
    description:
      'Gross salary minus the lines below, benefits in kind and the own share of meal vouchers.',
  },
  tax: {
    type: 'number',
    description:
      '`taxBeforeCredits` minus `taxCredits`. It is negative when the refundable credits are higher than the tax.',
  },
  pensionContributions: euros,
  illnessContributions: { type: 'number', description: 'Health insurance, medical care.' },
  illnessCashContributions: { type: 'number', description: 'Health insurance, sick pay.' },
  longTermCareInsurance: { type: 'number', description: 'Long-term care insurance.' },
  accidentInsurance: { type: 'number', description: 'For the self-employed. Otherwise 0.' },
  taxBeforeCredits: euros,
  taxCredits: euros,
} as const satisfies Readonly<Record<string, JsonSchema>>;

export const salaryBreakdownSchema = objectOf(lineSchemas);

const shownSchemas = {
  overtimePay: {
    type: 'number',
    description: 'Part of `grossSalary`: overtime with its supplement, free of tax.',
  },
  supplements: {
    type: 'number',
    description:
      'Part of `grossSalary`: supplements for Sundays, public holidays and nights. It includes the pay for hours worked on public holidays.',
  },
  rentPremium: { type: 'number', description: 'Part of `grossSalary`: the rent premium.' },
  profitSharingPremium: {
    type: 'number',
    description: 'Part of `grossSalary`: the profit-sharing premium.',
  },
  youngEmployeePremium: {
    type: 'number',
    description: 'Part of `grossSalary`: the premium for young employees.',
  },
  exemptPay: {
    type: 'number',
    description:
      'Part of `grossSalary` that is free of tax under the rules for impatriates and premiums. It bears contributions.',
  },
  benefitsInKind: {
    type: 'number',
    description: 'Part of `grossSalary` that is received in kind. The net subtracts it.',
  },
  mealVoucherShare: {
    type: 'number',
    description: 'Payment of the employee for meal vouchers. The net subtracts it.',
  },
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** A breakdown with what is paid beside the salary; each of these lines is present where the request has it. */
export const payslipSchema = objectOf(
  { ...lineSchemas, ...shownSchemas },
  'overtimePay',
  'supplements',
  'rentPremium',
  'profitSharingPremium',
  'youngEmployeePremium',
  'exemptPay',
  'benefitsInKind',
  'mealVoucherShare',
);

/** One period's payslip, in euros. `netSalary` is `grossSalary` minus what is not a part of it, to the cent. */
export type Payslip = FromSchema<typeof payslipSchema>;

/** One period's breakdown, in euros. `netSalary` is `grossSalary` minus the other lines, to the cent. */
export type SalaryBreakdown = FromSchema<typeof salaryBreakdownSchema>;

/** A breakdown in a result. */
export function inEuros(lines: Breakdown): SalaryBreakdown {
  // Field by field: an object made from a list of entries takes ten times as long.
  return {
    grossSalary: toEuros(lines.grossSalary.amount),
    netSalary: toEuros(lines.netSalary.amount),
    tax: toEuros(lines.tax.amount),
    pensionContributions: toEuros(lines.pensionContributions.amount),
    illnessContributions: toEuros(lines.illnessContributions.amount),
    illnessCashContributions: toEuros(lines.illnessCashContributions.amount),
    longTermCareInsurance: toEuros(lines.longTermCareInsurance.amount),
    accidentInsurance: toEuros(lines.accidentInsurance.amount),
    taxBeforeCredits: toEuros(lines.taxBeforeCredits.amount),
    taxCredits: toEuros(lines.taxCredits.amount),
  };
}

/** A payslip in a result. */
export function payslipInEuros(lines: Breakdown): Payslip {
  const { shown } = lines;
  if (shown === undefined) return inEuros(lines);
  return { ...inEuros(lines), ...mapValues(shown, ({ amount }) => toEuros(amount)) };
}

/**
 * The steps of a breakdown, line by line.
 *
 * @param besideGross quantities to explain under the gross salary, although it does not depend on them
 */
export function explainedBreakdown(
  lines: Breakdown,
  besideGross: readonly Money[] = [],
): readonly Step[] {
  const shown = lines.shown ?? noFurtherLines;
  // Field by field, as in `inEuros`.
  return explain({
    grossSalary: besideGross.length === 0 ? lines.grossSalary : [lines.grossSalary, ...besideGross],
    illnessContributions: lines.illnessContributions,
    illnessCashContributions: lines.illnessCashContributions,
    pensionContributions: lines.pensionContributions,
    accidentInsurance: lines.accidentInsurance,
    longTermCareInsurance: lines.longTermCareInsurance,
    overtimePay: shown.overtimePay,
    supplements: shown.supplements,
    rentPremium: shown.rentPremium,
    benefitsInKind: shown.benefitsInKind,
    mealVoucherShare: shown.mealVoucherShare,
    profitSharingPremium: shown.profitSharingPremium,
    youngEmployeePremium: shown.youngEmployeePremium,
    exemptPay: shown.exemptPay,
    tax: lines.tax,
    netSalary: lines.netSalary,
  } satisfies Record<ShownLine, ExplainedLines[ShownLine]>);
}

type ShownLine = keyof LinesBeforeTax | keyof PayslipLines | 'tax' | 'netSalary';

const noFurtherLines: PayslipLines = {};

/** The lines before tax in the order of an explanation. */
export function linesBeforeTax(lines: LinesBeforeTax): LinesBeforeTax {
  return {
    grossSalary: lines.grossSalary,
    illnessContributions: lines.illnessContributions,
    illnessCashContributions: lines.illnessCashContributions,
    pensionContributions: lines.pensionContributions,
    accidentInsurance: lines.accidentInsurance,
    longTermCareInsurance: lines.longTermCareInsurance,
  };
}

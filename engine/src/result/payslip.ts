import { stepsSchema, type Step } from '../explanation/step.ts';
import { payslipLines } from '../explanation/vocabulary/payslip.ts';
import { sum, toEuros } from '../money/cents.ts';
import { explain, type ExplainedLines } from '../quantity/explain.ts';
import type { Money } from '../quantity/quantity.ts';
import { mapValues } from '../records.ts';
import type {
  Breakdown,
  LinesBeforeTax,
  PayslipLine,
  PayslipLines,
} from '../rules/pay/breakdown.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import { type JsonSchema, number, objectOf } from '../schema/json-schema.ts';

const euros = number('Euros.');

const lineSchemas = {
  grossSalary: euros,
  netSalary: number(
    'Gross salary minus the lines below, benefits in kind and the own share of meal vouchers.',
  ),
  tax: number(
    '`taxBeforeCredits` minus `taxCredits`. It is negative when the refundable credits are higher than the tax.',
  ),
  pensionContributions: euros,
  illnessContributions: number('Health insurance, medical care.'),
  illnessCashContributions: number('Health insurance, sick pay.'),
  longTermCareInsurance: number('Long-term care insurance.'),
  accidentInsurance: number('For the self-employed. Otherwise 0.'),
  taxBeforeCredits: euros,
  taxCredits: euros,
} as const satisfies Readonly<Record<string, JsonSchema>>;

export const salaryBreakdownSchema = {
  title: 'SalaryBreakdown',
  description: 'The lines from the gross to the net salary, in euros.',
  ...objectOf(lineSchemas),
} as const satisfies JsonSchema;

const shownSchemas = {
  overtimePay: number('Part of `grossSalary`: overtime with its supplement, tax-free.'),
  supplements: number(
    'Part of `grossSalary`: supplements for Sundays, public holidays and nights. It includes the pay for hours worked on public holidays.',
  ),
  rentPremium: number('Part of `grossSalary`: the rent premium.'),
  profitSharingPremium: number('Part of `grossSalary`: the profit-sharing premium.'),
  youngEmployeePremium: number('Part of `grossSalary`: the premium for young employees.'),
  impatriationPremium: number('Part of `grossSalary`: the impatriation premium.'),
  exemptPay: number(
    'Part of `grossSalary` that is tax-free under the rules for impatriates and premiums. It bears contributions.',
  ),
  benefitsInKind: number('Part of `grossSalary` that is received in kind. The net subtracts it.'),
  mealVoucherShare: number('Payment of the employee for meal vouchers. The net subtracts it.'),
} as const satisfies Readonly<Record<PayslipLine, JsonSchema>>;

/** A breakdown with what is paid beside the salary; each of these lines is present where the input has it. */
export const payslipSchema = {
  title: 'Payslip',
  description: 'The lines of a payslip, in euros.',
  ...objectOf({ ...lineSchemas, ...shownSchemas }, ...payslipLines),
} as const satisfies JsonSchema;

/** One period's payslip, in euros. `netSalary` is `grossSalary` minus what is not a part of it, to the cent. */
export type Payslip = FromSchema<typeof payslipSchema>;

/** One period's breakdown, in euros. `netSalary` is `grossSalary` minus the other lines, to the cent. */
export type SalaryBreakdown = FromSchema<typeof salaryBreakdownSchema>;

export const explainedPeriodsSchema = {
  title: 'ExplainedPeriods',
  description: 'The steps of a month and of a year.',
  ...objectOf({ monthlySalary: stepsSchema, annualSalary: stepsSchema }),
} as const satisfies JsonSchema;

/** The steps of a month and of a year. */
export type ExplainedPeriods = FromSchema<typeof explainedPeriodsSchema>;

/** A breakdown in a result. */
export function breakdownInEuros(lines: Breakdown): SalaryBreakdown {
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
  const shown = Object.entries(lines.shown ?? nothingShown);
  if (shown.length === 0) return breakdownInEuros(lines);
  const amounts = shown.map(([line, { amount }]) => [line, toEuros(amount)] as const);
  return { ...breakdownInEuros(lines), ...Object.fromEntries(amounts) };
}

/** Several payslips in a result as one, line by line. */
export function payslipsInEuros(slips: readonly Breakdown[]): Payslip {
  const total = (line: keyof SalaryBreakdown) =>
    toEuros(sum(...slips.map(({ [line]: { amount } }) => amount)));
  const shown = payslipLines.flatMap((line) => {
    const amounts = slips.flatMap((slip) => slip.shown?.[line]?.amount ?? []);
    return amounts.length === 0 ? [] : [[line, toEuros(sum(...amounts))] as const];
  });
  return {
    ...mapValues(lineSchemas, (_schema, line) => total(line)),
    ...Object.fromEntries(shown),
  };
}

/**
 * The steps of a breakdown, line by line.
 *
 * @param quantitiesUnderGross quantities to explain under the gross salary, although it does not depend on them
 */
export function explainedBreakdown(
  lines: Breakdown,
  quantitiesUnderGross: readonly Money[] = [],
): readonly Step[] {
  const shown = lines.shown ?? nothingShown;
  // Field by field, as in `breakdownInEuros`.
  return explain({
    grossSalary:
      quantitiesUnderGross.length === 0
        ? lines.grossSalary
        : [lines.grossSalary, ...quantitiesUnderGross],
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
    impatriationPremium: shown.impatriationPremium,
    exemptPay: shown.exemptPay,
    tax: lines.tax,
    netSalary: lines.netSalary,
  } satisfies Record<ShownLine, ExplainedLines[ShownLine]>);
}

type ShownLine = keyof LinesBeforeTax | PayslipLine | 'tax' | 'netSalary';

const nothingShown: PayslipLines = {};

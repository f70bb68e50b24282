import { toEuros } from '../money/cents.ts';
import type { Breakdown } from '../rules/breakdown.ts';
import { periodHintIds } from './requested-period.ts';

/** One period's breakdown, in euros. `netSalary` is `grossSalary` less the other lines, to the cent. */
export interface SalaryBreakdown {
  readonly grossSalary: number;
  readonly netSalary: number;
  /** taxBeforeCredits - taxCredits; negative when the refundable credits exceed the tax. */
  readonly tax: number;
  readonly pensionContributions: number;
  readonly illnessContributions: number;
  readonly illnessCashContributions: number;
  readonly longTermCareInsurance: number;
  /** Paid by the self-employed; zero for employees, whose employer pays it. */
  readonly accidentInsurance: number;
  readonly taxBeforeCredits: number;
  readonly taxCredits: number;
}

/** What the user should know about this result beyond its figures. */
export const hintIds = [
  ...periodHintIds,
  'creditsExceedTax',
  'contributionCeilingReached',
  'minimumContributionBase',
  'exemptFromContributions',
  'nearExemptionLimit',
  'belowMinimumWage',
  'monthsDifferFromYear',
  'bothInClassOneA',
] as const;
export type HintId = (typeof hintIds)[number];

const euros = { type: 'number', description: 'Euros.' } as const;

export const salaryBreakdownSchema = {
  type: 'object',
  required: [
    'grossSalary',
    'netSalary',
    'tax',
    'pensionContributions',
    'illnessContributions',
    'illnessCashContributions',
    'longTermCareInsurance',
    'accidentInsurance',
    'taxBeforeCredits',
    'taxCredits',
  ],
  properties: {
    grossSalary: euros,
    netSalary: { type: 'number', description: 'Gross salary less the lines below.' },
    tax: {
      type: 'number',
      description:
        'taxBeforeCredits less taxCredits; negative when the refundable credits exceed the tax.',
    },
    pensionContributions: euros,
    illnessContributions: { type: 'number', description: 'Health insurance, care.' },
    illnessCashContributions: { type: 'number', description: 'Health insurance, cash benefits.' },
    longTermCareInsurance: { type: 'number', description: 'Dependence insurance.' },
    accidentInsurance: { type: 'number', description: 'Self-employed only, else 0.' },
    taxBeforeCredits: euros,
    taxCredits: euros,
  },
} as const;

/** A breakdown as the API sends it. */
export function inEuros(lines: Breakdown): SalaryBreakdown {
  return {
    grossSalary: toEuros(lines.grossSalary),
    netSalary: toEuros(lines.netSalary),
    tax: toEuros(lines.tax),
    pensionContributions: toEuros(lines.pensionContributions),
    illnessContributions: toEuros(lines.illnessContributions),
    illnessCashContributions: toEuros(lines.illnessCashContributions),
    longTermCareInsurance: toEuros(lines.longTermCareInsurance),
    accidentInsurance: toEuros(lines.accidentInsurance),
    taxBeforeCredits: toEuros(lines.taxBeforeCredits),
    taxCredits: toEuros(lines.taxCredits),
  };
}

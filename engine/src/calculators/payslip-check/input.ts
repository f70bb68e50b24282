import {
  amountField,
  distanceField,
  explainField,
  payMonthField,
  weeklyHoursField,
} from '../../input/fields.ts';
import { payslipFields } from '../../input/payslip-fields.ts';
import { specialRuleFields } from '../../input/special-rule-fields.ts';
import {
  type JsonSchema,
  number,
  objectOf,
  optionalInteger,
  optionalNumber,
} from '../../schema/json-schema.ts';
import type { Call, InputOf } from '../calculator.ts';

const highestAmount = 1_000_000;

function line(description: string) {
  return optionalNumber(description, { minimum: 0, maximum: highestAmount });
}

/** The tax cards that a payslip may follow. */
export const taxCards = ['main', 'additional', 'spouse', 'none'] as const;

export type TaxCard = (typeof taxCards)[number];

/** What a missing class and a missing card mean. */
const cardDefaults = { taxClass: 1, taxCard: 'main' } as const;

/** The days that a part of a month can have without its Sundays. */
const mostDaysPaid = 27;

/** The lines of a payslip that can be checked, in the order of a payslip. */
export const slipLines = [
  'grossSalary',
  'overtimePay',
  'supplements',
  'bonus',
  'benefitsInKind',
  'pensionContributions',
  'illnessContributions',
  'illnessCashContributions',
  'longTermCareInsurance',
  'taxableIncome',
  'taxBeforeCredits',
  'taxCredits',
  'employmentCredit',
  'energyCredit',
  'minimumWageCredit',
  'singleParentCredit',
  'mealVoucherShare',
  'netSalary',
] as const;

export type SlipLine = (typeof slipLines)[number];

function isOptional(name: SlipLine): name is Exclude<SlipLine, 'grossSalary'> {
  return name !== 'grossSalary';
}

const linesField = {
  title: 'PayslipLines',
  description: 'Amounts of the payslip in euros, without signs. A missing line is not checked.',
  ...objectOf(
    {
      grossSalary: number('All pay of the month, with benefits in kind and one-off payments.', {
        minimum: 0.01,
        maximum: highestAmount,
      }),
      overtimePay: line('Part of `grossSalary`: overtime with its supplement.'),
      supplements: line(
        'Part of `grossSalary`: supplements for Sundays, public holidays and nights.',
      ),
      bonus: line('Part of `grossSalary`: what is paid once, such as a bonus or a 13th month.'),
      benefitsInKind: line('Part of `grossSalary` that is received in kind.'),
      pensionContributions: line('Pension insurance.'),
      illnessContributions: line('Health insurance, medical care.'),
      illnessCashContributions: line('Health insurance, sick pay.'),
      longTermCareInsurance: line('Long-term care insurance.'),
      taxableIncome: line('Taxable pay: after contributions and the deductions of the tax card.'),
      taxBeforeCredits: line('Tax before credits.'),
      taxCredits: line('All tax credits together.'),
      employmentCredit: line('Tax credit for employees (CIS).'),
      energyCredit: line('CO2 tax credit (CI-CO2).'),
      minimumWageCredit: line('Tax credit for low pay (CISSM).'),
      singleParentCredit: line('Tax credit for single parents (CIM).'),
      mealVoucherShare: line('Own share of meal vouchers, taken off the net.'),
      netSalary: line('Amount paid out.'),
    },
    ...slipLines.filter(isOptional),
  ),
} as const satisfies JsonSchema;

/** The same field as in the call of net salary, where it is described. */
function asInNetSalary<const Field extends { readonly description: string }>(
  field: Field,
): Omit<Field, 'description'> & { readonly description: string } {
  return { ...field, description: 'As in `NetSalaryRequest`.' };
}

const knownPay = {
  bonus: asInNetSalary(payslipFields.bonus),
  overtimeHours: asInNetSalary(payslipFields.overtimeHours),
  sundayHours: asInNetSalary(payslipFields.sundayHours),
  sundayRule: asInNetSalary(payslipFields.sundayRule),
  publicHolidayHours: asInNetSalary(payslipFields.publicHolidayHours),
  nightHours: asInNetSalary(payslipFields.nightHours),
  nightSupplementPercent: asInNetSalary(payslipFields.nightSupplementPercent),
  companyCar: payslipFields.companyCar,
  exchangedCarValue: asInNetSalary(payslipFields.exchangedCarValue),
  benefitInKind: asInNetSalary(payslipFields.benefitInKind),
  mealVouchers: payslipFields.mealVouchers,
  workingOnAllowance: asInNetSalary(specialRuleFields.workingOnAllowance),
  singleParentCredit: specialRuleFields.singleParentCredit,
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** The call of the payslip check: the contract of the API, the limits of the form, the type of the code. */
export const payslipCheckCall = {
  id: 'payslip-check',
  path: '/SalaryCalculator/checkpayslip',
  inputSchema: {
    title: 'PayslipCheckRequest',
    description:
      'The lines of an employee’s payslip, with what is known of the tax card and the work. What is not known is found where it explains the lines.',
    type: 'object',
    required: ['lines'],
    properties: {
      payMonth: payMonthField,
      lines: linesField,
      taxClass: {
        enum: [1, 2, 3, null],
        default: cardDefaults.taxClass,
        description: '1 is tax class 1, 2 is class 1a, 3 is class 2.',
      },
      taxCard: {
        enum: [...taxCards, null],
        default: cardDefaults.taxCard,
        description:
          'Tax card. `main`: by the tables. `additional`: of a second employer, at a flat rate by the class. `spouse`: the additional card of a couple in class 2, with its allowance. `none`: the employer has no card.',
      },
      cardDeductions: optionalNumber(
        'Further deductions that the tax card lists, in euros a month.',
        { minimum: 0, maximum: highestAmount },
      ),
      weeklyHours: weeklyHoursField('Hours of work per week.'),
      daysPaid: optionalInteger(
        'Days of a part of a month, without its Sundays, if the job began or ended inside the month. 0 for a whole month.',
        { minimum: 0, maximum: mostDaysPaid, default: 0 },
      ),
      distanceToWork: distanceField,
      transportCosts: amountField(
        'Annual travel allowance in euros, as stated on the tax card. It replaces the allowance for the distance.',
      ),
      supplementaryPension: amountField(
        'Own payments per year to the employer’s pension scheme in euros, if the payslip deducts them before tax.',
      ),
      otherNetItems: optionalNumber(
        'What the payslip takes off the net besides, in euros: an advance, parking, an attachment. Negative for what is paid on top, such as expenses.',
        { minimum: -highestAmount, maximum: highestAmount },
      ),
      ...knownPay,
      explain: explainField,
    },
  },
} as const satisfies Call;

export type PayslipCheckInput = InputOf<typeof payslipCheckCall>;

/** The tax class of an input, as the API numbers it. */
export function taxClassIn({ taxClass }: Pick<PayslipCheckInput, 'taxClass'>) {
  return taxClass ?? cardDefaults.taxClass;
}

/** The tax card of an input. */
export function taxCardIn({ taxCard }: Pick<PayslipCheckInput, 'taxCard'>): TaxCard {
  return taxCard ?? cardDefaults.taxCard;
}

/** The days of a part of a month; `null` for a whole month. */
export function daysPaidIn({ daysPaid }: Pick<PayslipCheckInput, 'daysPaid'>): number | null {
  return daysPaid ? daysPaid : null;
}

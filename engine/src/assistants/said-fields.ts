import type { CalculatorId, Calculations } from '../calculators/calculators.ts';
import { spanFields } from '../calculators/my-year/input.ts';
import { namesOf } from '../records.ts';

/** The fields of the input of each calculator, by their names. */
type Fields = { readonly [Id in CalculatorId]: keyof Calculations[Id]['input'] };

/** What people say of their pay. A tool lists these fields and has one field, `details`, for all the others: so it stays short. */
const saidOfPay = [
  'taxClass',
  'salaryPeriod',
  'payMonth',
  'employmentType',
  'weeklyHours',
  'distanceToWork',
] as const satisfies readonly Fields['net-salary' | 'gross-salary'][];

/** Only for pages: an explanation has its own place, and curves are drawn. */
export const onlyForPages: ReadonlySet<string> = new Set<Fields[CalculatorId]>([
  'explain',
  'marginal',
  'netCurve',
  'reallocationCurve',
  'loadMonthlyAmmortization',
]);

const said: { readonly [Id in CalculatorId]?: readonly Fields[Id][] } = {
  'net-salary': ['grossSalary', ...saidOfPay, 'bonus', 'increasePercent', 'residence', 'employer'],
  'gross-salary': ['netSalary', 'employerCost', ...saidOfPay, 'residence'],
  'joint-salary': [
    'grossSalary',
    'grossSalary2',
    'taxClass',
    'salaryPeriod',
    'payMonth',
    'employmentType',
    'employmentType2',
    'weeklyHours',
    'weeklyHours2',
  ],
  'my-year': ['taxYear', 'taxClass', 'residence', 'person', 'partner', 'changesOfClass'],
  'payslip-check': ['lines', 'payMonth', 'taxClass'],
  freelance: [
    'ratePerHour',
    'hoursPerDay',
    'daysPerWeek',
    'vacationDays',
    'taxClass',
    'vat',
    'payMonth',
  ],
  'tax-class': [
    'residence',
    'civilStatus',
    'civilStatusSince',
    'children',
    'birthYear',
    'salaryPeriod',
    'grossSalary',
    'grossSalary2',
    'foreignIncome',
    'foreignIncome2',
    'daysOutside',
    'taxYear',
  ],
  'tax-optimization': [
    'age1',
    'age2',
    'childrenInHousehold',
    'pension1',
    'lifeInsurance1',
    'autoLiabilityInsurance1',
    'healthInsurance1',
    'homeSavings1',
    'outstandingBalanceInsurance',
    'outstandingBalanceInsuranceType',
    'taxableIncome',
    'taxClass',
    'taxYear',
  ],
  'loan-cost': ['amount', 'annualInterestRate', 'years', 'months'],
  'loan-overpayment': [
    'loanAmount',
    'interestRate',
    'remainingTermYears',
    'remainingTermMonths',
    'prepaymentAmount',
  ],
  'home-affordability': [
    'annualNetIncome',
    'downPayment',
    'loanTermYears',
    'interestRate',
    'monthlyDebtPayments',
    'homePrice',
  ],
  'outstanding-balance-insurance': [
    'age1',
    'age2',
    'childrenInHousehold',
    'outstandingBalanceInsurance',
    'outstandingBalanceInsuranceType',
  ],
  'solar-panels': [
    'consumption',
    'consumptionPeriod',
    'batteryCapacity',
    'costPerKWp',
    'subsidyScheme',
    'includeEv',
    'hasHeatPump',
  ],
};

/** Fields inside of others that a tool does not list: what people say of a salary is enough there. */
export const notSaidInside: ReadonlySet<string> = new Set<
  keyof typeof spanFields | keyof Calculations['payslip-check']['input']['lines']
>([
  ...namesOf(spanFields).filter((name) => name !== 'weeklyHours'),
  'overtimePay',
  'supplements',
  'benefitsInKind',
  'mealVoucherShare',
]);

/** The fields of a calculator for an assistant: those that people say, and the others. */
export function fieldsFor(
  id: CalculatorId,
  names: readonly string[],
): { readonly said: readonly string[]; readonly details: readonly string[] } {
  const asked = names.filter((name) => !onlyForPages.has(name));
  const first: readonly string[] = said[id] ?? asked;
  return { said: first, details: asked.filter((name) => !first.includes(name)) };
}

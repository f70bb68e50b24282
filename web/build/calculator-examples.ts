import type * as Engine from '@suen/engine';
import type { CalculatorExample, ExampleValue } from 'virtual:calculator-examples';
import { todayInLuxembourg } from '../src/shared/today/today.ts';
import { computedModules } from './computed-modules.ts';

/** What an example asks, and how its answer is told. Figures of an answer are read by the path of their field. */
interface Question {
  readonly ask: Readonly<Record<string, unknown>>;
  readonly entered: readonly ExampleValue[];
  readonly figure: (read: Read) => ExampleValue;
  readonly parts: (read: Read) => CalculatorExample['parts'];
}

type Read = (path: string) => number;

const euros = (value: number): ExampleValue => ({ unit: 'euros', value });
const number = (value: number): ExampleValue => ({ unit: 'number', value });

/** Net pay, tax and contributions of a payslip. */
const payslip = (read: Read, at: string): CalculatorExample['parts'] => [
  { colour: 'net', amount: read(`${at}.netSalary`) },
  { colour: 'tax', amount: read(`${at}.tax`) },
  { colour: 'pension', amount: read(`${at}.pensionContributions`) },
  { colour: 'care', amount: read(`${at}.illnessContributions`) },
  { colour: 'long-term-care', amount: read(`${at}.longTermCareInsurance`) },
  { colour: 'cash', amount: read(`${at}.illnessCashContributions`) },
];

/** An example of each calculator by its id, under the law of a month. */
function questionsIn(payMonth: string): Readonly<Record<string, Question>> {
  const taxYear = Number(payMonth.slice(0, 4));
  return {
    'net-salary': {
      ask: { grossSalary: 5000, taxClass: 1, payMonth },
      entered: [euros(5000)],
      figure: (read) => ({ unit: 'cents', value: read('monthlySalary.netSalary') }),
      parts: (read) => payslip(read, 'monthlySalary'),
    },
    // A first job in July: the year's scale on half a year of pay.
    'my-year': {
      ask: {
        taxYear,
        taxClass: 1,
        person: { spans: [{ from: `${taxYear}-07-01`, grossSalary: 4000 }] },
        salaryFollowsIndex: false,
      },
      entered: [euros(4000)],
      figure: (read) => euros(read('settlement.refund')),
      parts: (read) => [
        { colour: 'net', amount: read('year.netSalary') },
        { colour: 'net', amount: read('settlement.refund'), isHatched: true },
        { colour: 'tax', amount: read('settlement.tax') },
        { colour: 'pension', amount: read('year.contributions') },
      ],
    },
    // The tax of 20 km in class 1, which the check finds.
    'payslip-check': {
      ask: {
        taxClass: 1,
        payMonth: '2026-06',
        lines: { grossSalary: 5000, taxBeforeCredits: 669.2 },
      },
      entered: [euros(5000), { unit: 'cents', value: 669.2 }],
      figure: (read) => number(read('causes.0.changes.distanceToWork')),
      parts: (read) => [
        { colour: 'tax', amount: read('lines.6.payslip') },
        { colour: 'tax', amount: -read('lines.6.difference'), isHatched: true },
      ],
    },
    freelance: {
      ask: { ratePerHour: 60, vat: 17, taxClass: 1, payMonth },
      entered: [euros(60), { unit: 'percent', value: 17 }],
      figure: (read) => euros(read('monthlySalary.netSalary')),
      parts: (read) => payslip(read, 'monthlySalary'),
    },
    'joint-salary': {
      ask: { grossSalary: 5000, grossSalary2: 3200, taxClass: 3, payMonth },
      entered: [euros(5000), euros(3200)],
      figure: (read) => euros(read('total.monthlySalary.netSalary')),
      parts: (read) => payslip(read, 'total.monthlySalary'),
    },
    'tax-class': {
      ask: {
        residence: 'france',
        civilStatus: 'married',
        grossSalary: 5000,
        grossSalary2: 3200,
        taxYear,
      },
      entered: [euros(5000), euros(3200)],
      figure: (read) => euros(read('options.0.saving')),
      parts: (read) => [
        { colour: 'tax', amount: read('options.0.taxBeforeCredits') },
        { colour: 'tax', amount: read('options.0.saving'), isHatched: true },
      ],
    },
    'tax-optimization': {
      ask: { age1: 35, pension1: 1080, taxYear },
      entered: [euros(1080)],
      figure: (read) => euros(read('total.room')),
      parts: (read) => [
        { colour: 'tax', amount: read('total.deducted') },
        { colour: 'tax', amount: read('total.room'), isHatched: true },
      ],
    },
    'outstanding-balance-insurance': {
      ask: {
        age1: 35,
        age2: 37,
        outstandingBalanceInsurance: 18_000,
        outstandingBalanceInsuranceType: 'single',
        taxYear,
      },
      entered: [euros(18_000)],
      figure: (read) => euros(Math.min(18_000, read('max'))),
      parts: (read) => [
        { colour: 'tax', amount: Math.min(18_000, read('max')) },
        { colour: 'tax', amount: Math.max(0, 18_000 - read('max')), isHatched: true },
      ],
    },
    'loan-cost': {
      ask: { amount: 300_000, annualInterestRate: 3.4, years: 20, months: 240 },
      entered: [euros(300_000), { unit: 'percent', value: 3.4 }, number(20)],
      figure: (read) => ({ unit: 'cents', value: read('monthlyPayment') }),
      parts: (read) => [
        { colour: 'care', amount: read('baseCost') },
        { colour: 'care', amount: read('interestCost'), isHatched: true },
      ],
    },
    'loan-overpayment': {
      ask: {
        loanAmount: 300_000,
        interestRate: 3.4,
        remainingTermYears: 20,
        remainingTermMonths: 0,
        prepaymentAmount: 20_000,
      },
      entered: [euros(20_000), euros(300_000)],
      figure: (read) => euros(read('overpaymentWithTR.savings')),
      parts: (read) => [
        { colour: 'care', amount: read('overpaymentWithTR.totalInterestNew') },
        { colour: 'care', amount: read('overpaymentWithTR.savings'), isHatched: true },
      ],
    },
    'home-affordability': {
      ask: { annualNetIncome: 90_000, downPayment: 80_000, loanTermYears: 25, interestRate: 3.4 },
      entered: [euros(90_000), euros(80_000)],
      figure: (read) => euros(read('maxHomePriceEasy')),
      parts: (read) => [
        { colour: 'net', amount: 80_000 },
        { colour: 'care', amount: read('maxLoanAmountEasy') },
        { colour: 'cash', amount: read('purchaseCosts.easy.mortgageDeed') },
      ],
    },
    'solar-panels': {
      ask: { consumption: 7200 },
      entered: [number(7200)],
      figure: (read) => number(read('paybackPeriod')),
      parts: (read) => [
        { colour: 'net', amount: read('totalSubsidies') },
        { colour: 'cash', amount: read('netCost') },
      ],
    },
  };
}

/** Reads a number of an answer by its path. */
function readerOf(answer: unknown): Read {
  return (path) => {
    const found = path.split('.').reduce<unknown>((value, key) => {
      if (typeof value !== 'object' || value === null) return undefined;
      return Object.entries(value).find(([each]) => each === key)?.[1];
    }, answer);
    if (typeof found !== 'number') throw new Error(`An example has no number at ${path}.`);
    return found;
  };
}

type Parts = Pick<
  typeof Engine,
  'resultOnAnyDay' | 'calculators' | 'newestPayMonth' | 'oldestPayMonth'
>;

/** The month whose law the examples follow: that of the build, or the newest that is known. */
export function monthOfExamples({ newestPayMonth }: Pick<Parts, 'newestPayMonth'>): string {
  const month = todayInLuxembourg().slice(0, 7);
  return month < newestPayMonth ? month : newestPayMonth;
}

/** The examples as the engine computes them, by the calculator's id. */
export function calculatorExamples(
  { resultOnAnyDay, calculators }: Pick<Parts, 'resultOnAnyDay' | 'calculators'>,
  month: string,
): Readonly<Record<string, CalculatorExample>> {
  return Object.fromEntries(
    Object.entries(questionsIn(month)).map(([id, { ask, entered, figure, parts }]) => {
      const calculator = calculators.find((each) => each.id === id);
      if (calculator === undefined) throw new Error(`The example of ${id} has no calculator.`);
      const read = readerOf(resultOnAnyDay(calculator, ask));
      return [id, { entered, figure: figure(read), parts: parts(read) }];
    }),
  );
}

/** Provides `virtual:calculator-examples`: an example of each calculator, computed by the engine when the site is built. */
export const calculatorExampleData = () =>
  computedModules<typeof Engine>('../../engine/src/index.ts', {
    'virtual:calculator-examples': (engine) => {
      const month = monthOfExamples(engine);
      return { month, examples: calculatorExamples(engine, month) };
    },
  });

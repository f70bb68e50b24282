import type * as Engine from '@suen/engine';
import type { CalculatorId, Calculations } from '@suen/engine';
import type { CalculatorExample, ExampleValue } from 'virtual:calculator-examples';
import { dayInLuxembourg, yearOf, type SupportedYear } from '../../../engine/src/small-door.ts';
import { computedModules } from './computed-modules.ts';

/** What an example asks of a calculator, and how its answer is told. */
interface Question<One extends Calculations[CalculatorId]> {
  readonly ask: One['input'];
  readonly entered: readonly ExampleValue[];
  readonly figure: (answer: One['result']) => ExampleValue;
  readonly parts: (answer: One['result']) => CalculatorExample['parts'];
}

type Questions = { readonly [Id in CalculatorId]?: Question<Calculations[Id]> };

const euros = (value: number): ExampleValue => ({ unit: 'euros', value });
const number = (value: number): ExampleValue => ({ unit: 'number', value });

/** A figure that the answer to this example has, though not every answer does. */
function present(value: number | null | undefined): number {
  if (typeof value !== 'number') throw new Error('An example has no figure.');
  return value;
}

type Lines = Calculations['joint-salary']['result']['total']['monthlySalary'];

/** Net pay, tax and contributions of a payslip. */
const payslip = (lines: Lines): CalculatorExample['parts'] => [
  { colour: 'net', amount: lines.netSalary },
  { colour: 'tax', amount: lines.tax },
  { colour: 'pension', amount: lines.pensionContributions },
  { colour: 'care', amount: lines.illnessContributions },
  { colour: 'long-term-care', amount: lines.longTermCareInsurance },
  { colour: 'cash', amount: lines.illnessCashContributions },
];

/** An example of each calculator by its id, under the law of a month. */
function questionsIn(payMonth: string): Questions {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a month whose law is known lies in a supported year
  const taxYear = yearOf(payMonth) as SupportedYear;
  return {
    'net-salary': {
      ask: { grossSalary: 5000, taxClass: 1, payMonth },
      entered: [euros(5000)],
      figure: (answer) => ({ unit: 'cents', value: answer.monthlySalary.netSalary }),
      parts: (answer) => payslip(answer.monthlySalary),
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
      figure: (answer) => euros(answer.settlement.refund),
      parts: (answer) => [
        { colour: 'net', amount: answer.year.netSalary },
        { colour: 'net', amount: answer.settlement.refund, isHatched: true },
        { colour: 'tax', amount: answer.settlement.tax },
        { colour: 'pension', amount: answer.year.contributions },
      ],
    },
    // The tax of 20 km in class 1, which the check finds. It is printed on a payslip, so it needs the tables of that month.
    'payslip-check': {
      ask: {
        taxClass: 1,
        payMonth: '2026-06',
        lines: { grossSalary: 5000, taxBeforeCredits: 669.2 },
      },
      entered: [euros(5000), { unit: 'cents', value: 669.2 }],
      figure: (answer) => number(present(answer.causes[0]?.changes.distanceToWork)),
      parts: ({ lines }) => {
        const tax = lines.find(({ id }) => id === 'taxBeforeCredits');
        return [
          { colour: 'tax', amount: present(tax?.payslip) },
          { colour: 'tax', amount: -present(tax?.difference), isHatched: true },
        ];
      },
    },
    freelance: {
      ask: { ratePerHour: 60, vat: 17, taxClass: 1, payMonth },
      entered: [euros(60), { unit: 'percent', value: 17 }],
      figure: (answer) => euros(answer.monthlySalary.netSalary),
      parts: (answer) => payslip(answer.monthlySalary),
    },
    'joint-salary': {
      ask: { grossSalary: 5000, grossSalary2: 3200, taxClass: 3, payMonth },
      entered: [euros(5000), euros(3200)],
      figure: (answer) => euros(answer.total.monthlySalary.netSalary),
      parts: (answer) => payslip(answer.total.monthlySalary),
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
      figure: (answer) => euros(present(answer.options[0]?.saving)),
      parts: (answer) => [
        { colour: 'tax', amount: present(answer.options[0]?.taxBeforeCredits) },
        { colour: 'tax', amount: present(answer.options[0]?.saving), isHatched: true },
      ],
    },
    'tax-optimization': {
      ask: { age1: 35, pension1: 1080, taxYear },
      entered: [euros(1080)],
      figure: (answer) => euros(answer.total.room),
      parts: (answer) => [
        { colour: 'tax', amount: answer.total.deducted },
        { colour: 'tax', amount: answer.total.room, isHatched: true },
      ],
    },
    'outstanding-balance-insurance': {
      ask: {
        age1: 35,
        age2: 37,
        outstandingBalanceInsurance: 18_000,
        outstandingBalanceInsuranceType: 1,
        taxYear,
      },
      entered: [euros(18_000)],
      figure: (answer) => euros(answer.deductible),
      parts: (answer) => [
        { colour: 'tax', amount: answer.deductible },
        { colour: 'tax', amount: answer.deducted - answer.deductible, isHatched: true },
      ],
    },
    'loan-cost': {
      ask: { amount: 300_000, annualInterestRate: 3.4, years: 20, months: 240 },
      entered: [euros(300_000), { unit: 'percent', value: 3.4 }, number(20)],
      figure: (answer) => ({ unit: 'cents', value: answer.monthlyPayment }),
      parts: (answer) => [
        { colour: 'care', amount: answer.baseCost },
        { colour: 'care', amount: answer.interestCost, isHatched: true },
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
      figure: (answer) => euros(answer.overpaymentWithTR.savings),
      parts: (answer) => [
        { colour: 'care', amount: answer.overpaymentWithTR.totalInterestNew },
        { colour: 'care', amount: answer.overpaymentWithTR.savings, isHatched: true },
      ],
    },
    'home-affordability': {
      ask: { annualNetIncome: 90_000, downPayment: 80_000, loanTermYears: 25, interestRate: 3.4 },
      entered: [euros(90_000), euros(80_000)],
      figure: (answer) => euros(answer.maxHomePriceEasy),
      parts: (answer) => [
        { colour: 'net', amount: 80_000 },
        { colour: 'care', amount: answer.maxLoanAmountEasy },
        { colour: 'cash', amount: answer.purchaseCosts.easy.mortgageDeed },
      ],
    },
    'solar-panels': {
      ask: { consumption: 7200 },
      entered: [number(7200)],
      figure: (answer) => number(present(answer.paybackPeriod)),
      parts: (answer) => [
        { colour: 'net', amount: answer.totalSubsidies },
        { colour: 'cash', amount: answer.netCost },
      ],
    },
  };
}

type Parts = Pick<
  typeof Engine,
  'resultOfCase' | 'calculators' | 'newestPayMonth' | 'oldestPayMonth'
>;

/** The month whose law the examples follow: that of the build, or the newest that is known. */
export function monthOfExamples({ newestPayMonth }: Pick<Parts, 'newestPayMonth'>): string {
  const month = dayInLuxembourg(new Date()).slice(0, 7);
  return month < newestPayMonth ? month : newestPayMonth;
}

/** The examples as the engine computes them, by the calculator's id. */
export function calculatorExamples(
  { resultOfCase, calculators }: Pick<Parts, 'resultOfCase' | 'calculators'>,
  month: string,
): Readonly<Record<string, CalculatorExample>> {
  return Object.fromEntries(
    Object.entries(questionsIn(month)).map(([id, { ask, entered, figure, parts }]) => {
      const calculator = calculators.find((each) => each.id === id);
      if (calculator === undefined) throw new Error(`The example of ${id} has no calculator.`);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the result of the calculator whose question this is
      const answer = resultOfCase(calculator, ask) as never;
      return [id, { entered, figure: figure(answer), parts: parts(answer) }];
    }),
  );
}

/** Provides `virtual:calculator-examples`: an example of each calculator, computed by the engine when the site is built. */
export const calculatorExampleData = () =>
  computedModules<typeof Engine>('../../../engine/src/index.ts', {
    'virtual:calculator-examples': (engine) => {
      const month = monthOfExamples(engine);
      return { month, examples: calculatorExamples(engine, month) };
    },
  });

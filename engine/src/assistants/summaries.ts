import type { CalculatorId, Calculations } from '../calculators/calculators.ts';
import { contributionLines } from '../explanation/vocabulary/salary.ts';
import { taxClassOfValue } from '../input/tax-class-values.ts';
import type { SalaryBreakdown } from '../result/payslip.ts';

/** An answer in a sentence, and what it follows from in a few more. */
export interface Summary {
  readonly answer: string;
  readonly reasons: readonly string[];
}

const groups = /\B(?=(\d{3})+(?!\d))/g;

function euros(amount: number): string {
  const [whole = '', cents = ''] = Math.abs(amount).toFixed(2).split('.');
  return `${amount < 0 ? '-' : ''}EUR ${whole.replaceAll(groups, ' ')}.${cents}`;
}

function contributionsIn(lines: SalaryBreakdown): number {
  return contributionLines.reduce((total, line) => total + lines[line], 0);
}

function reasonsOfPay(month: SalaryBreakdown): readonly string[] {
  return [
    `Gross ${euros(month.grossSalary)} a month.`,
    `Social contributions and long-term care take ${euros(contributionsIn(month))}.`,
    `Income tax takes ${euros(month.tax)}: ${euros(month.taxBeforeCredits)} less tax credits of ${euros(month.taxCredits)}.`,
  ];
}

type Pay = Pick<Calculations['net-salary']['result'], 'monthlySalary' | 'annualSalary'>;

const netOf = ({ monthlySalary, annualSalary }: Pay) =>
  `${euros(monthlySalary.netSalary)} a month, ${euros(annualSalary.netSalary)} in the calendar year`;

type YearSettlement = Calculations['my-year']['result']['settlement'];

function settlementWords({ outcome, refund, toPay }: YearSettlement): string {
  if (outcome === 'refund') return `, and ${euros(refund)} back from the tax office`;
  return outcome === 'toPay'
    ? `, and ${euros(toPay)} to pay to the tax office`
    : ', and nothing afterwards';
}

function leftToSettleInWords({
  outcome,
  leftToSettle,
}: Pick<Calculations['joint-salary']['result'], 'outcome' | 'leftToSettle'>): string {
  if (outcome === 'even') return 'Nothing is left to settle.';
  return outcome === 'owed'
    ? `${euros(-leftToSettle)} of it is still to pay after the year.`
    : `After the year ${euros(leftToSettle)} is refunded.`;
}

function takenBy(wish: Calculations['home-affordability']['result']['wish']): string {
  if (wish === undefined) return '';
  const { monthlyPayment, cashNeeded } = wish;
  const payment = monthlyPayment === null ? '' : `${euros(monthlyPayment)} a month and `;
  return ` and takes ${payment}${euros(cashNeeded)} of cash on the day of the deed, duties and deeds included`;
}

type Overpayment = Calculations['loan-overpayment']['result'];

function overpaymentInWords(result: Overpayment): string {
  const { answerIs, goalIs, goalPayment, regularPrepayment: regular } = result;
  const { overpaymentWithTR: shorter, overpaymentWithMR: lower } = result;
  const goals = {
    none: 'No regular early repayment reaches the goal. ',
    enough: 'The goal needs no regular early repayment. ',
    payment: `A regular early repayment of ${euros(goalPayment ?? 0)} reaches the goal. `,
  } as const;
  const goal = goalIs === undefined ? '' : goals[goalIs];
  if (answerIs === 'goal') return goal.trim();
  if (answerIs === 'regular' && regular) {
    return `${goal}All early repayments save ${euros(regular.savings)} of interest and end the loan ${regular.monthsDifference} months sooner.`;
  }
  if (result.onceIs === 'nothing') return `${goal}Nothing is repaid early.`;
  if (result.onceIs === 'cleared') {
    return `${goal}The early repayment clears the loan and saves ${euros(shorter.savings)} of interest.`;
  }
  return `${goal}The early repayment saves ${euros(shorter.savings)} of interest with a shorter term, ${euros(lower.savings)} with a lower payment.`;
}

function reasonsOfOnce(result: Overpayment): readonly string[] {
  const { overpaymentWithTR: shorter, overpaymentWithMR: lower, afterCharge } = result;
  return [
    `Repaid at once with a shorter term: ${shorter.monthsDifference} months less.`,
    `With a lower payment: ${euros(lower.newMonthlyPayment)} instead of ${euros(lower.originalMonthlyPayment)} a month.`,
    ...(afterCharge?.isLoss === true
      ? [`The charge of ${euros(afterCharge.charge)} is at least what is saved.`]
      : []),
    chargeInWords(result),
  ];
}

/** The maximum of the law covers a part alone where more is repaid than it caps. */
function chargeInWords({ maximumIndemnity, repaidWithoutCap }: Overpayment): string {
  if (maximumIndemnity === null) return 'The law sets no maximum for the charge of the bank here.';
  const most = `The bank may charge at most ${euros(maximumIndemnity)} where the law protects the borrower`;
  return repaidWithoutCap === 0
    ? `${most}.`
    : `${most}, and more for the ${euros(repaidWithoutCap)} that have no maximum.`;
}

type Panels = Calculations['solar-panels']['result'];

function paybackInWords({ outcome, path, ...panels }: Panels): string {
  const years = path?.years.length ? path : panels;
  const after = `They pay for themselves in ${years.paybackPeriod} years`;
  const missing = `${euros(-years.netTotalSavings)} are missing after ${panels.lifespan} years`;
  const words = {
    nothing: 'Nothing is used, so there are no panels.',
    nothingSaved: 'They save nothing.',
    covered: 'The subsidies cover the whole cost.',
    notPaid: `They do not pay for themselves within their lifespan: ${missing}.`,
    noYears: `${after}.`,
    beyond: `${after}, which is beyond their lifespan: ${missing}.`,
    paid: `${after} and bring ${euros(years.netTotalSavings)} in ${panels.lifespan}.`,
  } as const satisfies Readonly<Record<Panels['outcome'], string>>;
  return words[outcome];
}

const stepsInWords = {
  taxCard: 'check the tax card',
  payroll: 'ask payroll',
  taxBack: 'get the tax back with the return of the year',
  taxOwed: 'expect the tax to be asked for with the year',
  inspectorate: 'ask the inspectorate of labour (ITM)',
} as const satisfies Readonly<
  Record<Calculations['payslip-check']['result']['nextSteps'][number], string>
>;

function missingFor(wish: Calculations['home-affordability']['result']['wish']): string {
  if (wish?.answer === 'ownFunds') {
    return ` The loan would be above its limit: ${euros(wish.ownFundsNeeded)} of own money are needed.`;
  }
  return wish?.obstacle === 'costs' ? ` ${euros(wish.cashMissing)} of cash are missing.` : '';
}

/** How the answer of each calculator is said. */
const summaries: {
  readonly [Id in CalculatorId]: (result: Calculations[Id]['result']) => Summary;
} = {
  'net-salary': (pay) => ({
    answer: `Net salary ${netOf(pay)}.`,
    reasons: reasonsOfPay(pay.monthlySalary),
  }),
  'gross-salary': ({ grossSalary, result }) => ({
    answer: `A gross salary of ${euros(grossSalary)} in the period asked for gives a net of ${netOf(result)}.`,
    reasons: reasonsOfPay(result.monthlySalary),
  }),
  'joint-salary': ({ person1, person2, total, paidOut, ...ofYear }) => ({
    answer: `Both together have a net of ${netOf(total)}.`,
    reasons: [
      `First person: ${euros(paidOut.person1)} before the assessment, of ${euros(person1.monthlySalary.grossSalary)} gross a month.`,
      ...(person2 === undefined || paidOut.person2 === undefined
        ? []
        : [
            `Second person: ${euros(paidOut.person2)} before the assessment, of ${euros(person2.monthlySalary.grossSalary)} gross a month.`,
          ]),
      `Income tax of both: ${euros(total.annualSalary.tax)} a year. ${leftToSettleInWords(ofYear)}`,
    ],
  }),
  'my-year': ({ year, settlement, taxYear }) => ({
    answer: `${euros(year.netSalary)} on the payslips of ${taxYear}${settlementWords(settlement)}.`,
    reasons: [
      `Gross pay ${euros(year.grossSalary)}, contributions ${euros(year.contributions)}.`,
      `Withheld ${euros(settlement.withheld)}, tax of the year ${euros(settlement.tax)}, both before credits.`,
      settlement.mustFile === undefined
        ? `No tax return is obligatory; a settlement can be asked for until ${settlement.deadline}.`
        : `A tax return is obligatory, until ${settlement.deadline}.`,
    ],
  }),
  'payslip-check': ({ lines, netFollows, causes, payMonth, nextSteps }) => {
    const given = lines.filter(({ verdict }) => verdict !== 'notGiven');
    const differing = given.filter(({ verdict }) => verdict === 'differs');
    return {
      answer: `${given.length - differing.length} of ${given.length} lines are as the law of ${payMonth} gives them.`,
      reasons: [
        ...differing
          // A net that only follows from other lines is no second difference.
          .filter(({ id }) => id !== 'netSalary' || !netFollows)
          .slice(0, 2)
          .map(
            ({ id, payslip = 0, calculated }) =>
              `${id}: ${euros(payslip)} on the payslip, ${euros(calculated)} calculated.`,
          ),
        ...causes
          .filter(({ standing }) => standing === 'likely')
          .map(
            ({ id, and, changes, explains, leaves }) =>
              `Likely cause “${and ? `${id} and ${and.id}` : id}” ${JSON.stringify(changes)}: explains ${explains.join(', ')}${leaves.length === 0 ? '' : `, leaves ${leaves.join(', ')}`}.`,
          ),
        ...(nextSteps.length === 0
          ? []
          : [`What to do: ${nextSteps.map((step) => stepsInWords[step]).join(', then ')}.`]),
      ],
    };
  },
  freelance: (year) => ({
    answer: `Net income ${euros(year.annualSalary.netSalary)} a year, which is ${euros(year.monthlySalary.netSalary)} a month.`,
    reasons: [
      `${year.workingDays} working days are invoiced at ${euros(year.invoiced)}, of which VAT takes ${euros(year.vatAmount)}.`,
      `Social contributions take ${euros(contributionsIn(year.annualSalary))} a year.`,
      `Income tax takes ${euros(year.annualSalary.tax)} a year.`,
    ],
  }),
  'salary-statistics': (figures) => ({
    answer: `The average full-time gross salary in Luxembourg is ${euros(figures.averageSalary)} a month.`,
    reasons: [
      `Minimum wage: ${euros(figures.unqualifiedAdultsMinWage)} unqualified, ${euros(figures.qualifiedAdultsMinWage)} qualified.`,
      `Net income of an adult: ${euros(figures.netMedianAdult)} at the median, ${euros(figures.netAverageAdult)} on average.`,
      `Net income of a household: ${euros(figures.netMedianHousehold)} at the median, ${euros(figures.netAverageHousehold)} on average.`,
    ],
  }),
  'tax-class': ({ taxClass, spouseTaxClass, taxBeforeCredits, options, considered }) => ({
    answer: `Tax class ${taxClassOfValue[taxClass]}${spouseTaxClass === undefined ? '' : `; the spouse or partner is in class ${taxClassOfValue[spouseTaxClass]}`}.`,
    reasons: [
      `It follows from the situation “${considered.at(-1)?.situation}”.`,
      ...(taxBeforeCredits === undefined
        ? []
        : [`Tax of the household before credits: ${euros(taxBeforeCredits)} a year.`]),
      ...options
        .filter(({ isOpen }) => isOpen)
        .slice(0, 1)
        .map(
          ({ id, until, saving = 0 }) =>
            `The request “${id}” is open until ${until}${saving === 0 ? '' : ` and ${saving > 0 ? 'saves' : 'costs'} ${euros(Math.abs(saving))} of tax a year`}.`,
        ),
    ],
  }),
  'tax-optimization': ({ total, insurances, homeSavings, taxSaving }) => ({
    answer: `${euros(total.room)} can still be deducted in the year${taxSaving === undefined ? '' : `, which saves up to ${euros(taxSaving.total)} of tax`}.`,
    reasons: [
      `Deducted so far: ${euros(total.deducted)} of ${euros(total.max)}.`,
      `Insurance: ${euros(insurances.deducted)} of ${euros(insurances.max)}.`,
      `Home savings: ${euros(homeSavings.deducted)} of ${euros(homeSavings.max)}.`,
    ],
  }),
  'outstanding-balance-insurance': ({ max, deducted, deductible, remaining }) => ({
    answer: `Of the premium of ${euros(deducted)}, ${euros(deductible)} can be deducted.`,
    reasons: [
      `The limit is ${euros(max)}.`,
      remaining < 0
        ? `${euros(-remaining)} of the premium are above it.`
        : `${euros(remaining)} of the limit are left.`,
    ],
  }),
  'loan-cost': ({ monthlyPayment, interestCost, baseCost, months, atHigherRates, ...result }) => ({
    answer: `${euros(monthlyPayment)} a month for ${months} months.`,
    reasons: [
      `Interest of ${euros(interestCost)} comes on top of the ${euros(baseCost)} borrowed.`,
      ...atHigherRates.map(
        ({ points, monthlyPayment: payment }) =>
          `At a rate ${points} point${points === 1 ? '' : 's'} higher: ${euros(payment)} a month.`,
      ),
      ...(result.secondOffer
        ? [
            `The total cost with the bank’s fees is ${euros(result.totalCostWithFees ?? 0)}. With the second offer it is ${euros(result.secondOffer.totalCostWithFees)}.`,
          ]
        : []),
    ],
  }),
  'loan-overpayment': (result) => ({
    answer: overpaymentInWords(result),
    reasons: [
      ...(result.answerIs === 'regular' && result.regularPrepayment
        ? [`Regular early repayments come to ${euros(result.regularPrepayment.paidEarly)} in all.`]
        : []),
      ...(result.onceIs === 'nothing' ? [] : reasonsOfOnce(result)),
    ],
  }),
  'home-affordability': (home) => ({
    answer: `A home of up to ${euros(home.maxHomePriceEasy)} is affordable with ease, up to ${euros(home.maxHomePricePossible)} as banks accept at most.`,
    reasons: [
      `Monthly payment: ${euros(home.maxMonthlyPaymentEasy)} with ease, ${euros(home.maxMonthlyPaymentPossible)} at most.`,
      `Loan: ${euros(home.maxLoanAmountEasy)} with ease, ${euros(home.maxLoanAmountPossible)} at most.`,
      home.gaugeZone === undefined
        ? 'Registration duty and deeds come on top.'
        : `The price asked for is rated “${home.gaugeZone}”${takenBy(home.wish)}.${missingFor(home.wish)}`,
    ],
  }),
  'solar-panels': (panels) => ({
    answer: `Panels of ${panels.systemSize} kWp cost ${euros(panels.netCost)} after subsidies and save ${euros(panels.annualSavings)} a year.`,
    reasons: [
      `Price ${euros(panels.totalCost)}, subsidies ${euros(panels.totalSubsidies)}.`,
      `Own use saves ${euros(panels.ownUseSavings)} a year, the grid pays ${euros(panels.exportIncome)}.`,
      paybackInWords(panels),
    ],
  }),
};

/** Says an answer. */
export function summaryOf<Id extends CalculatorId>(
  id: Id,
  result: Calculations[Id]['result'],
): Summary {
  return summaries[id](result);
}

import { calculators, type CalculatorId } from '@suen/engine';
import { describe, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { calculatorPath } from './calculators.ts';
import { contactSchema } from './contact/contact-message.ts';
import { contactPaths } from './contact/contact-routes.ts';

// Paths and fields as the specification of the product lists them: who calls it by them must be answered.

interface Specified {
  readonly path: string;
  readonly asked: string;
  /** Fields of the answer, nested ones with dots; what lies in a list like what lies in an object. */
  readonly answered: readonly string[];
}

const fieldsWithin = (parts: string, fields: string) =>
  parts.split(' ').flatMap((part) => fields.split(' ').map((field) => `${part}.${field}`));
const breakdown =
  'grossSalary netSalary tax pensionContributions illnessCashContributions illnessContributions longTermCareInsurance';
const deduction = 'progress remaining deducted max';

const specified: Readonly<Partial<Record<CalculatorId, Specified>>> = {
  'net-salary': {
    path: '/api/v1/SalaryCalculator/calculate',
    asked:
      'grossSalary taxClass employmentType transportCosts distanceToWork supplementaryPension increasePercent salaryPeriod',
    answered: fieldsWithin('monthlySalary annualSalary', breakdown),
  },
  'joint-salary': {
    path: '/api/v1/SalaryCalculator/calculatejoint',
    asked:
      'grossSalary grossSalary2 taxClass employmentType employmentType2 distanceToWork distanceToWork2 salaryPeriod transportCosts supplementaryPension increasePercent',
    answered: ['person1', 'person2', 'total'].flatMap((person) =>
      fieldsWithin(`${person}.monthlySalary ${person}.annualSalary`, breakdown),
    ),
  },
  freelance: {
    path: '/api/v1/SalaryCalculator/calculatefreelance',
    asked:
      'ratePerHour hoursPerDay daysPerWeek yearlyHolidays vacationDays taxClass specialExpenses rcpi vat',
    answered: fieldsWithin('monthlySalary annualSalary', breakdown),
  },
  'salary-statistics': {
    path: '/api/v1/stats/salary',
    asked: 'userGrossSalary userNetSalary',
    answered: [
      'averageSalary',
      'qualifiedAdultsMinWage',
      'unqualifiedAdultsMinWage',
      'netAverageAdult',
      'netMedianAdult',
      'netAverageHousehold',
      'netMedianHousehold',
    ],
  },
  'tax-optimization': {
    path: '/api/v1/TaxOptimization/calculate',
    asked:
      'age1 age2 pension1 pension2 lifeInsurance1 lifeInsurance2 autoLiabilityInsurance1 autoLiabilityInsurance2 homeLiabilityInsurance1 homeLiabilityInsurance2 homeSavings1 homeSavings2 healthInsurance1 healthInsurance2 childrenInHousehold outstandingBalanceInsurance outstandingBalanceInsuranceType',
    answered: fieldsWithin(
      'pension1 pension2 insurances homeSavings outstandingBalanceInsurance total',
      deduction,
    ),
  },
  'outstanding-balance-insurance': {
    path: '/api/v1/TaxOptimization/calculateobi',
    asked:
      'age1 age2 childrenInHousehold outstandingBalanceInsurance outstandingBalanceInsuranceType',
    answered: deduction.split(' '),
  },
  'loan-overpayment': {
    path: '/api/v1/LoanCalculator/calculate',
    asked:
      'interestRate loanAmount prepaymentAmount prepaymentDate remainingTermMonths remainingTermYears',
    answered: [
      ...fieldsWithin(
        'overpaymentWithTR',
        'savings monthsDifference totalInterestNew totalInterestOld remainingMonths originalMonths',
      ),
      ...fieldsWithin(
        'overpaymentWithMR',
        'savings monthlyPaymentDifference totalInterestNew totalInterestOld newMonthlyPayment originalMonthlyPayment',
      ),
    ],
  },
  'loan-cost': {
    path: '/api/v1/LoanCalculator/calculateloan',
    asked: 'amount annualInterestRate years months loadMonthlyAmmortization',
    answered: [
      'monthlyPayment',
      'totalCost',
      'baseCost',
      'interestCost',
      ...fieldsWithin('amortizationSchedule', 'month principalPaid interestPaid remainingBalance'),
      ...fieldsWithin(
        'yearlyAmortizationSchedule',
        'year totalPrincipalPaid totalInterestPaid remainingBalance',
      ),
    ],
  },
  'home-affordability': {
    path: '/api/v1/LoanCalculator/calculate-home-affordability',
    asked: 'annualNetIncome downPayment loanTermYears interestRate monthlyDebtPayments homePrice',
    answered: [
      'maxHomePriceEasy',
      'maxHomePricePossible',
      'maxMonthlyPaymentEasy',
      'maxMonthlyPaymentPossible',
      'maxLoanAmountEasy',
      'maxLoanAmountPossible',
    ],
  },
  'solar-panels': {
    path: '/api/v1/solarpanelscalculator/calculate',
    asked:
      'consumption consumptionPeriod batteryCapacity costPerKWp baseSubsidyPercent additionalSubsidyAmount solarYieldPerKWp selfConsumptionRate feedInRate lifespan includeEv hasHeatPump',
    answered:
      'systemSize numberOfPanels surfaceAreaOnRoof panelsWeight netCost totalCost solarPanelCost batteryCost totalSubsidies annualSavings netTotalSavings grossTotalSavings paybackPeriod roi monthlyConsumption'.split(
        ' ',
      ),
  },
};

/** Every field that a schema has, nested ones with dots. */
function fieldsOf({ properties, items }: Readonly<Record<string, unknown>>): readonly string[] {
  if (items) return fieldsOf(Object(items));
  const fields: string[] = [];
  for (const [name, inner] of Object.entries(Object(properties))) {
    fields.push(name, ...fieldsOf(Object(inner)).map((field) => `${name}.${field}`));
  }
  return fields;
}

describe.each(Object.entries(specified))('%s', (name, { path, asked, answered }) => {
  const calculator = calculators.find(({ id }) => id === name);

  test('is called at the path of the specification', () => {
    expect(`/api/v1${calculator?.path}`).toBe(path);
  });

  test('takes and answers the fields of the specification', () => {
    expect(fieldsOf(calculator?.inputSchema ?? {})).toEqual(
      expect.arrayContaining(asked.split(' ')),
    );
    expect(fieldsOf(calculator?.resultSchema ?? {})).toEqual(expect.arrayContaining([...answered]));
  });
});

test('the contact form sends what and where the specification says', () => {
  expect(contactPaths.send).toBe('/api/v1/contact/send');
  const fields = ['email', 'name', 'subject', 'body'];
  expect(fieldsOf(contactSchema)).toEqual(expect.arrayContaining(fields));
});

describe('null is the same as a missing field', async () => {
  const app = await buildApp({ requestsPerMinute: 0 });
  const optional = calculators.flatMap(({ id, inputSchema, examples }) => {
    const required = new Set([inputSchema['required']].flat());
    return fieldsOf(inputSchema)
      .filter((field) => !required.has(field))
      .map((field) => ({ id, field, input: examples[0]?.input ?? {} }));
  });

  test.each(optional)('$id $field', async ({ id, field, input }) => {
    const answerTo = async (value: null | undefined) => {
      const payload = { ...input, [field]: value };
      const answer = await app.inject({ method: 'POST', url: calculatorPath(id), payload });
      return [answer.statusCode, answer.json()] as const;
    };
    const [status, answerToNull] = await answerTo(null);
    const isException = id === 'solar-panels' && field === 'lifespan';
    const missing = await answerTo(undefined);
    expect(status).toBe(missing[0]);
    if (isException) expect(answerToNull).not.toEqual(missing[1]);
    else expect(answerToNull).toEqual(missing[1]);
  });
});

import type { Entries, Value } from './calculator-in-test.test-support.tsx';

export interface Limit {
  readonly least?: string;
  readonly most?: string;
  readonly isWhole?: true;
  readonly isRequired?: true;
  /** What has to be entered before this field is asked for. */
  readonly after?: Entries;
}

/** Other entries, and what they change in the request beside themselves; undefined is not in it. */
export interface Change {
  readonly entries: Entries;
  readonly besides?: object;
}

/** A form as the specification has it. */
interface SpecifiedForm {
  readonly calculator: string;
  readonly path: string;
  /** The field that has the focus first. */
  readonly first: string;
  /** What its button is called. */
  readonly button: string;
  /** Entries without which nothing can be calculated. */
  readonly needed: Entries;
  /** The limits of fields, as they are said to who passes them. */
  readonly limits: Readonly<Record<string, Limit>>;
  /** What is sent beside the needed entries; the new form shows it. */
  readonly initial: Readonly<Record<string, Value>>;
  readonly changes: readonly Change[];
}

const money: Limit = { least: '€ 0', most: '€ 10 000 000' };
const percent: Limit = { least: '0 %', most: '100 %' };
const loan: Limit = { least: '€ 1', most: '€ 100 000 000', isRequired: true };
const rate: Limit = { least: '0 %', most: '30 %', isRequired: true };
const age: Limit = { least: '18 years', most: '130 years', isWhole: true, isRequired: true };
const days: Limit = { least: '0 days', most: '365 days', isWhole: true, isRequired: true };
const paysBeside = {
  bonus: null,
  overtimeHours: null,
  sundayHours: null,
  sundayRule: null,
  publicHolidayHours: null,
  nightHours: null,
  nightSupplementPercent: null,
  benefitInKind: null,
  exchangedCarValue: null,
  companyCar: null,
  mealVouchers: null,
};
const notPaidBeside = Object.fromEntries(Object.keys(paysBeside).map((name) => [name, undefined]));

export const specifiedForms: readonly SpecifiedForm[] = [
  {
    calculator: 'net-salary',
    path: '/SalaryCalculator/calculate',
    first: 'grossSalary',
    button: 'Calculate net salary',
    needed: { grossSalary: ['5 000,00', 5000] },
    limits: {
      grossSalary: { most: '€ 10 000 000', isRequired: true },
      // A longer distance is the last step of the slider.
      distanceToWork: { least: '0 km', isWhole: true },
      transportCosts: money,
      supplementaryPension: money,
      increasePercent: percent,
    },
    initial: {
      taxClass: 1,
      employmentType: 1,
      salaryPeriod: 'monthly',
      distanceToWork: 0,
      transportCosts: null,
      supplementaryPension: null,
      increasePercent: null,
      weeklyHours: null,
      payMonth: '2025-01',
      ...paysBeside,
      mutualityClass: 2,
      accidentFactor: 1,
      employer: true,
      marginal: true,
      netCurve: true,
    },
    changes: [
      { entries: { grossSalary: ['3 500,00', 3500], distanceToWork: ['', null] } },
      { entries: { distanceToWork: ['31', 31] } },
      { entries: { distanceToWork: ['300', 31] } },
      {
        entries: {
          grossSalary: ['60.000,50', 60_000.5],
          salaryPeriod: 'annual',
          taxClass: 3,
          employmentType: 2,
          distanceToWork: ['12', 12],
          transportCosts: ['1 000', 1000],
          supplementaryPension: ['1200', 1200],
          increasePercent: ['2,5', 2.5],
          payMonth: '2026-06',
        },
        // The self-employed have neither an employer nor pay beside the salary.
        besides: { ...notPaidBeside, mutualityClass: null, employer: false },
      },
    ],
  },
  {
    calculator: 'freelance',
    path: '/SalaryCalculator/calculatefreelance',
    first: 'ratePerHour',
    button: 'Calculate net income',
    needed: {},
    limits: {
      ratePerHour: { least: '€ 0', most: '€ 10 000', isRequired: true },
      hoursPerDay: { least: '0 hours', most: '16 hours', isRequired: true },
      daysPerWeek: { least: '1 day', most: '7 days', isWhole: true, isRequired: true },
      yearlyHolidays: days,
      vacationDays: days,
      specialExpenses: money,
      rcpi: money,
    },
    initial: {
      ratePerHour: 30,
      hoursPerDay: 8,
      daysPerWeek: 5,
      yearlyHolidays: 11,
      vacationDays: 26,
      taxClass: 3,
      vat: 0,
      specialExpenses: null,
      rcpi: null,
      payMonth: '2025-01',
    },
    changes: [
      {
        entries: {
          ratePerHour: ['1.047,35', 1047.35],
          hoursPerDay: ['7.5', 7.5],
          daysPerWeek: ['4', 4],
          yearlyHolidays: ['10', 10],
          vacationDays: ['0', 0],
          taxClass: 1,
          vat: 17,
          specialExpenses: ['1 000', 1000],
          rcpi: ['9000,50', 9000.5],
          payMonth: '2026-06',
        },
      },
      { entries: { residence: 'elsewhere' } },
      { entries: { residence: 'elsewhere', treatedAsResident: true } },
      { entries: { workingOnAllowance: true } },
      { entries: { accidentFactor: 0.85 } },
    ],
  },
  {
    calculator: 'joint-salary',
    path: '/SalaryCalculator/calculatejoint',
    first: 'grossSalary',
    button: 'Calculate Joint Salary',
    // The class of the second person is that of the first until another is chosen.
    needed: {
      grossSalary: ['5 000,00', 5000],
      grossSalary2: ['4.000', 4000],
      taxClass2: [1, null],
    },
    limits: {
      grossSalary: { most: '€ 10 000 000', isRequired: true },
      grossSalary2: { most: '€ 10 000 000' },
      distanceToWork: { least: '0 km', isWhole: true },
      distanceToWork2: { least: '0 km', isWhole: true },
      transportCosts: money,
      supplementaryPension: money,
      increasePercent: percent,
    },
    initial: {
      taxClass: 1,
      employmentType: 1,
      employmentType2: 1,
      distanceToWork: 0,
      distanceToWork2: 0,
      salaryPeriod: 'monthly',
      transportCosts: null,
      supplementaryPension: null,
      increasePercent: null,
      weeklyHours: null,
      weeklyHours2: null,
      payMonth: '2025-01',
      reallocationCurve: true,
    },
    changes: [
      {
        entries: {
          grossSalary2: [' ', null],
          distanceToWork: ['', null],
          distanceToWork2: ['', null],
        },
      },
      {
        entries: {
          taxClass: 3,
          salaryPeriod: 'annual',
          grossSalary: ['60.000,50', 60_000.5],
          grossSalary2: ['48 000', 48_000],
          employmentType: 2,
          employmentType2: 2,
          distanceToWork: ['12', 12],
          // More than 30.
          distanceToWork2: ['45', 31],
          transportCosts: ['1 000', 1000],
          supplementaryPension: ['1200', 1200],
          increasePercent: ['2,5', 2.5],
          payMonth: '2026-06',
        },
      },
    ],
  },
  {
    calculator: 'tax-optimization',
    path: '/TaxOptimization/calculate',
    first: 'household',
    button: 'Calculate deductions',
    needed: { age1: ['35', 35] },
    limits: {
      age1: age,
      age2: { ...age, after: { household: 'partner' } },
      pension1: money,
      lifeInsurance1: money,
      healthInsurance2: { ...money, after: { household: 'partner', age2: '37' } },
      outstandingBalanceInsurance: { ...money, after: { outstandingBalanceInsuranceType: 1 } },
      taxableIncome: money,
    },
    initial: {
      age2: null,
      pension1: null,
      pension2: null,
      lifeInsurance1: null,
      lifeInsurance2: null,
      autoLiabilityInsurance1: null,
      autoLiabilityInsurance2: null,
      homeLiabilityInsurance1: null,
      homeLiabilityInsurance2: null,
      healthInsurance1: null,
      healthInsurance2: null,
      homeSavings1: null,
      homeSavings2: null,
      childrenInHousehold: 0,
      outstandingBalanceInsuranceType: 0,
      outstandingBalanceInsurance: null,
      taxYear: 2025,
      taxableIncome: null,
      taxClass: null,
    },
    changes: [
      {
        entries: {
          household: ['partner', undefined],
          age2: ['37', 37],
          childrenInHousehold: 2,
          taxYear: 2026,
          pension1: ['4 500,00', 4500],
          pension2: ['1.250,50', 1250.5],
          lifeInsurance1: ['600', 600],
          autoLiabilityInsurance2: ['480.25', 480.25],
          homeLiabilityInsurance1: ['55', 55],
          healthInsurance2: ['€ 720', 720],
          homeSavings2: ['1000', 1000],
          outstandingBalanceInsuranceType: 2,
          outstandingBalanceInsurance: ['640', 640],
        },
      },
      // The values 1, 2 and 3 stand for the classes 1, 1a and 2. Two who are taxed together are in class 2.
      { entries: { taxableIncome: ['50000', 50_000], taxClass: 2 } },
      {
        entries: {
          taxableIncome: ['85 000', 85_000],
          household: ['partner', undefined],
          age2: ['37', 37],
        },
        besides: { taxClass: 3 },
      },
    ],
  },
  {
    calculator: 'outstanding-balance-insurance',
    path: '/TaxOptimization/calculateobi',
    first: 'age1',
    button: 'Calculate deduction',
    needed: { age1: ['35', 35], childrenInHousehold: ['', 0] },
    limits: {
      age1: { least: '0 years', most: '100 years', isWhole: true, isRequired: true },
      age2: { least: '0 years', most: '100 years', isWhole: true },
      childrenInHousehold: { least: '0 children', most: '10 children', isWhole: true },
      outstandingBalanceInsurance: money,
    },
    initial: {
      age2: null,
      outstandingBalanceInsurance: null,
      outstandingBalanceInsuranceType: 1,
      taxYear: 2025,
    },
    changes: [
      {
        entries: {
          age2: ['37', 37],
          childrenInHousehold: ['2', 2],
          outstandingBalanceInsuranceType: 2,
          outstandingBalanceInsurance: ['5 000,50', 5000.5],
          taxYear: 2026,
        },
      },
    ],
  },
  {
    calculator: 'loan-cost',
    path: '/LoanCalculator/calculateloan',
    first: 'amount',
    button: 'Calculate loan cost',
    needed: { amount: ['300 000', 300_000], annualInterestRate: ['3,2 %', 3.2] },
    limits: {
      amount: loan,
      annualInterestRate: rate,
      years: { least: '0 years', most: '35 years', isWhole: true, isRequired: true },
      months: { least: '0 months', most: '480 months', isWhole: true, isRequired: true },
    },
    initial: {
      years: 20,
      months: 240,
      loadMonthlyAmmortization: false,
    },
    changes: [
      // The rate as it was typed.
      { entries: { amount: ['€ 350.000,00', 350_000], annualInterestRate: ['3,255', 3.255] } },
    ],
  },
  {
    calculator: 'loan-overpayment',
    path: '/LoanCalculator/calculate',
    first: 'loanAmount',
    button: 'Calculate savings',
    needed: {
      loanAmount: ['200000', 200_000],
      interestRate: ['3.5', 3.5],
      prepaymentAmount: ['20000', 20_000],
    },
    limits: {
      loanAmount: loan,
      interestRate: rate,
      remainingTermYears: {
        least: '0 years',
        most: '30 years',
        isWhole: true,
        after: { remainingTermMonths: '1' },
      },
      remainingTermMonths: { least: '0 months', most: '11 months', isWhole: true },
      prepaymentAmount: { least: '€ 0', isRequired: true },
    },
    initial: {
      remainingTermYears: 10,
      remainingTermMonths: 0,
      prepaymentDate: null,
    },
    changes: [
      { entries: { interestRate: ['3,255', 3.26] } },
      { entries: { remainingTermYears: ['', null], remainingTermMonths: ['', null] } },
      { entries: { remainingTermYears: ['1', 1], remainingTermMonths: ['0', 0] } },
      {
        entries: {
          loanAmount: ['€ 1.234.567,89', 1_234_567.89],
          prepaymentAmount: ['2000000', 2_000_000],
        },
      },
      {
        entries: { earlierRepayments: ['300000', 300_000], isOlderContract: [true, undefined] },
        besides: { contractSigned: '2016-03-21' },
      },
    ],
  },
  {
    calculator: 'home-affordability',
    path: '/LoanCalculator/calculate-home-affordability',
    first: 'annualNetIncome',
    button: 'Calculate',
    needed: { annualNetIncome: ['60000', 60_000] },
    limits: {
      annualNetIncome: { least: '€ 0', most: '€ 100 000 000', isRequired: true },
      interestRate: rate,
      loanTermYears: { least: '0 years', most: '30 years', isWhole: true },
      downPayment: { least: '€ 0' },
      monthlyDebtPayments: { least: '€ 0', most: '€ 100 000 000' },
      homePrice: { least: '€ 0' },
    },
    initial: {
      monthlyDebtPayments: null,
      downPayment: null,
      loanTermYears: 20,
      interestRate: 3.2,
      homePrice: null,
    },
    changes: [
      { entries: { loanTermYears: [' ', null] } },
      {
        entries: {
          annualNetIncome: ['€ 72 500,50', 72_500.5],
          monthlyDebtPayments: ['250', 250],
          downPayment: ['80.000,00', 80_000],
          loanTermYears: ['25', 25],
          // With all its decimals.
          interestRate: ['3,4567', 3.4567],
          homePrice: ['650000', 650_000],
        },
      },
    ],
  },
  {
    calculator: 'solar-panels',
    path: '/solarpanelscalculator/calculate',
    first: 'consumption',
    button: 'Calculate your savings',
    needed: { consumption: ['7200', 7200] },
    limits: {
      consumption: { least: '0 kWh', most: '1 000 000 kWh', isRequired: true },
      selfConsumptionRate: percent,
      costPerKWp: { least: '€ 0', most: '€ 100 000' },
      baseSubsidyPercent: percent,
      additionalSubsidyAmount: { least: '€ 0' },
      feedInRate: { least: '€ 0', most: '€ 1' },
      lifespan: { least: '15 years', most: '40 years', isWhole: true },
    },
    initial: {
      consumptionPeriod: 'annual',
      batteryCapacity: 0,
      costPerKWp: 2000,
      baseSubsidyPercent: 50,
      additionalSubsidyAmount: 500,
      solarYieldPerKWp: 1000,
      selfConsumptionRate: 38,
      feedInRate: 0.12,
      lifespan: 25,
      includeEv: false,
      hasHeatPump: false,
    },
    changes: [
      {
        entries: {
          consumptionPeriod: 'monthly',
          consumption: ['600,5 KWH', 600.5],
          batteryCapacity: 15,
          costPerKWp: ['1.850,50', 1850.5],
          baseSubsidyPercent: ['33,33 %', 33.33],
          additionalSubsidyAmount: ['€ 1 000', 1000],
          solarYieldPerKWp: 950,
          selfConsumptionRate: ['55', 55],
          feedInRate: ['0,13332', 0.13332],
          lifespan: ['30', 30],
          includeEv: true,
          hasHeatPump: true,
        },
      },
      // Empty numbers are sent as null, an empty lifespan as 0.
      {
        entries: {
          selfConsumptionRate: ['', null],
          costPerKWp: [' ', null],
          baseSubsidyPercent: ['', null],
          additionalSubsidyAmount: ['', null],
          feedInRate: [' ', null],
          lifespan: ['', 0],
        },
      },
    ],
  },
];

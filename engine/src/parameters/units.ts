import type { assumptions } from '../assumptions/assumptions.ts';
import type { Parameter } from '../dated/parameter.ts';
import type { law } from '../law/law.ts';
import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';

/** Unit of a figure in the list. */
export type FigureUnit = 'EUR' | 'percent' | 'EUR a kWh' | 'number' | 'text';

/** Units that a value of the engine's type can have; for a table, by column. */
type UnitOf<Value> = [Value] extends [Cents]
  ? 'EUR'
  : [Value] extends [Rate]
    ? 'percent' | 'EUR a kWh' | 'number'
    : [Value] extends [number]
      ? 'number'
      : [Value] extends [string]
        ? 'text'
        : [Value] extends [readonly (infer Row)[]]
          ? UnitOf<Row>
          : { readonly [Column in ColumnOf<Value>]: UnitOf<ColumnValue<Value, Column>> };
type ColumnOf<Value> = Value extends unknown ? keyof Value : never;
type ColumnValue<Value, Column extends PropertyKey> =
  Value extends Readonly<Record<Column, infer Found>> ? Found : never;

type ValueOf<Listed> = Listed extends Parameter<infer Value> ? Value : never;
type UnitsOf<List> = { readonly [Name in keyof List]: UnitOf<ValueOf<List[Name]>> };

/** Unit of a figure, or the units of a table by column. */
export type Units = FigureUnit | { readonly [column: string]: Units };

const taperedCredit = {
  incomeFrom: 'EUR',
  start: 'EUR',
  growthRate: 'percent',
  fullFrom: 'EUR',
  full: 'EUR',
  taperFrom: 'EUR',
  taperRate: 'percent',
} as const;
const contributionRates = { employee: 'percent', selfEmployed: 'percent' } as const;
const ratesByEmission = { aboveGrams: 'number', rate: 'percent' } as const;
const carRates = {
  registeredFrom: 'text',
  transitionMonths: 'number',
  combustion: ratesByEmission,
  diesel: ratesByEmission,
  frugalElectric: 'percent',
  otherElectric: 'percent',
  hydrogen: 'percent',
} as const;
const feeScale = { brackets: { above: 'EUR', rate: 'percent' }, minimum: 'EUR' } as const;
const sizedSubsidy = {
  perUnit: 'EUR',
  reduction: 'EUR',
  reductionSize: 'number',
  maximum: 'EUR',
  fullSize: 'number',
  smallestSize: 'number',
} as const;
const classRow = { situation: 'text', taxClass: 'text' } as const;
const feedInTariff = { upToKwp: 'number', perKwh: 'EUR a kWh' } as const;

/** Units of the law's parameters: amounts in euros, rates in percent. */
export const unitsOfLaw: UnitsOf<typeof law> = {
  tariff: { above: 'EUR', rate: 'percent' },
  classOneAReduction: { share: 'percent', complement: 'EUR', maximumRate: 'percent' },
  splittingParts: 'number',
  employmentFund: {
    rate: 'percent',
    higherRate: 'percent',
    threshold: 'EUR',
    thresholdJoint: 'EUR',
  },
  incomeRounding: {
    annualStep: 'EUR',
    monthlyStep: 'EUR',
    smallestWithholding: 'EUR',
    smallestAnnualTax: 'EUR',
  },
  employeeLumpSum: 'EUR',
  specialExpensesLumpSum: 'EUR',
  oldAgeProvisionMaximum: 'EUR',
  oldAgeProvisionContract: {
    minimumYears: 'number',
    takenOutBeforeAge: 'number',
    paysOutFromAge: 'number',
    paysOutUpToAge: 'number',
  },
  savingContractMinimumYears: 'number',
  insuranceMaximumPerPerson: 'EUR',
  homeSavingsMaximum: { young: 'EUR', other: 'EUR', youngUpToAge: 'number' },
  singlePremiumLimit: {
    base: 'EUR',
    perChild: 'EUR',
    growsAboveAge: 'number',
    growthPerYear: 'percent',
    growthMaximum: 'percent',
  },
  travelAllowance: { perUnit: 'EUR', unitsNotCounted: 'number', unitsMaximum: 'number' },
  supplementaryPensionMaximum: 'EUR',
  selfEmployedPensionSchemeShare: 'percent',
  selfEmployedPensionSchemeTax: 'percent',
  employmentCredit: taperedCredit,
  energyCredit: taperedCredit,
  minimumWageCredit: { salaryFrom: 'EUR', full: 'EUR', taperFrom: 'EUR', salaryTo: 'EUR' },
  minimumWageCreditOneOffPay: 'EUR',
  singleParentCredit: {
    full: 'EUR',
    taperFrom: 'EUR',
    taperRate: 'percent',
    minimum: 'EUR',
    freeSupport: 'EUR',
    supportRate: 'percent',
  },
  workingOnAllowance: 'EUR',
  impatriateExemption: {
    share: 'percent',
    payUpTo: 'EUR',
    fixedPayFrom: 'EUR',
    yearsAfterArrival: 'number',
    yearsAway: 'number',
    kilometresFromBorder: 'number',
    activityShare: 'percent',
  },
  profitSharingExemption: { share: 'percent', payShare: 'percent' },
  youngEmployeeExemption: {
    share: 'percent',
    premiums: { payUpTo: 'EUR', premiumUpTo: 'EUR' },
    belowAge: 'number',
    years: 'number',
    contractSince: 'number',
  },
  rentPremiumExemption: {
    share: 'percent',
    premiumUpTo: 'EUR',
    minimumWages: 'number',
    belowAge: 'number',
  },
  overtimeCredit: { payFrom: 'EUR', rate: 'percent', full: 'EUR' },
  twoEarnerAllowance: 'EUR',
  individualTwoEarnerAllowance: 'EUR',
  secondCardRates: { '1': 'percent', '1a': 'percent', '2': 'percent' },
  bonusSteps: { ordinaryPay: 'EUR', bonus: 'EUR', rate: 'percent' },
  bonusTableLimits: {
    ordinaryPayUpTo: 'EUR',
    bonusBelow: 'EUR',
    smallestBonus: 'EUR',
    smallestRate: 'percent',
  },
  overtimeSupplement: 'percent',
  sundaySupplement: 'percent',
  publicHolidaySupplement: 'percent',
  mealVoucher: { faceValue: 'EUR', ownShare: 'EUR' },
  carRatesByEmission: carRates,
  carRatesByDrive: carRates,
  frugalElectricCar: {
    wattHoursPerKm: 'number',
    wattHoursPerKmOfWeakMotor: 'number',
    weakMotorKilowatts: 'number',
  },
  minimumWageAtIndex100: 'EUR',
  wageIndex: 'number',
  minimumWageShares: { qualified: 'percent', from17To18: 'percent', from15To17: 'percent' },
  fullTimeHours: { weekly: 'number', monthly: 'number', fullAbatementFromMonthly: 'number' },
  illnessRates: contributionRates,
  illnessCashRates: contributionRates,
  pensionRates: contributionRates,
  longTermCareRate: 'percent',
  accidentRate: 'percent',
  accidentFactors: 'number',
  mutualityRates: { class: 'number', rate: 'percent' },
  healthAtWorkRate: 'percent',
  contributionBounds: {
    ceiling: 'percent',
    selfEmployedMinimum: 'percent',
    selfEmployedExemption: 'percent',
    longTermCareAbatement: 'percent',
  },
  selfEmployedSickPaySuspension: 'number',
  smallBusinessThreshold: 'EUR',
  smallBusinessTolerance: 'percent',
  vatRates: {
    standard: 'percent',
    intermediate: 'percent',
    reduced: 'percent',
    superReduced: 'percent',
  },
  solarSubsidy: {
    scheme: 'text',
    share: 'percent',
    maximumPerKwp: 'EUR',
    largestSize: 'number',
    batteryConditions: {
      panelsAbove: 'number',
      capacityPerKwp: 'number',
      largestCapacity: 'number',
    },
    panels: sizedSubsidy,
    battery: sizedSubsidy,
    orderedFrom: 'text',
    orderedUntil: 'text',
    invoicedUntil: 'text',
  },
  solarVatRate: 'percent',
  solarTaxFreePower: 'number',
  feedInGuarantee: 'number',
  earlyRepaymentIndemnityMonths: 'number',
  earlyRepaymentCapConditions: {
    cappedAmount: 'EUR',
    occupationYears: 'number',
    notIfRunningOn: 'text',
  },
  registrationDutyRate: 'percent',
  transcriptionDutyRate: 'percent',
  dutyBaseShare: 'percent',
  homeBuyerCredit: 'EUR',
  homeBuyerConditions: {
    moveInWithin: 'number',
    moveInWithinIfBuilt: 'number',
    liveThere: 'number',
  },
  homeDutyMinimum: 'EUR',
  saleFeeScale: feeScale,
  mortgageFeeScale: feeScale,
  mortgageRegistrationRate: 'percent',
  mortgageInscriptionRate: 'percent',
  loanToValueLimits: { firstHome: 'percent', ownHome: 'percent', other: 'percent' },
  residentTaxClasses: classRow,
  nonResidentTaxClasses: classRow,
  nonResidentMinimumRate: 'percent',
  classOneAAge: 'number',
  classTwoAfterMarriage: { years: 'number', yearsWithoutIt: 'number' },
  residentTreatment: {
    ownIncomeShare: 'percent',
    daysCounted: 'number',
    foreignIncomeLimit: 'EUR',
  },
  belgianHouseholdShare: 'percent',
  residentSpouseShare: 'percent',
  filingDeadline: { yearsAfter: 'number', month: 'number', day: 'number' },
  taxAdvances: { day: 'number', months: 'number' },
  daysOutsideForFrance: 'number',
  daysOutsideForBelgium: 'number',
  daysOutsideForGermany: 'number',
  teleworkAgreementStates: 'text',
  teleworkInsurance: { ordinaryBelow: 'percent', onRequestBelow: 'percent' },
};

/** Units of the assumptions. */
export const unitsOfAssumptions: UnitsOf<typeof assumptions> = {
  lowestGrossSalary: 'EUR',
  usualNightSupplement: 'percent',
  easyDebtShare: 'percent',
  possibleDebtShare: 'percent',
  guaranteedShareOfLoan: 'percent',
  panelPeakPower: 'number',
  panelArea: 'number',
  panelWeight: 'number',
  batteryPrice: 'EUR',
  selfConsumption: {
    withoutBattery: 'percent',
    fullBonus: 'percent',
    fullCapacityKwh: 'number',
    suppliersFrom: 'percent',
    suppliersTo: 'percent',
  },
  electricityPrice: 'EUR a kWh',
  solarMarketPrice: 'EUR a kWh',
  electricCarConsumption: 'number',
  heatPumpConsumption: 'number',
  feedInTariffs: { small: feedInTariff, large: feedInTariff },
  generationProfile: 'number',
  householdProfile: 'number',
  heatPumpProfile: 'number',
  electricCarProfile: 'number',
};

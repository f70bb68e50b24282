import type { LawId } from '../../shared/law-names/law-names.ts';

interface Subject {
  readonly id:
    | 'tax'
    | 'credits'
    | 'contributions'
    | 'pay'
    | 'benefits'
    | 'deductions'
    | 'selfEmployed'
    | 'commuters'
    | 'homes'
    | 'solar'
    | 'statistics';
  readonly figures: readonly LawId[];
}

/** Every figure that the engine uses, by subject. */
export const subjects: readonly Subject[] = [
  {
    id: 'tax',
    figures: [
      'tariff',
      'splittingParts',
      'classOneAReduction',
      'classOneAAge',
      'classTwoAfterMarriage',
      'residentTaxClasses',
      'employmentFund',
      'incomeRounding',
      'twoEarnerAllowance',
      'individualTwoEarnerAllowance',
      'workingOnAllowance',
      'secondCardRates',
      'temporaryWorkTax',
      'bonusSteps',
      'bonusTableLimits',
      'filingDeadline',
      'taxAdvances',
    ],
  },
  {
    id: 'credits',
    figures: [
      'employmentCredit',
      'energyCredit',
      'minimumWageCredit',
      'minimumWageCreditOneOffPay',
      'singleParentCredit',
      'childBonus',
      'overtimeCredit',
      'scaleCredit',
    ],
  },
  {
    id: 'contributions',
    figures: [
      'pensionRates',
      'illnessRates',
      'illnessCashRates',
      'longTermCareRate',
      'contributionBounds',
      'accidentRate',
      'accidentFactors',
      'mutualityRates',
      'healthAtWorkRate',
      'sickPayRefundAge',
      'selfEmployedSickPaySuspension',
    ],
  },
  {
    id: 'pay',
    figures: [
      'wageIndex',
      'minimumWageAtIndex100',
      'minimumWageShares',
      'fullTimeHours',
      'overtimeSupplement',
      'sundaySupplement',
      'youngSundaySupplement',
      'sundayLeave',
      'publicHolidaySupplement',
      'nightShift',
      'usualNightSupplement',
      'profitSharingExemption',
      'youngEmployeeExemption',
      'rentPremiumExemption',
      'impatriateExemption',
      'impatriationPremiumExemption',
      'lowestGrossSalary',
    ],
  },
  {
    id: 'benefits',
    figures: [
      'carRatesByDrive',
      'carRatesByEmission',
      'frugalElectricCar',
      'carPaymentShare',
      'mealVoucher',
    ],
  },
  {
    id: 'deductions',
    figures: [
      'employeeLumpSum',
      'travelAllowance',
      'specialExpensesLumpSum',
      'insuranceMaximumPerPerson',
      'savingContractMinimumYears',
      'homeSavingsMaximum',
      'oldAgeProvisionMaximum',
      'oldAgeProvisionContract',
      'supplementaryPensionMaximum',
      'singlePremiumLimit',
    ],
  },
  {
    id: 'selfEmployed',
    figures: [
      'selfEmployedPensionSchemeShare',
      'selfEmployedPensionSchemeTax',
      'vatRates',
      'smallBusinessThreshold',
      'smallBusinessTolerance',
    ],
  },
  {
    id: 'commuters',
    figures: [
      'nonResidentTaxClasses',
      'residentTreatment',
      'belgianHouseholdShare',
      'residentSpouseShare',
      'nonResidentMinimumRate',
      'daysOutsideForBelgium',
      'daysOutsideForFrance',
      'daysOutsideForGermany',
      'teleworkInsurance',
      'teleworkAgreementStates',
    ],
  },
  {
    id: 'homes',
    figures: [
      'registrationDutyRate',
      'transcriptionDutyRate',
      'dutyBaseShare',
      'homeBuyerCredit',
      'homeBuyerConditions',
      'homeDutyMinimum',
      'saleFeeScale',
      'mortgageFeeScale',
      'mortgageRegistrationRate',
      'mortgageInscriptionRate',
      'guaranteedShareOfLoan',
      'loanToValueLimits',
      'earlyRepaymentIndemnityMonths',
      'earlyRepaymentCapConditions',
      'easyDebtShare',
      'possibleDebtShare',
    ],
  },
  {
    id: 'solar',
    figures: [
      'solarSubsidy',
      'feedInTariffs',
      'feedInGuarantee',
      'solarMarketPrice',
      'solarVatRate',
      'solarTaxFreePower',
      'electricityPrice',
      'selfConsumption',
      'generationProfile',
      'householdProfile',
      'heatPumpConsumption',
      'heatPumpProfile',
      'electricCarConsumption',
      'electricCarProfile',
      'batteryPrice',
      'panelPeakPower',
      'panelArea',
      'panelWeight',
    ],
  },
  {
    id: 'statistics',
    figures: [
      'averageGrossSalary',
      'averageHouseholdNet',
      'medianHouseholdNet',
      'averageAdultNet',
      'medianAdultNet',
    ],
  },
];

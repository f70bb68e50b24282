/** Every number of the law, by name. A page is sent only the files whose names it uses. */
export { bonusSteps, bonusTableLimits } from './bonus-withholding.ts';
export {
  accidentRate,
  contributionBounds,
  illnessCashRates,
  illnessRates,
  longTermCareRate,
  pensionRates,
} from './contributions.ts';
export { individualTwoEarnerAllowance, secondCardRates, twoEarnerAllowance } from './couples.ts';
export {
  daysOutsideForBelgium,
  daysOutsideForFrance,
  daysOutsideForGermany,
  teleworkAgreementStates,
  teleworkInsurance,
} from './cross-border-work.ts';
export {
  employeeLumpSum,
  selfEmployedPensionSchemeShare,
  selfEmployedPensionSchemeTax,
  specialExpensesLumpSum,
  supplementaryPensionMaximum,
  travelAllowance,
} from './deductions.ts';
export { earlyRepaymentCapConditions, earlyRepaymentIndemnityMonths } from './early-repayment.ts';
export { accidentFactors, healthAtWorkRate, mutualityRates } from './employers.ts';
export {
  impatriateExemption,
  impatriationPremiumExemption,
  profitSharingExemption,
  rentPremiumExemption,
  youngEmployeeExemption,
} from './exempt-pay.ts';
export { employmentFund } from './employment-fund.ts';
export {
  dutyBaseShare,
  homeBuyerConditions,
  homeBuyerCredit,
  homeDutyMinimum,
  registrationDutyRate,
  transcriptionDutyRate,
} from './home-purchase.ts';
export { incomeRounding } from './income-rounding.ts';
export { loanToValueLimits } from './loan-to-value.ts';
export { minimumWageAtIndex100, minimumWageShares, wageIndex } from './minimum-wage.ts';
export {
  mortgageFeeScale,
  mortgageInscriptionRate,
  mortgageRegistrationRate,
  saleFeeScale,
} from './notary-fees.ts';
export { selfEmployedSickPaySuspension, sickPayRefundAge } from './sick-pay.ts';
export { feedInGuarantee, solarSubsidy, solarTaxFreePower, solarVatRate } from './solar-panels.ts';
export {
  homeSavingsMaximum,
  insuranceMaximumPerPerson,
  oldAgeProvisionContract,
  oldAgeProvisionMaximum,
  savingContractMinimumYears,
  singlePremiumLimit,
} from './special-expenses.ts';
export { classOneAReduction, splittingParts, nonResidentMinimumRate, tariff } from './tariff.ts';
export { taxAdvances } from './tax-advances.ts';
export {
  belgianHouseholdShare,
  classOneAAge,
  classTwoAfterMarriage,
  filingDeadline,
  nonResidentTaxClasses,
  residentSpouseShare,
  residentTaxClasses,
  residentTreatment,
} from './tax-classes.ts';
export {
  childBonus,
  employmentCredit,
  energyCredit,
  minimumWageCredit,
  minimumWageCreditOneOffPay,
  scaleCredit,
  singleParentCredit,
} from './tax-credits.ts';
export { smallBusinessThreshold, smallBusinessTolerance, vatRates } from './vat.ts';
export { fullTimeHours } from './working-time.ts';
export { temporaryWorkTax } from './temporary-work.ts';
export {
  nightShift,
  overtimeSupplement,
  publicHolidaySupplement,
  sundayLeave,
  sundaySupplement,
  youngSundaySupplement,
} from './work-supplements.ts';
export { mealVoucher } from './meal-vouchers.ts';
export {
  carPaymentShare,
  carRatesByDrive,
  carRatesByEmission,
  frugalElectricCar,
} from './company-cars.ts';
export { overtimeCredit, workingOnAllowance } from './working-on.ts';

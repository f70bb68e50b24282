/** Every number of the law, by name. A page is sent only the files whose names it uses. */
export * from './law-of-pay.ts';
export {
  daysOutsideForBelgium,
  daysOutsideForFrance,
  daysOutsideForGermany,
  teleworkAgreementStates,
  teleworkInsurance,
} from './cross-border-work.ts';
export { earlyRepaymentCapConditions, earlyRepaymentIndemnityMonths } from './early-repayment.ts';
export {
  impatriateExemption,
  impatriationPremiumExemption,
  profitSharingExemption,
  rentPremiumExemption,
  youngEmployeeExemption,
} from './exempt-pay.ts';
export {
  dutyBaseShare,
  homeBuyerConditions,
  homeBuyerCredit,
  homeDutyMinimum,
  registrationDutyRate,
  transcriptionDutyRate,
} from './home-purchase.ts';
export { loanToValueLimits } from './loan-to-value.ts';
export {
  mortgageFeeScale,
  mortgageInscriptionRate,
  mortgageRegistrationRate,
  saleFeeScale,
} from './notary-fees.ts';
export { sickPayRefundAge } from './sick-pay.ts';
export { feedInGuarantee, solarSubsidy, solarTaxFreePower, solarVatRate } from './solar-panels.ts';
export {
  homeSavingsMaximum,
  insuranceMaximumPerPerson,
  oldAgeProvisionContract,
  oldAgeProvisionMaximum,
  savingContractMinimumYears,
  singlePremiumLimit,
} from './special-expenses.ts';
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
export { childBonus, scaleCredit } from './tax-credits.ts';
export { temporaryWorkTax } from './temporary-work.ts';
export { nightShift, sundayLeave } from './work-supplements.ts';

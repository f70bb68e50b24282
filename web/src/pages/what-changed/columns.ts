/**
 * The columns of tables that readers are told about, by the parameter and the path of the column. Others say the same as one of
 * these, or belong to a formula that only the calculators need.
 */
export const columns = [
  'childBonus.perChild',
  'classOneAReduction.share',
  'classOneAReduction.complement',
  'energyCredit.full',
  'energyCredit.taperRate',
  'feedInTariffs.small.perKwh',
  'feedInTariffs.large.perKwh',
  'mutualityRates.rate',
  'pensionRates.employee',
  'pensionRates.selfEmployed',
  'solarSubsidy.share',
  'solarSubsidy.maximumPerKwp',
  'solarSubsidy.panels.maximum',
  'solarSubsidy.battery.maximum',
  'impatriateExemption.share',
  'profitSharingExemption.payShare',
  'rentPremiumExemption.share',
  'youngEmployeeExemption.share',
  'stateGuarantee.maximumShare',
  'stateGuarantee.incomeOfOne',
  'stateGuarantee.incomeOfSeveral',
  'stateGuarantee.rateAboveCeiling',
  'scaleCredit.amount',
  'minimumWageCredit.full',
  'singleParentCredit.full',
  'singleParentCredit.taperRate',
  'singleParentCredit.freeSupport',
  'tariff.above',
  'temporaryWorkTax.rate',
  'carRates.combustion',
  'carRates.diesel',
  'carRates.frugalElectric',
  'carRates.otherElectric',
  'carRates.hydrogen',
] as const;

export type Column = (typeof columns)[number];

export function isColumn(name: string): name is Column {
  return columns.some((column) => column === name);
}

import type { EnergyMonth, SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';
import type { Step } from '@suen/engine/inputs';

const annualSavingsStep: Step = {
  id: 'annualSavings',
  lines: ['annualSavings', 'exportIncome'],
  operation: 'arithmetic',
  operands: [
    { id: 'selfUse', unit: 'kWh', value: 2736, operator: '+' },
    { id: 'electricityPrice', unit: 'EUR/kWh', value: 0.22, operator: '×' },
    { id: 'gridExport', unit: 'kWh', value: 4464, operator: '+' },
    { id: 'feedInRate', unit: 'EUR/kWh', value: 0.12, operator: '×' },
  ],
  rounding: 'toNearestCent',
  amount: 1137.6,
  sources: [],
};

/** Consumption and generation of each month of 7 200 kWh, and what is used of it; the rest is exported and imported. */
const months = [
  [734.4, 244.8, 93],
  [640.8, 367.2, 139.5],
  [669.6, 583.2, 221.6],
  [597.6, 792, 301],
  [568.8, 885.6, 336.5],
  [504, 900, 342],
  [504, 928.8, 352.9],
  [511.2, 878.4, 333.8],
  [525.6, 691.2, 262.7],
  [604.8, 475.2, 180.6],
  [626.4, 252, 95.8],
  [712.8, 201.6, 76.6],
] as const;

const monthlyConsumption = months.map(
  ([consumption, generation, directUse], index): EnergyMonth => ({
    month: index + 1,
    consumption,
    generation,
    directUse,
    batteryContribution: 0,
    gridExport: Number((generation - directUse).toFixed(1)),
    gridImport: Number((consumption - directUse).toFixed(1)),
  }),
);

/**
 * 7 200 kWh a year and the form's defaults as the API answers them. By hand: 18 panels of 0.4 kWp, 14 400 less 7 200 and 500;
 * 2 736 x 0.22 + 4 464 x 0.12 = 1 137.60 a year, in 25 years 28 440.00. Under the subsidy in
 * force 7.2 x (1 155 - 33 x 7.2) = 6 605.28, so 7 294.72 / (601.92 + 4 464 x 0.05) = 8.8 years; the months are 38 % of what they generate.
 */
export const defaultsOf7200Kwh: SolarPanelsResult = {
  systemSize: 7.2,
  numberOfPanels: 18,
  surfaceAreaOnRoof: 35.1,
  panelsWeight: 387,
  solarPanelCost: 14_400,
  batteryCost: 0,
  totalCost: 14_400,
  stateSubsidy: 7200,
  municipalSubsidy: 500,
  totalSubsidies: 7700,
  netCost: 6700,
  ownUseSavings: 601.92,
  exportIncome: 535.68,
  annualSavings: 1137.6,
  grossTotalSavings: 28_440,
  netTotalSavings: 21_740,
  paybackPeriod: 5.9,
  roi: 324.5,
  lifespan: 25,
  annualEnergy: {
    consumption: 7200,
    generation: 7200,
    directUse: 2736,
    batteryContribution: 0,
    gridExport: 4464,
    gridImport: 4464,
  },
  monthlyConsumption,
  selfUseBeyondMonths: 0,
  schemeInForce: {
    subsidyScheme: 'klimabonus2026',
    stateSubsidy: 6605.28,
    netCost: 7294.72,
    annualSavings: 825.12,
    paybackPeriod: 8.8,
  },
  hints: [],
  explanation: [annualSavingsStep],
};

/** No subsidy, 4 000 a kWp, 20 years: 28 800 against 22 752. */
export const beyondLifespan: SolarPanelsResult = {
  ...defaultsOf7200Kwh,
  solarPanelCost: 28_800,
  totalCost: 28_800,
  stateSubsidy: 0,
  municipalSubsidy: 0,
  totalSubsidies: 0,
  netCost: 28_800,
  grossTotalSavings: 22_752,
  netTotalSavings: -6048,
  paybackPeriod: 25.3,
  roi: -21,
  lifespan: 20,
  hints: ['paybackBeyondLifespan'],
};

/** Subsidies of 100 %. */
export const fullyCovered: SolarPanelsResult = {
  ...defaultsOf7200Kwh,
  stateSubsidy: 14_400,
  municipalSubsidy: 0,
  totalSubsidies: 14_400,
  netCost: 0,
  netTotalSavings: 28_440,
  paybackPeriod: 0,
  roi: null,
  hints: ['costFullyCovered'],
};

/** The same system under the subsidy in force. */
export const under2026: SolarPanelsResult = {
  ...defaultsOf7200Kwh,
  stateSubsidy: 6605.28,
  totalSubsidies: 7105.28,
  netCost: 7294.72,
  exportIncome: 223.2,
  annualSavings: 825.12,
  grossTotalSavings: 20_628,
  netTotalSavings: 13_333.28,
  paybackPeriod: 8.8,
  roi: 182.8,
  schemeInForce: null,
};

const noFlows = {
  consumption: 0,
  generation: 0,
  directUse: 0,
  batteryContribution: 0,
  gridExport: 0,
  gridImport: 0,
};

/** Nothing consumed, so nothing built. */
export const nothing: SolarPanelsResult = {
  systemSize: 0,
  numberOfPanels: 0,
  surfaceAreaOnRoof: 0,
  panelsWeight: 0,
  solarPanelCost: 0,
  batteryCost: 0,
  totalCost: 0,
  stateSubsidy: 0,
  municipalSubsidy: 0,
  totalSubsidies: 0,
  netCost: 0,
  ownUseSavings: 0,
  exportIncome: 0,
  annualSavings: 0,
  grossTotalSavings: 0,
  netTotalSavings: 0,
  paybackPeriod: null,
  roi: null,
  lifespan: 25,
  annualEnergy: noFlows,
  monthlyConsumption: months.map((_, index) => Object.assign({ month: index + 1 }, noFlows)),
  selfUseBeyondMonths: 0,
  schemeInForce: null,
  hints: ['nothingToSize'],
  explanation: [],
};

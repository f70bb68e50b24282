import type { ExampleOf } from '../calculator.ts';
import type { SolarPanelsResult } from './result.ts';

/** Worked cases of the solar panels calculator. */
export const examples = [
  {
    title: 'A household of 7 200 kWh with the defaults',
    kind: 'derived',
    origin:
      'By hand: 7 200 / 1 000 / 0.4 = 18 panels, 7.2 kWp; 18 x 1.95 = 35.1 m2, 18 x 21.5 = 387 kg. 7.2 x 2 000 = 14 400, subsidies 7 200 + 500 = 7 700, net 6 700. 38 % of 7 200 = 2 736 used at home, 4 464 fed in: 2 736 x 0.22 + 4 464 x 0.12 = 601.92 + 535.68 = 1 137.60. 25 years 28 440.00, less 6 700 = 21 740.00; 6 700 / 1 137.60 = 5.89; 21 740 / 6 700 = 324.48 %.',
    input: { consumption: 7200 },
    expected: {
      systemSize: 7.2,
      numberOfPanels: 18,
      surfaceAreaOnRoof: 35.1,
      panelsWeight: 387,
      solarPanelCost: 14_400,
      batteryCost: 0,
      totalCost: 14_400,
      totalSubsidies: 7700,
      netCost: 6700,
      annualSavings: 1137.6,
      grossTotalSavings: 28_440,
      netTotalSavings: 21_740,
      paybackPeriod: 5.9,
      roi: 324.5,
      'annualEnergy.directUse': 2736,
      'annualEnergy.gridExport': 4464,
    },
  },
  {
    title: 'The same household, entered by the month, with a battery of 10 kWh',
    kind: 'derived',
    origin:
      'By hand: 600 x 12 = 7 200; battery 10 x 800 = 8 000, total 22 400, subsidies 11 200 + 500, net 10 700. 38 + 10 / 20 x 24 = 50 % of 7 200 = 3 600 used at home, of it 12 % = 864 by way of the battery: 3 600 x 0.22 + 3 600 x 0.12 = 792 + 432 = 1 224.00. 10 700 / 1 224 = 8.74; (30 600 - 10 700) / 10 700 = 185.98 %.',
    input: {
      consumption: 600,
      consumptionPeriod: 'monthly',
      batteryCapacity: 10,
      selfConsumptionRate: 50,
    },
    expected: {
      numberOfPanels: 18,
      batteryCost: 8000,
      totalCost: 22_400,
      netCost: 10_700,
      annualSavings: 1224,
      netTotalSavings: 19_900,
      paybackPeriod: 8.7,
      roi: 186,
      'annualEnergy.directUse': 2736,
      'annualEnergy.batteryContribution': 864,
    },
  },
  {
    title: 'With an electric car',
    kind: 'derived',
    origin:
      'By hand: 7 200 + 2 500 = 9 700; / 1 000 / 0.4 = 24.25, so 25 panels, 10.0 kWp, which generate 10 000; 25 x 1.95 = 48.75 m2. 20 000 - 10 500 = 9 500. 3 800 x 0.22 + 6 200 x 0.12 = 836 + 744 = 1 580.00; 9 500 / 1 580 = 6.01; (39 500 - 9 500) / 9 500 = 315.79 %.',
    input: { consumption: 7200, includeEv: true },
    expected: {
      numberOfPanels: 25,
      systemSize: 10,
      surfaceAreaOnRoof: 48.8,
      panelsWeight: 537.5,
      netCost: 9500,
      annualSavings: 1580,
      netTotalSavings: 30_000,
      paybackPeriod: 6,
      roi: 315.8,
      'annualEnergy.consumption': 9700,
      'annualEnergy.generation': 10_000,
      'annualEnergy.gridImport': 5900,
    },
  },
  {
    title: 'With a heat pump',
    kind: 'derived',
    origin:
      'By hand: 7 200 + 4 000 = 11 200, 28 panels, 11.2 kWp. 22 400 - 11 200 - 500 = 10 700. 38 % of 11 200 = 4 256: 4 256 x 0.22 + 6 944 x 0.12 = 936.32 + 833.28 = 1 769.60. 10 700 / 1 769.60 = 6.047; (44 240 - 10 700) / 10 700 = 313.46 %.',
    input: { consumption: 7200, hasHeatPump: true },
    expected: {
      numberOfPanels: 28,
      systemSize: 11.2,
      netCost: 10_700,
      ownUseSavings: 936.32,
      exportIncome: 833.28,
      annualSavings: 1769.6,
      netTotalSavings: 33_540,
      paybackPeriod: 6,
      roi: 313.5,
    },
  },
  {
    title: 'A payback beyond the lifespan',
    kind: 'derived',
    origin:
      'By hand: 7.2 x 4 000 = 28 800, no subsidy; 20 x 1 137.60 = 22 752.00, less 28 800 = -6 048.00; 28 800 / 1 137.60 = 25.32 years; -6 048 / 28 800 = -21.0 %.',
    input: {
      consumption: 7200,
      costPerKWp: 4000,
      baseSubsidyPercent: 0,
      additionalSubsidyAmount: 0,
      lifespan: 20,
    },
    expected: {
      netCost: 28_800,
      grossTotalSavings: 22_752,
      netTotalSavings: -6048,
      paybackPeriod: 25.3,
      roi: -21,
    },
  },
  {
    title: 'A household of 7 200 kWh under the subsidy in force since 2026',
    kind: 'derived',
    origin:
      'By hand: 7.2 x (1 155 - 33 x 7.2) = 7.2 x 917.40 = 6 605.28 from the State (Klimabonus), 500 from the municipality: 14 400 - 7 105.28 = 7 294.72. 2 736 x 0.22 + 4 464 x 0.05 (market price, no tariff is guaranteed beside the subsidy) = 601.92 + 223.20 = 825.12; 7 294.72 / 825.12 = 8.84 years; 25 x 825.12 = 20 628.00, less 7 294.72 = 13 333.28; / 7 294.72 = 182.78 %.',
    input: { consumption: 7200, subsidyScheme: 'klimabonus2026' },
    expected: {
      stateSubsidy: 6605.28,
      municipalSubsidy: 500,
      netCost: 7294.72,
      annualSavings: 825.12,
      netTotalSavings: 13_333.28,
      paybackPeriod: 8.8,
      roi: 182.8,
    },
  },
  {
    title: 'The former subsidy, limited to 1 250 euros per kWp',
    kind: 'derived',
    origin:
      'By hand: 7.2 x 3 000 = 21 600; / 1.03 = 20 970.87 without VAT, half is 10 485.44, at most 7.2 x 1 250 = 9 000. 21 600 - 9 000 - 500 = 12 100; 12 100 / 825.12 = 14.66 years. Under the scheme in force 7.2 x (1 155 - 33 x 7.2) = 6 605.28: 21 600 - 6 605.28 - 500 = 14 494.72; 25 x 825.12 = 20 628, less 14 494.72 = 6 133.28.',
    input: { consumption: 7200, subsidyScheme: 'former', costPerKWp: 3000 },
    expected: {
      stateSubsidy: 9000,
      netCost: 12_100,
      annualSavings: 825.12,
      paybackPeriod: 14.7,
      'schemeInForce.stateSubsidy': 6605.28,
      'schemeInForce.netTotalSavings': 6133.28,
    },
  },
  {
    title: 'The subsidy for an order of May 2024: 62.5 percent of the cost without VAT',
    kind: 'derived',
    origin:
      'By hand: 14 400 / 1.03 = 13 980.58 without VAT; 62.5 % of it is 8 737.86, below 7.2 x 1 562.50 = 11 250. 14 400 - 8 737.86 - 500 = 5 162.14; 5 162.14 / 825.12 = 6.26 years.',
    input: { consumption: 7200, subsidyScheme: 'former2023' },
    expected: {
      stateSubsidy: 8737.86,
      netCost: 5162.14,
      annualSavings: 825.12,
      paybackPeriod: 6.3,
    },
  },
] as const satisfies readonly ExampleOf<SolarPanelsResult>[];

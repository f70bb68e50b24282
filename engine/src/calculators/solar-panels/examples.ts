import type { Example } from '../calculator.ts';

/** Worked cases of the solar panels calculator. */
export const examples: readonly Example[] = [
  {
    title: 'A household of 7 200 kWh with the defaults',
    kind: 'derived',
    origin:
      'By hand: 7 200 / 1 000 / 0.4 = 18 panels, 7.2 kWp; 18 x 1.95 = 35.1 m2, 18 x 21.5 = 387 kg. 7.2 x 2 000 = 14 400, subsidies 7 200 + 500 = 7 700, net 6 700. 38 % of 7 200 = 2 736 used at home, 4 464 fed in: 2 736 x 0.26 + 4 464 x 0.12 = 711.36 + 535.68 = 1 247.04. 25 years 31 176.00, less 6 700 = 24 476.00; 6 700 / 1 247.04 = 5.37; 24 476 / 6 700 = 365.31 %.',
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
      annualSavings: 1247.04,
      grossTotalSavings: 31_176,
      netTotalSavings: 24_476,
      paybackPeriod: 5.4,
      roi: 365.3,
      'annualEnergy.directUse': 2736,
      'annualEnergy.gridExport': 4464,
    },
  },
  {
    title: 'The same household, entered by the month, with a battery of 10 kWh',
    kind: 'derived',
    origin:
      'By hand: 600 x 12 = 7 200; battery 10 x 800 = 8 000, total 22 400, subsidies 11 200 + 500, net 10 700. 38 + 10 / 20 x 24 = 50 % of 7 200 = 3 600 used at home, of it 12 % = 864 by way of the battery: 3 600 x 0.26 + 3 600 x 0.12 = 936 + 432 = 1 368.00. 10 700 / 1 368 = 7.82; (34 200 - 10 700) / 10 700 = 219.63 %.',
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
      annualSavings: 1368,
      netTotalSavings: 23_500,
      paybackPeriod: 7.8,
      roi: 219.6,
      'annualEnergy.directUse': 2736,
      'annualEnergy.batteryContribution': 864,
    },
  },
  {
    title: 'With an electric car',
    kind: 'derived',
    origin:
      'By hand: 7 200 + 2 500 = 9 700; / 1 000 / 0.4 = 24.25, so 25 panels, 10.0 kWp, which generate 10 000; 25 x 1.95 = 48.75 m2. 20 000 - 10 500 = 9 500. 3 800 x 0.26 + 6 200 x 0.12 = 988 + 744 = 1 732.00; 9 500 / 1 732 = 5.485; (43 300 - 9 500) / 9 500 = 355.79 %.',
    input: { consumption: 7200, includeEv: true },
    expected: {
      numberOfPanels: 25,
      systemSize: 10,
      surfaceAreaOnRoof: 48.8,
      panelsWeight: 537.5,
      netCost: 9500,
      annualSavings: 1732,
      netTotalSavings: 33_800,
      paybackPeriod: 5.5,
      roi: 355.8,
      'annualEnergy.consumption': 9700,
      'annualEnergy.generation': 10_000,
      'annualEnergy.gridImport': 5900,
    },
  },
  {
    title: 'With a heat pump',
    kind: 'derived',
    origin:
      'By hand: 7 200 + 4 000 = 11 200, 28 panels, 11.2 kWp. 22 400 - 11 200 - 500 = 10 700. 38 % of 11 200 = 4 256: 4 256 x 0.26 + 6 944 x 0.12 = 1 106.56 + 833.28 = 1 939.84. 10 700 / 1 939.84 = 5.516; (48 496 - 10 700) / 10 700 = 353.23 %.',
    input: { consumption: 7200, hasHeatPump: true },
    expected: {
      numberOfPanels: 28,
      systemSize: 11.2,
      netCost: 10_700,
      ownUseSavings: 1106.56,
      exportIncome: 833.28,
      annualSavings: 1939.84,
      netTotalSavings: 37_796,
      paybackPeriod: 5.5,
      roi: 353.2,
    },
  },
  {
    title: 'A payback beyond the lifespan',
    kind: 'derived',
    origin:
      'By hand: 7.2 x 4 000 = 28 800, no subsidy; 20 x 1 247.04 = 24 940.80, less 28 800 = -3 859.20; 28 800 / 1 247.04 = 23.09 years; -3 859.20 / 28 800 = -13.4 %.',
    input: {
      consumption: 7200,
      costPerKWp: 4000,
      baseSubsidyPercent: 0,
      additionalSubsidyAmount: 0,
      lifespan: 20,
    },
    expected: {
      netCost: 28_800,
      grossTotalSavings: 24_940.8,
      netTotalSavings: -3859.2,
      paybackPeriod: 23.1,
      roi: -13.4,
    },
  },
];

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { expectRedone } from '../../explanation/pocket-calculator.test-support.ts';
import { euros } from '../../money/cents.ts';
import { money } from '../../quantity/names.ts';
import { solarPath } from '../../rules/solar/solar-path.ts';
import { calculate as calculateOn } from './calculate.ts';
import type { SolarPanelsInput } from './input.ts';

const calculate = (input: SolarPanelsInput) => calculateOn(input, day('2026-11-21'));

/** 7.2 kWp: 2 736 kWh x 0.22 = 601.92 saved and 4 464 kWh x 0.12 = 535.68 sold in a year, for a net cost of 6 700. */
const usual = { consumption: 7200 } as const;

describe('a roof', () => {
  // Rows and columns of the table of our model, per cent of the best roof.
  test.each([
    [0, 0, 84],
    [40, 0, 100],
    [30, 45, 94],
    [30, 90, 80],
    [30, 180, 56],
    [90, 180, 27],
    // The nearest row and column: 35 and 7.5 degrees are nearer to the next.
    [35, 7.5, 99],
    [34.9, 7.4, 99],
    [14, 97, 84],
    [15, 98, 78],
  ])('of %d degrees, %d off the south, has %d %%', (roofTilt, roofDirection, roofShare) => {
    expect(calculate({ ...usual, roofTilt, roofDirection }).roofShare).toBe(roofShare);
  });

  test('without a direction faces the south, without a tilt has 30 degrees', () => {
    expect(calculate({ ...usual, roofTilt: 60 }).roofShare).toBe(94);
    expect(calculate({ ...usual, roofDirection: 90 }).roofShare).toBe(80);
    const unknown = calculate({ ...usual, roofTilt: null, roofDirection: null });
    expect(unknown).not.toHaveProperty('roofShare');
    expect(unknown).not.toHaveProperty('roof');
  });

  // Rows of the table of our model, per cent of the best roof: 30 and 40 degrees, south, south-east, east, north-east, north.
  // 94 % of 1 000 are 940.
  test('stands among others in a table', () => {
    const { roof } = calculate({ ...usual, roofTilt: 35, roofDirection: 45 });
    expect(roof).toMatchObject({ tilt: 35, direction: 45, yieldPerKwp: 940, rowTilt: 40 });
    expect(roof?.table.map(({ tilt }) => tilt)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
    expect(roof?.table[3]?.shares).toEqual([99, 94, 80, 64, 56]);
    expect(roof?.table[4]?.shares).toEqual([100, 94, 77, 57, 47]);
  });

  // 1 000 x 80 % = 800 kWh per kWp; 7 200 / 800 / 0.4 = 22.5, so 23 panels of 9.2 kWp in all.
  test('that gives less takes more panels', () => {
    expect(calculate({ ...usual, roofTilt: 30, roofDirection: 90 })).toMatchObject({
      numberOfPanels: 23,
      systemSize: 9.2,
    });
  });
});

describe('the years', () => {
  test('without changes are all the same', () => {
    const { path, positions, grossTotalSavings, netTotalSavings, annualSavings } = calculate({
      ...usual,
      priceChange: 0,
    });
    expect(path).toMatchObject({ grossTotalSavings, netTotalSavings, paybackPeriod: 5.9 });
    expect(path?.years).toHaveLength(25);
    expect(path?.years[1]).toMatchObject({
      year: 2,
      savings: annualSavings,
      total: 2 * annualSavings,
    });
    // 6 700 to pay, 1 137.60 a year.
    expect(positions.slice(0, 3)).toEqual([-6700, -5562.4, -4424.8]);
    expect(positions).toHaveLength(26);
    expect(path?.years[1]?.position).toBe(-4424.8);
    expect(calculate(usual)).not.toHaveProperty('path');
  });

  // (601.92 x 1.02 + 535.68) x 0.995 = 1 149.6384 x 0.995 = 1 143.890208.
  test('have dearer electricity and weaker panels', () => {
    const { path } = calculate({ ...usual, priceChange: 2, outputLoss: 0.5 });
    expect(path?.years.slice(0, 2)).toEqual([
      { year: 1, savings: 1137.6, total: 1137.6, position: -5562.4 },
      { year: 2, savings: 1143.89, total: 2281.49, position: -4418.51 },
    ]);
  });

  // Years of (601.92 x 1.02^n + 223.20) x 0.995^n add up to 23 330.46; less 7 294.72 = 16 035.74, which is 219.8 % of it. After
  // eight of them 6 828.75 are saved: (7 294.72 - 6 828.75) / 891.95 = 0.5.
  test('are known under the subsidy in force, too', () => {
    const { path, schemeInForce } = calculate({ ...usual, priceChange: 2, outputLoss: 0.5 });
    expect(schemeInForce?.path).toEqual({
      grossTotalSavings: 23_330.46,
      netTotalSavings: 16_035.74,
      paybackPeriod: 8.5,
      roi: 219.8,
    });
    // 23 991.23 / 6 700
    expect(path?.roi).toBe(358.1);
    expect(calculate(usual).schemeInForce).not.toHaveProperty('path');
    expect(calculate({ ...usual, costPerKWp: 0, outputLoss: 1 }).path?.roi).toBeNull();
  });

  // 100 a year for 1 000.
  test.each([
    [9, null],
    [10, 10],
    [11, 10],
  ])('of a lifespan of %d pay for the panels in %s', (lifespan, paybackPeriod) => {
    const savings = {
      ownUseSavings: money('bonus', euros('60')),
      exportIncome: money('bonus', euros('40')),
    };
    const netCost = money('bonus', euros('1000'));
    const path = solarPath(savings, netCost, lifespan, { priceChange: 0, outputLoss: 0 });
    expect(path.paybackPeriod).toBe(paybackPeriod);
  });

  test('may be too few to pay for the panels, and panels that cost nothing are paid', () => {
    const dear = { ...usual, costPerKWp: 20_000, outputLoss: 1 };
    expect(calculate(dear).path?.paybackPeriod).toBeNull();
    expect(calculate(dear).outcome).toBe('notPaid');
    expect(calculate({ ...usual, costPerKWp: 0, outputLoss: 1 }).path?.paybackPeriod).toBe(0);
  });

  test('give their gain to whoever redoes its step', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: -10, max: 10 }),
        fc.integer({ min: 0, max: 90 }),
        (consumption, priceChange, roofTilt) => {
          const { path, explanation } = calculate({ consumption, priceChange, roofTilt });
          expectRedone(explanation);
          const last = explanation?.findLast(({ lines }) => lines.includes('path'));
          expect(last?.amount).toBe(path?.netTotalSavings);
        },
      ),
    );
  });
});

// 7 200 kWh x 40 % = 2 880 x 0.26 = 748.80 and 4 320 x 0.12 = 518.40 are 1 267.20 a year: 6 700 / 1 267.20 = 5.287...
test('the grid has the payback for other prices and shares of own use', () => {
  const { paybackGrid } = calculate({ ...usual, loadPaybackGrid: true });
  expect(paybackGrid).toHaveLength(20);
  expect(paybackGrid).toContainEqual({
    electricityPrice: 0.26,
    selfConsumptionRate: 40,
    paybackPeriod: 5.3,
  });
  expect(calculate(usual)).not.toHaveProperty('paybackGrid');
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { differenceWhenRedone } from '../../explanation/pocket-calculator.test-support.ts';
import { usualSelfConsumptionPercent } from '../../law-in-force/solar/solar-law.ts';
import { inCents } from '../../money/in-cents.test-support.ts';
import { calculate as calculateOn } from './calculate.ts';
import { solarPanelsCall, type SolarPanelsInput } from './input.ts';
import type { EnergyFlows } from './result.ts';
import { sumOfMonths, tenths } from './shown-tenths.test-support.ts';
import { previewedSolarCost } from './system-preview.ts';

const calculate = (input: SolarPanelsInput) => calculateOn(input, day('2026-11-21'));

const { properties } = solarPanelsCall.inputSchema;
const anyCapacity = fc.constantFrom(...properties.batteryCapacity.enum);

/** Every request that the schema admits, its edges included. */
const anyInput = fc.record<SolarPanelsInput, 'consumption'>(
  {
    consumption: fc.oneof(
      fc.double({ min: 0, max: properties.consumption.maximum, noNaN: true }),
      fc.double({ min: 0, max: 20_000, noNaN: true }),
      fc.constantFrom(0, 1e-300, 0.01, 0.04, 0.05, 400, 7200, properties.consumption.maximum),
    ),
    consumptionPeriod: fc.constantFrom('monthly', 'annual', null),
    batteryCapacity: anyCapacity,
    costPerKWp: anyNumber(properties.costPerKWp.maximum, 5000),
    subsidyScheme: fc.constantFrom(...properties.subsidyScheme.enum),
    baseSubsidyPercent: anyNumber(100, 60),
    additionalSubsidyAmount: anyNumber(properties.additionalSubsidyAmount.maximum, 3000),
    solarYieldPerKWp: fc.constantFrom(...properties.solarYieldPerKWp.enum),
    selfConsumptionRate: anyNumber(100, 70),
    feedInRate: anyNumber(1, 0.2),
    lifespan: fc.oneof(fc.integer({ min: 15, max: 40 }), fc.constantFrom(0, null)),
    includeEv: fc.constantFrom(true, false, null),
    hasHeatPump: fc.constantFrom(true, false, null),
  },
  { requiredKeys: ['consumption'] },
);

function anyNumber(maximum: number, usual: number) {
  return fc.oneof(
    fc.double({ min: 0, max: maximum, noNaN: true }),
    fc.double({ min: 0, max: usual, noNaN: true }),
    fc.constantFrom(0, 1e-300, maximum, null),
  );
}

function everyNumberOf(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(everyNumberOf);
}

describe('for every request', () => {
  test('used and exported is generated, used and imported is consumed, in every month and the year', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { annualEnergy, monthlyConsumption } = calculate({ ...input, explain: false });
        for (const flows of [annualEnergy, ...monthlyConsumption]) {
          const used = tenths(flows.directUse) + tenths(flows.batteryContribution);
          expect(used + tenths(flows.gridExport)).toBe(tenths(flows.generation));
          expect(used + tenths(flows.gridImport)).toBe(tenths(flows.consumption));
          for (const flow of Object.values(flows)) expect(flow).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('the months add up to the year, but for what no month has room for', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { annualEnergy, monthlyConsumption, ...result } = calculate({
          ...input,
          explain: false,
        });
        const beyond = tenths(result.selfUseBeyondMonths);
        expect(monthlyConsumption.map(({ month }) => month)).toEqual([
          1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
        ]);
        const sum = (flow: keyof EnergyFlows) => sumOfMonths(monthlyConsumption, flow);
        expect(sum('consumption')).toBe(tenths(annualEnergy.consumption));
        expect(sum('generation')).toBe(tenths(annualEnergy.generation));
        expect(sum('gridExport') - beyond).toBe(tenths(annualEnergy.gridExport));
        expect(sum('gridImport') - beyond).toBe(tenths(annualEnergy.gridImport));
        expect(sum('directUse') + sum('batteryContribution') + beyond).toBe(
          tenths(annualEnergy.directUse) + tenths(annualEnergy.batteryContribution),
        );
        expect(sum('directUse') + sum('batteryContribution')).toBe(
          tenths(result.selfUseWithinMonths),
        );
        if (beyond === 0)
          expect(sum('batteryContribution')).toBe(tenths(annualEnergy.batteryContribution));
        else {
          for (const {
            directUse,
            batteryContribution,
            consumption,
            generation,
          } of monthlyConsumption) {
            expect(tenths(directUse) + tenths(batteryContribution)).toBe(
              Math.min(tenths(consumption), tenths(generation)),
            );
          }
        }
      }),
    );
  });

  test('a bigger battery never exports more, at its usual rate and equal size', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const exported = ([0, 5, 10, 15, 20] as const).map((batteryCapacity) => {
          const selfConsumptionRate = usualSelfConsumptionPercent(batteryCapacity, '2026-11-21');
          return calculate({ ...input, batteryCapacity, selfConsumptionRate, explain: false })
            .annualEnergy.gridExport;
        });
        expect(exported).toEqual(exported.toSorted((a, b) => b - a));
      }),
    );
  });

  test('money adds up to the cent and every figure is a number', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const result = calculate({ ...input, explain: false });
        for (const each of everyNumberOf(result)) {
          expect(Number.isFinite(each) && !Object.is(each, -0), JSON.stringify(result)).toBe(true);
        }
        expect(inCents(result.totalCost)).toBe(
          inCents(result.solarPanelCost) + inCents(result.batteryCost),
        );
        expect(inCents(result.totalSubsidies)).toBe(
          inCents(result.stateSubsidy) + inCents(result.municipalSubsidy),
        );
        expect(result.netCost).toBeGreaterThanOrEqual(0);
        expect(inCents(result.netCost)).toBe(
          inCents(result.totalCost) - inCents(result.totalSubsidies),
        );
        expect(inCents(result.annualSavings)).toBe(
          inCents(result.ownUseSavings) + inCents(result.exportIncome),
        );
        expect(inCents(result.netTotalSavings)).toBe(
          inCents(result.grossTotalSavings) - inCents(result.netCost),
        );
        expect(result.paybackPeriod === null).toBe(result.annualSavings === 0);
        expect(result.roi === null).toBe(result.netCost === 0);
      }),
    );
  });

  test('the scheme in force is compared with as it is when asked for, and never pays more than the system costs', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { schemeInForce } = calculate({ ...input, explain: false });
        const asked = calculate({
          ...input,
          subsidyScheme: 'klimabonus2026',
          feedInRate: null,
          explain: false,
        });
        expect(asked.stateSubsidy).toBeLessThanOrEqual(asked.totalCost);
        expect(asked.schemeInForce).toBeNull();
        if (schemeInForce === null) {
          expect(asked.numberOfPanels === 0 || input.subsidyScheme === 'klimabonus2026').toBe(true);
          return;
        }
        const { stateSubsidy, netCost, annualSavings, netTotalSavings, paybackPeriod } = asked;
        expect(schemeInForce).toEqual({
          subsidyScheme: 'klimabonus2026',
          stateSubsidy,
          netCost,
          annualSavings,
          netTotalSavings,
          paybackPeriod,
        });
      }),
    );
  });

  test('each step gives its amount to whoever redoes it', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        for (const step of calculate(input).explanation ?? []) {
          const scale = Math.max(
            1,
            ...step.operands.map(({ value }) => Math.abs(value)),
            Math.abs(step.amount),
          );
          expect(differenceWhenRedone(step) / scale, JSON.stringify(step)).toBeLessThan(1e-9);
        }
      }),
    );
  });

  test('a form can say the cost before it asks, as the result has it', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { totalCost, stateSubsidy, netCost, schemeInForce } = calculate(input);
        expect(previewedSolarCost(input, '2026-11-21')).toEqual({
          totalCost,
          stateSubsidy,
          netCost,
          inForce: {
            stateSubsidy: schemeInForce?.stateSubsidy ?? stateSubsidy,
            netCost: schemeInForce?.netCost ?? netCost,
          },
        });
      }),
    );
  });
});

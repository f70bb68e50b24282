import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solarMonths } from './solar-months.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const evenly = [1, 1];

describe('the months of a year', () => {
  // One period of much sun and one of little: 300 and 100 generated, 100 and 100 consumed.
  const year = {
    loads: [{ yearly: 200, profile: evenly }],
    generation: { yearly: 400, profile: [3, 1] },
    battery: 0,
  };
  const used = (selfUse: number) => solarMonths({ ...year, selfUse }).map((each) => each.directUse);

  test('share the self-use in proportion to the generation while none is full', () => {
    expect(used(100)).toEqual([75, 25]);
  });

  test('are full at their consumption, and the others have the rest', () => {
    expect(used(160)).toEqual([100, 60]);
  });

  test('use at most what they generate: the sum stays below what was asked', () => {
    expect(
      solarMonths({ ...year, generation: { yearly: 400, profile: [7, 1] }, selfUse: 200 }),
    ).toEqual([
      {
        consumption: 100,
        generation: 350,
        directUse: 100,
        batteryContribution: 0,
        gridExport: 250,
        gridImport: 0,
      },
      {
        consumption: 100,
        generation: 50,
        directUse: 50,
        batteryContribution: 0,
        gridExport: 0,
        gridImport: 50,
      },
    ]);
  });

  test('give the battery the same part of each', () => {
    const months = solarMonths({ ...year, selfUse: 100, battery: 20 });
    expect(months.map((each) => each.batteryContribution)).toEqual([15, 5]);
    expect(months.map((each) => each.directUse)).toEqual([60, 20]);
  });

  test('use nothing where nothing is consumed, beside a month without either', () => {
    // All of the 2 that are used can be used in the last month only: min(2, 2).
    const months = solarMonths({
      loads: [{ yearly: 2, profile: [0, 0, 0, 1] }],
      generation: { yearly: 9, profile: [0, 2, 5, 2] },
      selfUse: 2,
      battery: 0,
    });
    expect(months.map((each) => each.directUse)).toEqual([0, 0, 0, 2]);
    expect(months.map((each) => each.gridImport)).toEqual([0, 0, 0, 0]);
  });

  test('are the same whoever looks for the factor by halving', () => {
    const anyProfile = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 12, maxLength: 12 });
    const anyAmount = fc.integer({ min: 0, max: 2_000_000 });
    fc.assert(
      fc.property(
        anyProfile,
        anyProfile,
        anyAmount,
        anyAmount,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (loadProfile, sunProfile, consumption, generation, share) => {
          const selfUse = Math.floor(Math.min(consumption, generation) * share);
          const months = solarMonths({
            loads: [{ yearly: consumption, profile: loadProfile }],
            generation: { yearly: generation, profile: sunProfile },
            selfUse,
            battery: 0,
          });
          const usedBy = (factor: number) =>
            months.map((each) => Math.min(each.consumption, factor * each.generation));
          let [low, high] = [0, 1];
          for (let round = 0; round < 60; round += 1) {
            const middle = (low + high) / 2;
            if (sum(usedBy(middle)) < selfUse) low = middle;
            else high = middle;
          }
          const halved = usedBy(high);
          months.forEach(({ directUse }, month) => {
            expect(Math.abs(directUse - (halved[month] ?? 0))).toBeLessThan(1.001);
          });
        },
      ),
    );
  });
});

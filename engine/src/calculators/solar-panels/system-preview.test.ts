import { expect, test } from 'vitest';
import { solarPanelsDefaults } from './input.ts';
import { previewedFeedInRate, previewedRoof, previewedSolarSystem } from './system-preview.ts';

const today = '2026-11-21';

test('a roof of a form belongs to the nearest row of the table', () => {
  expect(previewedRoof({ roofTilt: 35, roofDirection: 45 }, today)).toEqual({
    tilt: 35,
    direction: 45,
    rowTilt: 40,
    share: 94,
    yieldPerKwp: 940,
  });
  // 94 % of the default of 1 000 is 940; 94 % of 950 is 893, and 99 % of 950 is 940.5.
  const yieldOf = (roofTilt: number, roofDirection: number) =>
    previewedRoof({ roofTilt, roofDirection, solarYieldPerKWp: 950 }, today)?.yieldPerKwp;
  expect([yieldOf(35, 45), yieldOf(30, 0)]).toEqual([893, 941]);
  expect(previewedRoof({ roofDirection: 90 }, today)).toMatchObject({
    tilt: 30,
    rowTilt: 30,
    share: 80,
  });
  expect(previewedRoof({}, today)).toBeNull();
});

// 600 x 12 + 4 000 = 11 200; 11 200 / 1 000 / 0.4 = 28.
test('a form can say consumption and panels before it asks', () => {
  expect(
    previewedSolarSystem(
      { consumption: 600, consumptionPeriod: 'monthly', hasHeatPump: true },
      today,
    ),
  ).toEqual({ annualConsumption: 11_200, numberOfPanels: 28, systemSizeKwp: 11.2 });
});

// The default of the specification is a tariff; the market price of solar power is assumed to be 0.05 euros.
test('with a subsidy of the State no tariff is guaranteed: a fed-in kWh brings the market price', () => {
  expect(previewedFeedInRate('klimabonus2026', today)).toBe(0.05);
  expect(previewedFeedInRate('own', today)).toBe(solarPanelsDefaults.feedInRate);
});

import { expect, test } from 'vitest';
import { newestPayMonth } from './rule-periods.ts';
import { announcedFigures } from './announced-figures.ts';
import { salaryFigures } from './salary-figures.ts';
import { solarFigures } from './solar-law.ts';

test('what is announced is later than the law that is known', () => {
  for (const { announcedOn, from, readOn } of Object.values(announcedFigures())) {
    expect(from > newestPayMonth).toBe(true);
    expect([announcedOn, readOn, from]).toEqual([announcedOn, readOn, from].toSorted());
  }
});

test('the announced minimum wage is the present one with its rise', () => {
  // At index 100: 279.30 x 1.038 = 289.91; times 9.9224 (index of June 2026) = 2 876.60.
  const { unqualified, risePercent } = announcedFigures().minimumWage;
  expect([unqualified, risePercent]).toEqual([2876.6, 3.8]);
  expect(Math.round(289.91 * 9.9224 * 100) / 100).toBe(unqualified);
  expect(unqualified).toBeGreaterThan(salaryFigures(newestPayMonth).minimumWage);
});

test('the law of 2026 on subsidies keeps the maxima of the present one', () => {
  // Law of 24 July 2026, art. 10 and 11: 10 000 from 15 kWp, 2 250 from 9 kWh; art. 9: 500.
  const { homeSubsidies } = announcedFigures();
  const present = solarFigures();
  expect(homeSubsidies).toMatchObject({
    panelsMaximum: present.subsidyPanelsMaximum,
    panelsFromKwp: present.subsidyPanelsReachedAtKwp,
    batteryMaximum: present.subsidyBatteryMaximum,
    batteryFromKwh: present.subsidyBatteryReachedAtKwh,
    energyManager: 500,
    connectedDevices: 2,
  });
});

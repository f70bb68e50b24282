import { expect, test } from 'vitest';
import { newestPayMonth } from './rule-periods.ts';
import { solarFigures } from './solar/solar-law.ts';
import { announcedFigures } from './text-figures.ts';

test('what is announced is later than the law that is known', () => {
  for (const { announcedOn, from, readOn } of Object.values(announcedFigures())) {
    expect(from > newestPayMonth).toBe(true);
    expect([announcedOn, readOn, from]).toEqual([announcedOn, readOn, from].toSorted());
  }
});

test('the next rise of the minimum wage may come two years after the last one', () => {
  // Code du travail L. 222-2: a report every two years; L. 222-9: 279.30 from 1 January 2025 until the next rise.
  const { from, lastRise, everyYears } = announcedFigures().minimumWage;
  expect([lastRise, everyYears, from]).toEqual(['2025-01-01', 2, '2027-01-01']);
});

test('the law of 2026 on subsidies keeps the maxima of the present one', () => {
  // Law of 24 July 2026, art. 10 and 11: 10 000 from 15 kWp, 2 250 from 9 kWh; art. 9: 500.
  const { homeSubsidies } = announcedFigures();
  const present = solarFigures('2026-11-21');
  expect(homeSubsidies).toMatchObject({
    panelsMaximum: present.subsidyPanelsMaximum,
    panelsFromKwp: present.subsidyPanelsReachedAtKwp,
    batteryMaximum: present.subsidyBatteryMaximum,
    batteryFromKwh: present.subsidyBatteryReachedAtKwh,
    energyManager: 500,
    connectedDevices: 2,
  });
});

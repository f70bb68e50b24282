import { expect, test } from 'vitest';
import { setClock } from '../../../shared/test-support/set-clock.test-support.ts';
import { showInSite } from '../../../shared/test-support/show-in-site.test-support.tsx';
import { answerTo, june2025 } from '../fixtures.test-support.ts';
import { AnnouncedMinimumWage } from './AnnouncedMinimumWage.tsx';
import { payIn } from './found-salary.ts';

interface Shown {
  readonly weeklyHours?: number;
  readonly language?: 'en' | 'fr' | 'de';
}

const show = (
  payMonth: string,
  grossSalary: number,
  { weeklyHours, language = 'en' }: Shown = {},
) => {
  const { monthlySalary } = payIn(
    answerTo({ ...june2025, grossSalary, weeklyHours: weeklyHours ?? null }),
  );
  showInSite(
    <AnnouncedMinimumWage month={monthlySalary} payMonth={payMonth} weeklyHours={weeklyHours} />,
    { language },
  );
  return document.body.textContent.replaceAll('\u00A0', ' ');
};

// 2 771.33 is the minimum wage since June 2026, 3 325.59 that of skilled workers.
test.each([
  ['2026-06', 2800, true],
  ['2026-06', 3325.59, true],
  ['2026-06', 3325.6, false],
  ['2026-01', 2800, false],
  ['2025-06', 2700, false],
  ['2027-01', 9000, true],
] as const)('for %s and %d a month it is said: %s', (payMonth, grossSalary, isShown) => {
  setClock('2026-11-24T12:00:00Z');
  expect(show(payMonth, grossSalary) !== '').toBe(isShown);
});

// 20 of 40 hours: 3 325.59 / 2 = 1 662.80 (1 662.795).
test.each([
  [1662.8, true],
  [1662.81, false],
])('for %d a month for 20 hours it is said: %s', (grossSalary, isShown) => {
  setClock('2026-11-24T12:00:00Z');
  expect(show('2026-06', grossSalary, { weeklyHours: 20 }) !== '').toBe(isShown);
});

test.each([
  ['en', 'Every 2 years', 'since 1 January 2025', 'up to 20 August 2026'],
  ['fr', 'Tous les 2 ans', 'depuis le 1ᵉʳ janvier 2025', 'jusqu’au 20 août 2026'],
  ['de', 'Alle 2 Jahre', 'seit dem 1. Januar 2025', 'bis zum 20. August 2026'],
] as const)('its facts in %s', (language, ...facts) => {
  setClock('2026-11-24T12:00:00Z');
  const words = show('2026-06', 2800, { language });
  for (const fact of facts) expect(words).toContain(fact);
});

import { expect, test } from 'vitest';
import { setClock } from '../../../shared/testing/set-clock.ts';
import { showInSite } from '../../../shared/testing/show-in-site.tsx';
import { answerTo, june2025 } from '../fixtures.ts';
import { AnnouncedMinimumWage } from './AnnouncedMinimumWage.tsx';
import { payOf } from './found-salary.ts';

const show = (payMonth: string, grossSalary: number, language: 'en' | 'fr' | 'de' = 'en') => {
  const { monthlySalary } = payOf(answerTo({ ...june2025, grossSalary }));
  showInSite(<AnnouncedMinimumWage month={monthlySalary} payMonth={payMonth} />, { language });
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
] as const)('for %s and %d a month it is announced: %s', (payMonth, grossSalary, isShown) => {
  setClock('2026-11-24T12:00:00Z');
  expect(show(payMonth, grossSalary) !== '').toBe(isShown);
});

test.each([
  ['en', 'A bill of 2 October 2026 would raise the minimum wage by 3.8 %', 'about € 2 876.60'],
  ['fr', 'Un projet de loi du 2 octobre 2026', 'de 3,8 %', 'environ 2 876,60 € brut'],
  ['de', 'Ein Gesetzentwurf vom 2. Oktober 2026', 'um 3,8 % erhöhen', 'etwa 2 876,60 € brutto'],
] as const)('its facts in %s', (language, ...facts) => {
  setClock('2026-11-24T12:00:00Z');
  const words = show('2026-06', 2800, language);
  for (const fact of facts) expect(words).toContain(fact);
});

import { listParameters } from '@suen/engine';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showInSite } from '../../shared/test-support/show-in-site.test-support.tsx';
import SourcesPage from './page.tsx';
import { subjects } from './subjects.ts';

test('every figure of the engine stands under one subject', () => {
  const listed = subjects.flatMap(({ figures }) => figures as readonly string[]);
  expect(listed.toSorted()).toEqual(
    listParameters()
      .map(({ id }) => id)
      .toSorted(),
  );
});

test('a rule that did not exist earlier is not said to hold since then', () => {
  showInSite(<SourcesPage />);
  const item = screen
    .getByRole('heading', { level: 3, name: 'Continued-work allowance before 65 (AMVP)' })
    .closest('li');
  expect(item?.textContent).toContain('From January 2026: Loi du 19 décembre 2025');
  expect(item?.textContent).toContain(
    'Before that, this rule did not exist: Loi du 19 décembre 2025',
  );
  expect(item?.textContent).not.toContain('From January 2024');
});

test('a rule that ended is not said to hold since then', () => {
  showInSite(<SourcesPage />);
  const item = screen
    .getByRole('heading', { level: 3, name: 'Tax credit of 2024 for low incomes (CIB)' })
    .closest('li');
  expect(item?.textContent).toContain('From January 2025, this rule no longer exists: Loi du 20');
  expect(item?.textContent).toContain('Before January 2025: Loi du 20 décembre 2024');
});

test('the pension rate names its two acts with their months, titles marked as French', () => {
  showInSite(<SourcesPage />);
  const item = screen
    .getAllByRole('heading', { level: 3, name: 'Pension insurance' })[0]
    ?.closest('li');
  expect(item?.textContent).toContain(
    'From January 2026: Loi du 19 décembre 2025 (Mémorial A 606)',
  );
  // The act of 2012 is older than what we calculate.
  expect(item?.textContent).toContain('Before January 2026: Loi du 21 décembre 2012 (n°\u00A07)');
  const links = within(item ?? document.body).getAllByRole('link');
  for (const link of links) {
    expect(link.querySelector('[lang]')?.getAttribute('lang')).toBe('fr');
    expect(link.getAttribute('href')).toMatch(/^https:/);
  }
});

import type { loanCostCall } from '@suen/engine/calculators/loan-cost/input';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { offeredEntries, takeOffer } from '../form/state/offered-entries.ts';
import { showInSite } from '../test-support/show-in-site.test-support.tsx';
import { CalculatorPathContext } from './calculator-path.ts';
import { nextQuestion } from './next-question.ts';
import { NextQuestions } from './NextQuestions.tsx';

const question = nextQuestion<typeof loanCostCall, { readonly owed: number }>(
  'loan-cost',
  ({ owed }) => owed,
  ({ owed }) => ({ amount: owed, annualInterestRate: 3.25, months: undefined }),
);
const show = (owed: number, language: 'en' | 'fr' = 'en') =>
  showInSite(
    <CalculatorPathContext value={(id) => `/${id}/calculator`}>
      <NextQuestions from="home-affordability" record={{ owed }} questions={[question]} />
    </CalculatorPathContext>,
    { language },
  );

afterEach(() => {
  takeOffer('loan-cost', false);
});

test('a next question leads into the other form and carries the figures over', () => {
  show(350_000.4);
  const link = screen.getByRole('link');
  expect(link.textContent).toContain('For a loan of €\u00A0350\u00A0000');
  expect(link.getAttribute('href')).toBe('/loan-cost/calculator');
  expect(offeredEntries('loan-cost')).toBeUndefined();
  fireEvent.click(link);
  expect(offeredEntries('loan-cost')).toEqual({
    source: { kind: 'result', calculator: 'home-affordability' },
    entries: { amount: '350000.4', annualInterestRate: '3.25' },
  });
});

test('it is asked in the language of the page', () => {
  show(350_000, 'fr');
  expect(screen.getByRole('link').textContent).toContain('350\u00A0000\u00A0€');
});

test('where there is no figure to go on with, nothing is asked', () => {
  show(0);
  expect(screen.queryByRole('heading')).toBeNull();
});

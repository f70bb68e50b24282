import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import deedStepsEn from '../../shared/explanation/deed-steps/texts/en.json';
import deedStepsFr from '../../shared/explanation/deed-steps/texts/fr.json';
import loanStepsEn from '../../shared/explanation/loan-steps/texts/en.json';
import loanStepsFr from '../../shared/explanation/loan-steps/texts/fr.json';
import explanationEn from '../../shared/explanation/texts/en.json';
import explanationFr from '../../shared/explanation/texts/fr.json';
import { fakeApi } from '../../shared/testing/fake-api.ts';
import { fillInBoxes, type UsualEntries } from '../../shared/testing/fill-in-boxes.ts';
import { sendForm } from '../../shared/testing/send-form.ts';
import { showInSite } from '../../shared/testing/show-in-site.tsx';
import sharedEn from '../../shared/texts/en.json';
import sharedFr from '../../shared/texts/fr.json';
import HomeAffordabilityPage from './page.tsx';
// The result's code is loaded beforehand, because loading can take longer than a test waits.
import './result/HomeAffordabilityResultView.tsx';
import en from './texts/en.json';
import fr from './texts/fr.json';
import { tenYearsWithoutInterest } from './fixtures.ts';

const english = {
  shared: sharedEn,
  explanation: explanationEn,
  'loan-steps': loanStepsEn,
  'deed-steps': deedStepsEn,
  'home-affordability': en,
};
const french = {
  shared: sharedFr,
  explanation: explanationFr,
  'loan-steps': loanStepsFr,
  'deed-steps': deedStepsFr,
  'home-affordability': fr,
};

/** Renders the calculator's page and returns a user for it. */
export function showPage() {
  const site = showInSite(<HomeAffordabilityPage />, {
    texts: { en: english, fr: french, de: english },
  });
  return { user: userEvent.setup(), ...site };
}

export const box = (name: string) => screen.getByRole('textbox', { name });
export const calculateButton = () => screen.getByRole('button', { name: 'Calculate' });
export const termsBox = () =>
  screen.getByRole('checkbox', { name: 'I have read and accept the terms of use' });

export const calculationPath = '/LoanCalculator/calculate-home-affordability';

/** The entries of the worked result. */
const usualEntries: UsualEntries = [
  ['Annual net income', '36000'],
  ['Monthly debt payments', '200'],
  ['Down payment', '24000'],
  ['Loan term', '10'],
  ['Interest rate per year', '0'],
  ['Home price', ''],
];

/** Fills the form in; `changes` by the labels of the fields. */
export const fillIn = (changes: Readonly<Record<string, string>> = {}) =>
  fillInBoxes(usualEntries, changes);

/** The page with a result that the API answered. */
export async function calculate(
  result = tenYearsWithoutInterest,
  changes: Readonly<Record<string, string>> = {},
) {
  const api = fakeApi({ [calculationPath]: [{ status: 200, body: result }] });
  const page = showPage();
  fillIn(changes);
  await sendForm();
  return { ...page, ...api };
}

import { expect, test } from 'vitest';
import { likelyPage } from './likely-page.ts';

const pages = [
  { path: '/salary/calculator', name: 'Salaire net' },
  { path: '/joint-salary/calculator', name: 'Salaires du couple' },
  { path: '/tax-optimization/calculator', name: 'Optimisation fiscale' },
  { path: '/loan-cost/calculator', name: 'Coût d’un prêt' },
  { path: '/solar-panels/calculator', name: 'Panneaux solaires' },
  { path: '/calculators', name: 'Tous les calculateurs' },
  { path: '/about-us', name: 'À propos de nous' },
  { path: '/contact-us', name: 'Contact' },
];

test.each([
  ['/salery/calculator', '/salary/calculator'],
  ['/salary', '/salary/calculator'],
  ['/jointsalary/calc', '/joint-salary/calculator'],
  ['/tax', '/tax-optimization/calculator'],
  ['/solar-pannel', '/solar-panels/calculator'],
  ['/about.html', '/about-us'],
  ['/contacts', '/contact-us'],
  ['/calculator', '/calculators'],
  ['/old/site/loan-costs/', '/loan-cost/calculator'],
  // By the name in the reader's language, also with its accents.
  ['/salaire-net', '/salary/calculator'],
  ['/co%C3%BBt-d-un-pr%C3%AAt', '/loan-cost/calculator'],
  ['/a-propos', '/about-us'],
])('%s is likely to mean %s', (asked, path) => {
  expect(likelyPage(asked, pages)?.path).toBe(path);
});

test.each(['/no-such-page', '/', '/xyz', '/%E0%A4%A'])('%s is like no page', (asked) => {
  expect(likelyPage(asked, pages)).toBeUndefined();
});

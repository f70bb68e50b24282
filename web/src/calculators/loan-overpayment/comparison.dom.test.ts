import { expect, test } from 'vitest';
import { said } from '../../shared/test-support/comparison-in-test.test-support.tsx';
import { loanOverpaymentComparison } from './comparison.ts';
import { twoMonthsLeft } from './fixtures.test-support.ts';

test('says in every language what decides: interest and months', () => {
  const before = twoMonthsLeft.overpaymentWithTR;
  const other = {
    ...twoMonthsLeft,
    overpaymentWithTR: {
      ...before,
      savings: before.savings + 12.5,
      remainingMonths: before.remainingMonths - 1,
    },
  };
  expect(said(loanOverpaymentComparison.useWords, twoMonthsLeft, other)).toEqual([
    'With “B” and a shorter term, you save € 13 more interest. The loan ends 1 month earlier.',
    'Avec une durée plus courte, l’économie d’intérêts de « B » est plus élevée de 13 €. Le prêt se termine 1 mois plus tôt.',
    'Bei kürzerer Laufzeit sparen Sie mit „B“ 13 € mehr Zinsen. Der Kredit endet 1 Monat früher.',
  ]);
});

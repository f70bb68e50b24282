import type { LoanOverpaymentInput } from '@suen/engine/calculators/loan-overpayment/input';
import type { LoanOverpaymentResult } from '@suen/engine/calculators/loan-overpayment/result';
import { expect, test } from 'vitest';
import { answersOf } from '../../shared/test-support/answers-of.test-support.ts';
import { said } from '../../shared/test-support/comparison-in-test.test-support.tsx';
import { loanOverpaymentComparison } from './comparison.ts';

const answerTo = answersOf<LoanOverpaymentInput, LoanOverpaymentResult>('loan-overpayment');

test('says in every language what decides: interest and months', () => {
  const own = answerTo({ loanAmount: 1000, interestRate: 12, prepaymentAmount: 600 });
  const before = own.overpaymentWithTR;
  const other = {
    ...own,
    overpaymentWithTR: {
      ...before,
      savings: before.savings + 12.5,
      remainingMonths: before.remainingMonths - 1,
    },
  };
  expect(said(loanOverpaymentComparison.useWords, own, other)).toEqual([
    'With “B” and a shorter term, you save € 13 more interest. The loan ends 1 month earlier.',
    'Avec une durée plus courte, l’économie d’intérêts de « B » est plus élevée de 13 €. Le prêt se termine 1 mois plus tôt.',
    'Bei kürzerer Laufzeit sparen Sie mit „B“ 13 € mehr Zinsen. Der Kredit endet 1 Monat früher.',
  ]);
});

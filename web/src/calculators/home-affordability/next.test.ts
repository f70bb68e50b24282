import { answerOnAnyDay, calculators } from '@suen/engine';
import { expect, test } from 'vitest';
import { next } from './page.tsx';

const room = calculators.find(({ id }) => id === 'home-affordability');

/** What is handed on to the loan calculator. */
function handedOn(homePrice: number | null) {
  if (room === undefined) throw new Error('The engine has no home affordability');
  const request = {
    annualNetIncome: 99_600,
    downPayment: 80_000,
    loanTermYears: 20,
    interestRate: 3.2,
    monthlyDebtPayments: null,
    homePrice,
  };
  const record = { request, result: answerOnAnyDay(room, request) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer of the room's own call
  return next[0]?.entries(record as never)['amount'];
}

test('a home in view hands on the loan that it needs: 650 000 less 80 000 of own money', () => {
  expect(handedOn(650_000)).toBe('570000');
});

test('without one, the loan for the easy price goes along in whole euros', () => {
  expect(handedOn(null)).toMatch(/^\d+$/);
});

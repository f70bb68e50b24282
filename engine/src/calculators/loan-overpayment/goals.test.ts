import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectRedone } from '../../explanation/pocket-calculator.test-support.ts';
import { calculate } from './requests.test-support.ts';

/** 1 200 over a year without interest: 100.00 a month. */
const loanWithoutInterest = {
  loanAmount: 1200,
  interestRate: 0,
  remainingTermYears: 1,
  remainingTermMonths: 0,
  prepaymentAmount: 0,
} as const;

/** 1 000 at 1 % a month over three: 340.0221 a month, 20.07 of interest. */
const threeMonths = {
  loanAmount: 1000,
  interestRate: 12,
  remainingTermYears: 0,
  remainingTermMonths: 3,
  prepaymentAmount: 0,
} as const;

describe('a regular early repayment', () => {
  test.each([
    // 120 a month: ten months, 200 of them early.
    [{ amount: 20 }, 10, 200],
    // 100 in the first month of the year, beside the payment: 1 000 are left, so ten months more.
    [{ amount: 100, every: 'year' }, 11, 100],
    // 200 from the seventh month on: 600 are left after six, so three more.
    [{ amount: 100, fromMonth: 7 }, 9, 300],
    // The last one is only what is still owed: 160 a month, 80 in the eighth.
    [{ amount: 60 }, 8, 420],
    [{ amount: 0 }, 12, 0],
    [{ amount: 5000 }, 1, 1100],
  ] as const)('%j ends a loan without interest in %d months', (regular, months, paidEarly) => {
    const { regularPrepayment } = calculate({ ...loanWithoutInterest, regularPrepayment: regular });
    expect(regularPrepayment).toMatchObject({
      remainingMonths: months,
      monthsDifference: 12 - months,
      paidEarly,
      savings: 0,
    });
  });

  // 120 a month of 2 400: 2 400 - 12 x 120 = 960 are left after a year, and nothing after twenty months.
  test('has its balances today, at the end of each year and at its own end', () => {
    const twoYears = { ...loanWithoutInterest, loanAmount: 2400, remainingTermYears: 2 };
    const { regularPrepayment } = calculate({ ...twoYears, regularPrepayment: { amount: 20 } });
    expect(regularPrepayment?.balances).toEqual([
      { month: 0, balance: 2400 },
      { month: 12, balance: 960 },
      { month: 20, balance: 0 },
    ]);
  });

  // 10.10 a month and as much early: six months. Binary arithmetic leaves far less than a cent after them, which takes none.
  test('leaves no rest that nobody can pay', () => {
    const input = { ...loanWithoutInterest, loanAmount: 121.2 };
    const { regularPrepayment } = calculate({ ...input, regularPrepayment: { amount: 10.1 } });
    expect(regularPrepayment).toMatchObject({ remainingMonths: 6, paidEarly: 60.6 });
  });

  // 1 010 - 440.0221 = 569.9779; 575.6777 - 440.0221 = 135.6556; then 137.0122. Interest 10 + 5.6998 + 1.3566 = 17.06, 3.01 less.
  test('saves interest', () => {
    const { regularPrepayment } = calculate({ ...threeMonths, regularPrepayment: { amount: 100 } });
    expect(regularPrepayment).toEqual({
      savings: 3.01,
      totalInterestNew: 17.06,
      totalInterestOld: 20.07,
      monthsDifference: 0,
      remainingMonths: 3,
      paidEarly: 200,
      balances: [
        { month: 0, balance: 1000 },
        { month: 3, balance: 0 },
      ],
    });
  });

  test('of nothing is the loan with its single early repayment', () => {
    const anyLoan = fc.record({
      loanAmount: fc.integer({ min: 1000, max: 800_000 }),
      interestRate: fc.integer({ min: 0, max: 120 }).map((tenths) => tenths / 10),
      remainingTermYears: fc.integer({ min: 1, max: 30 }),
      prepaymentAmount: fc.integer({ min: 0, max: 900_000 }),
      prepaymentDate: fc.constantFrom('2026-11-21', '2027-08-30'),
    });
    fc.assert(
      fc.property(anyLoan, (input) => {
        const { overpaymentWithTR: shorter, regularPrepayment: regular } = calculate({
          ...input,
          calculatedOn: '2026-11-21',
          regularPrepayment: { amount: 0 },
        });
        expect(regular?.remainingMonths).toBe(shorter.remainingMonths);
        expect(Math.abs((regular?.savings ?? 0) - shorter.savings)).toBeLessThanOrEqual(0.011);
      }),
    );
  });
});

describe('a regular early repayment of nothing', () => {
  test('ends with the single one that clears the loan to the cent', () => {
    // 10 000 over six months: after four payments of 1 666.67, 3 333.33 and a third of a cent are owed.
    const { regularPrepayment } = calculate({
      ...loanWithoutInterest,
      loanAmount: 10_000,
      remainingTermYears: 0,
      remainingTermMonths: 6,
      prepaymentAmount: 3333.33,
      calculatedOn: '2026-11-21',
      prepaymentDate: '2027-03-21',
      regularPrepayment: { amount: 0 },
    });
    expect(regularPrepayment).toMatchObject({ remainingMonths: 4, monthsDifference: 2 });
  });
});

describe('the payment that a goal takes', () => {
  // From November 2026 the tenth payment is that of September 2027: 20 x 10 = 200. In seven months 1 200 / 7 = 171.428...,
  // so 71.43.
  test.each([
    ['2027-09', 20],
    ['2027-06', 71.43],
    ['2026-12', 1100],
    ['2027-11', 0],
    ['2026-11', null],
  ])('to be free of debt in %s is %s', (endBy, goalPayment) => {
    const input = { ...loanWithoutInterest, calculatedOn: '2026-11-21', goal: { endBy } };
    expect(calculate(input).goalPayment).toBe(goalPayment);
  });

  // 171.43 a month: seven payments are 1 200.01, so the last is a cent lower. 7 x 71.43 - 0.01 = 500.
  test('has its own figures, for the interval that was asked', () => {
    const goal = { endBy: '2027-06' };
    const input = { ...loanWithoutInterest, calculatedOn: '2026-11-21', goal };
    expect(calculate(input).regularPrepayment).toMatchObject({
      remainingMonths: 7,
      paidEarly: 500,
    });
    // Once, with the first payment: 1 200 - 100 - 500 = 600 are left, which are six payments more.
    const yearly = { ...input, regularPrepayment: { every: 'year' } } as const;
    expect(calculate(yearly)).toMatchObject({
      goalPayment: 500,
      regularPrepayment: { remainingMonths: 7, paidEarly: 500 },
    });
    expect(calculate({ ...input, goal: { endBy: '2026-11' } })).not.toHaveProperty(
      'regularPrepayment',
    );
  });

  test('is zero where the single early repayment is enough, and missing without a goal', () => {
    const goal = { interestSaved: 5 };
    expect(calculate({ ...threeMonths, prepaymentAmount: 500, goal }).goalPayment).toBe(0);
    expect(calculate({ ...threeMonths, goal: { interestSaved: 20.07 } }).goalPayment).toBeNull();
    expect(calculate({ ...threeMonths, goal: {} })).not.toHaveProperty('goalPayment');
    expect(calculate({ ...threeMonths, goal: null })).not.toHaveProperty('goalPayment');
  });

  test('reaches it, and one cent less does not', () => {
    const anyGoal = fc.record({
      loanAmount: fc.integer({ min: 5000, max: 800_000 }),
      interestRate: fc.integer({ min: 5, max: 100 }).map((tenths) => tenths / 10),
      remainingTermYears: fc.integer({ min: 2, max: 30 }),
      prepaymentAmount: fc.integer({ min: 0, max: 20_000 }),
      schedule: fc.record({
        every: fc.constantFrom('month', 'year'),
        fromMonth: fc.integer({ min: 1, max: 30 }),
      }),
      share: fc.integer({ min: 1, max: 95 }),
      isOfInterest: fc.boolean(),
    });
    fc.assert(
      fc.property(anyGoal, ({ schedule, share, isOfInterest, ...loan }) => {
        const input = { ...loan, calculatedOn: '2026-11-21' };
        const { overpaymentWithTR: usual } = calculate(input);
        const months = Math.ceil((usual.originalMonths * share) / 100);
        const endBy = `${2026 + Math.floor((10 + months) / 12)}-${String(((10 + months) % 12) + 1).padStart(2, '0')}`;
        const interestSaved = Math.floor(usual.totalInterestOld * share) / 100;
        const reached = (amount: number) => {
          const { regularPrepayment } = calculate({
            ...input,
            regularPrepayment: { ...schedule, amount },
          });
          return isOfInterest
            ? (regularPrepayment?.savings ?? 0) >= interestSaved
            : (regularPrepayment?.remainingMonths ?? 0) <= months;
        };
        const { goalPayment } = calculate({
          ...input,
          regularPrepayment: { ...schedule, amount: 1 },
          goal: isOfInterest ? { interestSaved } : { endBy },
        });
        if (goalPayment === null || goalPayment === undefined) {
          expect(reached(loan.loanAmount)).toBe(false);
          return;
        }
        expect(reached(goalPayment)).toBe(true);
        if (goalPayment > 0) expect(reached(Math.round(goalPayment * 100 - 1) / 100)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});

// 1 200 without interest in twelve payments of 100, of which 200 are twice 100.
describe('what the answer is about', () => {
  const monthly = { regularPrepayment: { amount: 20 } } as const;
  const goal = (endBy: string) => ({ calculatedOn: '2026-11-21', goal: { endBy } });

  test.each([
    [{}, { answerIs: 'once', onceIs: 'nothing' }],
    [{ prepaymentAmount: 200 }, { answerIs: 'once', onceIs: 'same' }],
    [
      { prepaymentAmount: 200, interestRate: 3 },
      { answerIs: 'once', onceIs: 'differs' },
    ],
    [{ prepaymentAmount: 1200 }, { answerIs: 'once', onceIs: 'cleared' }],
    [monthly, { answerIs: 'regular', onceIs: 'nothing' }],
    [goal('2027-09'), { answerIs: 'regular', goalIs: 'payment' }],
    [goal('2027-11'), { answerIs: 'goal', goalIs: 'enough' }],
    [goal('2026-11'), { answerIs: 'goal', goalIs: 'none' }],
    [
      { ...goal('2026-11'), prepaymentAmount: 200 },
      { answerIs: 'once', goalIs: 'none' },
    ],
  ])('%j: %j', (input, expected) => {
    expect(calculate({ ...loanWithoutInterest, ...input })).toMatchObject(expected);
  });

  // 600 of 1 000 over two months at 1 % save 11.02.
  test.each([
    [{ indemnity: 11.01 }, false],
    [{ indemnity: 11.02 }, true],
    [{ indemnity: 0 }, false],
    [{ indemnity: 50, prepaymentAmount: 0 }, false],
  ])('a charge that takes all that is saved is a loss: %j: %s', (input, isLoss) => {
    const two = { ...threeMonths, remainingTermMonths: 2, prepaymentAmount: 600 };
    expect(calculate({ ...two, ...input }).afterCharge?.isLoss).toBe(isLoss);
  });
});

describe('an early repayment beside savings', () => {
  const loan = {
    ...threeMonths,
    loanAmount: 10_000,
    remainingTermMonths: 11,
    prepaymentAmount: 100,
  };

  // At 1 % a month 100 grow to 101, 102.01, 103.03: they pass a charge of 2.00 in the second month, of 3.01 in the third.
  test.each([
    [0, 1],
    [0.99, 1],
    [1, 2],
    [2, 2],
    [3.01, 3],
    [50, null],
  ])('with a charge of %d and no interest on savings wins from month %s', (indemnity, month) => {
    const { breakEven } = calculate({ ...loan, savingsRate: 0, indemnity });
    expect(breakEven).toMatchObject({ indemnity, month });
  });

  test('never wins against savings at the rate of the loan', () => {
    const { breakEven } = calculate({ ...loan, savingsRate: 12, indemnity: 0 });
    expect(breakEven).toEqual({ indemnity: 0, month: null, gain: 0, outcome: 'same' });
    const dearer = calculate({ ...loan, savingsRate: 13, indemnity: 0 }).breakEven;
    expect(dearer?.gain).toBeLessThan(0);
    expect(dearer?.outcome).toBe('loss');
  });

  // Without interest 200 paid early leave 1 000, or 800 after two months: ten or eight payments of 100. The two payments after
  // them are saved at 1 % a month: 100 x 1.01 + 100 = 201. Whoever saves the 200 has 200 x 1.01^12 = 225.37, or x 1.01^10 = 220.92.
  test.each([
    [{}, -24.37],
    [{ calculatedOn: '2026-11-21', prepaymentDate: '2027-01-21' }, -19.92],
  ])('saves the payments after the end of the loan, too: %j', (dates, gain) => {
    const input = { ...loanWithoutInterest, prepaymentAmount: 200, savingsRate: 12, indemnity: 0 };
    expect(calculate({ ...input, ...dates }).breakEven).toMatchObject({ month: null, gain });
  });

  // As the examples: 600 of 1 000 over two months at 1 % save 11.02. A charge of 36 is six months of interest on 600.
  test('takes the highest charge where the bank’s is not known', () => {
    const two = { ...threeMonths, remainingTermMonths: 2, prepaymentAmount: 600, savingsRate: 0 };
    expect(calculate(two).breakEven).toMatchObject({ indemnity: 36, month: null, gain: -24.98 });
    const free = calculate({ ...two, indemnity: 0 }).breakEven;
    expect(free).toMatchObject({ gain: 11.02, outcome: 'gain' });
    // No maximum for a contract of old: no charge is known.
    expect(calculate({ ...two, contractSigned: '2016-03-21' }).breakEven?.indemnity).toBe(0);
    expect(calculate({ ...two, savingsRate: null })).not.toHaveProperty('breakEven');
  });
});

test('every step gives its amount to whoever redoes it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 0, max: 8 }),
      fc.integer({ min: 0, max: 2000 }),
      (interestRate, savingsRate, amount) => {
        const answer = calculate({
          loanAmount: 300_000,
          interestRate,
          remainingTermYears: 20,
          prepaymentAmount: 30_000,
          calculatedOn: '2026-11-21',
          prepaymentDate: '2027-05-21',
          regularPrepayment: { amount },
          savingsRate,
        });
        expectRedone(answer.explanation, 1e-3);
        const lastOf = (part: 'regularPrepayment' | 'breakEven', line: string) =>
          answer.explanation?.[part]?.findLast(({ lines }) => lines.includes(line as never))
            ?.amount;
        expect(lastOf('regularPrepayment', 'savings')).toBe(answer.regularPrepayment?.savings);
        expect(lastOf('breakEven', 'breakEven')).toBe(answer.breakEven?.gain);
      },
    ),
  );
});

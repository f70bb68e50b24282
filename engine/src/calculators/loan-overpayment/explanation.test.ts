import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectRedone } from '../../explanation/pocket-calculator.test-support.ts';
import type { LoanOverpaymentInput } from './input.ts';
import { anyLoan, anyMonths, calculate, dayAfter, usual } from './requests.test-support.ts';

test('every step gives its amount to whoever redoes it', () => {
  fc.assert(
    fc.property(anyLoan, fc.boolean(), anyMonths, (input, isCleared, k) => {
      const { explanation } = calculate({
        ...input,
        calculatedOn: '2026-11-21',
        prepaymentDate: dayAfter(k),
        // Whole percents: (growth - 1) / rate loses digits on a pocket calculator as rates come near to nothing.
        interestRate: Math.round(input.interestRate),
        ...(isCleared && { prepaymentAmount: input.loanAmount }),
      });
      expectRedone(explanation);
    }),
  );
});

test('the months after a later prepayment are a separate step', () => {
  const idsOf = (input: LoanOverpaymentInput) =>
    calculate(input).explanation?.overpaymentWithTR.map(({ id }) => id);
  expect(idsOf(usual)).not.toContain('monthsAfterPrepayment');
  const later = idsOf({ ...usual, calculatedOn: '2026-11-21', prepaymentDate: '2027-11-21' });
  const monthIds = later?.filter((id) => /^(?:monthsAfterPrepayment|remainingMonths)$/.test(id));
  expect(monthIds).toEqual(['monthsAfterPrepayment', 'remainingMonths']);
});

test('every figure of both options has a step that ends in it', () => {
  const asked = [20_000, 200_000].flatMap((prepaymentAmount) => [
    { ...usual, prepaymentAmount },
    { ...usual, prepaymentAmount, calculatedOn: '2026-11-21', prepaymentDate: '2027-11-21' },
  ]);
  for (const input of asked) {
    const { explanation, ...result } = calculate(input);
    for (const option of ['overpaymentWithTR', 'overpaymentWithMR'] as const) {
      for (const [line, figure] of Object.entries(result[option])) {
        const stepsOfLine = explanation?.[option].filter(({ lines }) =>
          lines.includes(line as never),
        );
        expect(stepsOfLine?.at(-1)?.amount, `${option}.${line}`).toBe(figure);
      }
    }
    expect(explanation?.maximumIndemnity.at(-1)?.amount).toBe(result.maximumIndemnity);
  }
});

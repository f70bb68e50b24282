import { expect, test } from 'vitest';
import { nextStepsFor } from './next-steps.ts';

const tax = (difference: number) => ({ id: 'taxBeforeCredits', difference }) as const;
const net = (difference: number) => ({ id: 'netSalary', difference }) as const;

test.each([
  ['nothing differs', [], undefined, []],
  [
    'the card explains too much tax',
    [tax(20), net(-20)],
    'card',
    ['taxCard', 'payroll', 'taxBack', 'inspectorate'],
  ],
  ['too little tax', [tax(-20), net(20)], 'card', ['taxCard', 'payroll', 'taxOwed']],
  ['too little pay without a cause', [net(-50)], undefined, ['payroll', 'inspectorate']],
  ['too much pay', [net(50)], undefined, ['payroll']],
  ['pay that is lower for a lawful reason', [net(-50)], 'legitimate', ['payroll']],
] as const)('%s', (_, differing, likely, expected) => {
  expect(nextStepsFor(differing, likely)).toEqual(expected);
});

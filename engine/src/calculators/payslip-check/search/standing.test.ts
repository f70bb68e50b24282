import { describe, expect, test } from 'vitest';
import { mainLineOf, standingsOf } from './standing.ts';

const travel = { id: 'travel', kind: 'card', explains: ['taxBeforeCredits'], leaves: [] } as const;
const deductions = { ...travel, id: 'cardDeductions' } as const;
const taxClass = { ...travel, id: 'taxClass' } as const;
const bonus = { ...travel, id: 'bonus', kind: 'pay' } as const;
const poor = {
  ...bonus,
  id: 'travel',
  leaves: ['taxBeforeCredits', 'netSalary'],
} as const;

test('the line to speak of is one that others follow from, the net only where it stands alone', () => {
  expect(mainLineOf(['taxableIncome', 'pensionContributions', 'netSalary'])).toBe(
    'pensionContributions',
  );
  expect(mainLineOf(['netSalary', 'taxableIncome'])).toBe('taxableIncome');
  expect(mainLineOf(['netSalary'])).toBe('netSalary');
  expect(mainLineOf([])).toBeUndefined();
});

describe('of several causes', () => {
  test('the first convincing one is likely, and who leaves no line either is equal to it', () => {
    expect(standingsOf([travel, taxClass], 'taxBeforeCredits')).toEqual(['likely', 'equal']);
    expect(standingsOf([poor, bonus, taxClass], 'taxBeforeCredits')).toEqual([
      'other',
      'likely',
      'equal',
    ]);
  });

  test('a deduction of any size is contained in another cause of the card, not in one of the pay', () => {
    expect(standingsOf([travel, deductions], 'taxBeforeCredits')).toEqual(['likely', 'contained']);
    expect(standingsOf([bonus, deductions], 'taxBeforeCredits')).toEqual(['likely', 'equal']);
    expect(standingsOf([deductions, travel], 'taxBeforeCredits')).toEqual(['likely', 'equal']);
  });

  test('none is likely that leaves the line that matters, or needs a rest of any size beside it', () => {
    expect(standingsOf([poor], 'taxBeforeCredits')).toEqual(['other']);
    const besideTheTax = {
      ...bonus,
      explains: ['pensionContributions', 'illnessContributions'],
      leaves: ['taxBeforeCredits'],
    } as const;
    expect(standingsOf([besideTheTax], 'taxBeforeCredits')).toEqual(['other']);
    expect(standingsOf([besideTheTax], 'pensionContributions')).toEqual(['likely']);
    const withRest = { ...bonus, and: { id: 'cardDeductions' } } as const;
    expect(standingsOf([withRest], 'taxBeforeCredits')).toEqual(['other']);
  });
});

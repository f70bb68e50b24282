import type { FreelanceInput } from '@suen/engine/calculators/freelance/input';
import type { FreelanceResult } from '@suen/engine/calculators/freelance/result';
import { expect, test } from 'vitest';
import { answersOf } from '../../shared/test-support/answers-of.test-support.ts';
import { barOf, said } from '../../shared/test-support/comparison-in-test.test-support.tsx';
import { freelanceComparison } from './comparison.ts';

const own = answersOf<FreelanceInput, FreelanceResult>('freelance')({
  ratePerHour: 30,
  payMonth: '2025-01',
});

test('makes the bar of a column of its lines: what becomes of the profit', () => {
  // 3 307.45 + 73.23 + 713.60 + 22.30 + 249.76 + 62.44 + 31.22 = 4 460.00.
  expect(barOf(freelanceComparison.useWords, own)).toEqual({
    whole: ['grossSalary', 4460],
    parts: [
      ['tax', 73.23],
      ['pensionContributions', 713.6],
      ['illnessCashContributions', 22.3],
      ['illnessContributions', 249.76],
      ['longTermCareInsurance', 62.44],
      ['accidentInsurance', 31.22],
      ['netSalary', 3307.45],
    ],
  });
});

test('says in every language what decides: the net and the days it takes', () => {
  const raised = ({ netSalary, ...others }: typeof own.monthlySalary, by: number) => ({
    ...others,
    netSalary: netSalary + by,
  });
  const other = {
    ...own,
    workingDays: own.workingDays + 5,
    monthlySalary: raised(own.monthlySalary, 100),
    annualSalary: raised(own.annualSalary, 1200),
  };
  expect(said(freelanceComparison.useWords, own, other)).toEqual([
    'With “B”, you receive € 100 more a month. You work 5 more days a year.',
    'Avec « B », vous touchez 100 € de plus par mois. Vous travaillez 5 jours de plus par an.',
    'Mit „B“ erhalten Sie 100 € mehr im Monat. Sie arbeiten 5 Tage mehr im Jahr.',
  ]);
});

import { defineParameter } from '../dated/parameter.ts';
import { reported } from '../dated/source.ts';
import { euros } from '../money/cents.ts';

/**
 * Minimum full-time gross salary that calculators accept, the same in every period. It is below today's minimum wage. For a
 * salary between the two, the answer names the minimum wage and the people who may be paid less.
 */
export const lowestGrossSalary = defineParameter({
  title: 'Lowest full-time gross salary that is accepted',
  unit: 'EUR a month',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: euros('1978.34'),
  source: reported({
    kind: 'ours',
    title: 'PwC Luxembourg, Social parameters 2025',
    url: 'https://www.pwc.lu/en/newsletter/2025/social-parameters-on-1st-january-2025.html',
    readOn: '2026-11-22',
    note: 'lowestSalary',
  }),
});

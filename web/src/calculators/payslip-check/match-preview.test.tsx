import type { SlipLine } from '@suen/engine/calculators/payslip-check/input';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showInSite } from '../../shared/test-support/show-in-site.test-support.tsx';
import { Matches } from './MatchPreview.tsx';
import type { ShownLine } from './score.ts';

const line = (id: SlipLine, verdict: ShownLine['verdict']): [SlipLine, ShownLine] => [
  id,
  { id, verdict, calculated: 100 },
];

test('a line that differs by rounding matches, one that is not copied does not count', async () => {
  const checked = new Map([
    line('grossSalary', 'equal'),
    line('pensionContributions', 'rounding'),
    line('taxBeforeCredits', 'differs'),
    line('netSalary', 'follows'),
    line('taxCredits', 'notGiven'),
  ]);
  showInSite(<Matches checked={checked} />);
  expect(await screen.findByText('2 of 4 lines match.')).toBeDefined();
});

test('nothing is counted before a line is compared', async () => {
  showInSite(<Matches checked={undefined} />);
  expect(await screen.findByText('No line compared yet.')).toBeDefined();
});

import type { StoredEntries } from '../../shared/entries-link/stored-entries.ts';
import { offerEntries } from '../../shared/form/offered-entries.ts';
import { roomInTest } from '../calculator-in-test.test-support.tsx';

const room = roomInTest('my-year', { entries: {} });
export const { showPage } = room;

/** A year in class 1 without a change. */
export const evenYear = { taxYear: '2026', grossSalary: '5000', salaryFollowsIndex: 'false' };

/**
 * A rise in April, 32 hours from September and a bonus in December: the first worked year of the engine. Payslips 46 475.34,
 * withheld 10 023.10, tax 10 192 with the lump sum, so 168.90 are missing.
 */
export const changedYear = {
  ...evenYear,
  change1: 'raise',
  month1: '4',
  amount1: '5400',
  change2: 'partTime',
  month2: '9',
  amount2: '4320',
  hours2: '32',
  change3: 'bonus',
  month3: '12',
  amount3: '5000',
};

/** The page with a result, usually of the changed year. A change has no fields before it is added, so a link brings the entries. */
export function calculate(entries: StoredEntries = changedYear) {
  offerEntries('my-year', { source: { kind: 'link' }, entries });
  return room.calculate();
}

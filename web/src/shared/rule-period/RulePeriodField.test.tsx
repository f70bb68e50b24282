import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatIn } from '../amount/format.ts';
import { descriptionOf } from '../test-support/controls.test-support.ts';
import { setClock } from '../test-support/set-clock.test-support.ts';
import { showInSite } from '../test-support/show-in-site.test-support.tsx';
import { payMonthField } from './period-fields.ts';
import { RulePeriodField } from './RulePeriodField.tsx';

const hintOfNow = 'Contributions and tax follow the law of these months.';
const hintOfPast = 'Older rules, for an old payslip or the tax return of a past year.';
const hintOfMonthAhead =
  'We do not know the rules of these months yet. We use the latest rules that we know.';
const notYetKnown = 'We do not know today’s rules yet. These are the newest that we know.';

// The law changed in May 2025 and in June 2026; it is known to the end of 2026.
test.each([
  ['2025-04-30', '2025-01', hintOfNow],
  ['2025-05-01', '2025-01', hintOfPast],
  ['2026-11-22', '2026-06', hintOfNow],
  ['2026-11-22', '2026-01', hintOfPast],
  ['2026-12-31', '2026-06', hintOfNow],
  ['2027-01-01', '2027-01', notYetKnown],
  ['2028-06-01', '2027-01', notYetKnown],
  ['2027-01-01', '2026-06', hintOfPast],
  ['2028-06-01', '2025-05', hintOfPast],
  ['2026-11-22', '2027-01', hintOfMonthAhead],
])('on %s the rules from %s are said to be: %s', (today, chosen, hint) => {
  setClock(`${today}T12:00:00Z`);
  showInSite(
    <RulePeriodField
      calculator="net-salary"
      name="payMonth"
      label="For which months?"
      hint={undefined}
      unit=""
      error={undefined}
      isRequired={false}
      minimum={0}
      maximum={0}
      describe={String}
      value={chosen}
      onChange={() => {}}
      onLeave={() => {}}
    />,
  );
  expect(descriptionOf(screen.getByRole('combobox', { name: 'For which months?' }))).toBe(hint);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toContain(
    'June to December 2026',
  );
});

test.each([
  ['2025-04-30', '2025-01'],
  ['2025-05-01', '2025-05'],
  ['2026-05-31', '2026-01'],
  ['2026-12-31', '2026-06'],
  ['2027-01-01', '2027-01'],
  ['2028-06-01', '2027-01'],
])('a form opened on %s begins with the rules from %s', (today, payMonth) => {
  expect(payMonthField.first({ today, format: formatIn('en') })).toBe(payMonth);
});

// The law is known to the end of 2026: its next month is at most a year ahead from January 2026 on.
test.each([
  ['2025-12-31', false],
  ['2026-01-01', true],
  ['2026-11-24', true],
])('on %s January 2027 is offered: %s', (today, isOffered) => {
  setClock(`${today}T12:00:00Z`);
  showInSite(
    <RulePeriodField
      calculator="net-salary"
      name="payMonth"
      label="For which months?"
      hint={undefined}
      unit=""
      error={undefined}
      isRequired={false}
      minimum={0}
      maximum={0}
      describe={String}
      value="2025-01"
      onChange={() => {}}
      onLeave={() => {}}
    />,
  );
  const option = { name: 'From January 2027' };
  expect(screen.queryByRole('option', option) !== null).toBe(isOffered);
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { descriptionOf, box } from '../../shared/test-support/controls.test-support.ts';
import { showPage } from './fixtures.test-support.ts';

/** A text as the page writes it, with no-break spaces where figures must not part. */
const spaced = (text: string) => text.replaceAll('~', '\u00A0');

// 7 000 / 12 = 583.33; 600 x 12 = 7 200, / 1 000 / 0.4 = 18 panels.
test('shows an example for the period, and converts what was typed when it is switched', async () => {
  const { user } = showPage();
  const consumption = box('Electricity consumption');
  const period = (name: string) => screen.getByRole('radio', { name });
  expect(descriptionOf(consumption)).toContain(spaced('7~200~kWh a year'));
  await user.click(period('Monthly'));
  expect(consumption).toHaveProperty('value', '');
  expect(descriptionOf(consumption)).toContain(spaced('600~kWh a month'));
  await user.type(consumption, '600');
  await user.click(period('Annual'));
  expect(consumption).toHaveProperty('value', spaced('7~200'));
  expect(screen.getByText(/^Converted from 600 kWh per month\./)).toBeDefined();
  expect(
    screen.getByText('You use 7 200 kWh a year. You need 18 panels with 7.2 kWp in total.'),
  ).toBeDefined();
  await user.clear(consumption);
  await user.type(consumption, '7000');
  await user.click(period('Monthly'));
  expect(consumption).toHaveProperty('value', '583.33');
  await user.click(period('Annual'));
  expect(consumption).toHaveProperty('value', spaced('7~000'));
  expect(screen.queryByText(/^Converted from/)).toBeNull();
});

test('takes the figure as typed for the new period when that was meant', async () => {
  const { user } = showPage();
  await user.type(box('Electricity consumption'), '600');
  await user.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(box('Electricity consumption')).toHaveProperty('value', '50');
  await user.click(screen.getByRole('button', { name: /^I meant 600.kWh per month/ }));
  expect(box('Electricity consumption')).toHaveProperty('value', '600');
  expect(screen.getByRole('radio', { name: 'Monthly' })).toHaveProperty('checked', true);
  expect(
    screen.getByText('You use 7 200 kWh a year. You need 18 panels with 7.2 kWp in total.'),
  ).toBeDefined();
});

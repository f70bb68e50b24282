import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enter } from '../../test-support/controls.test-support.ts';
import { showInSite } from '../../test-support/show-in-site.test-support.tsx';
import { MoneyField } from '../controls/MoneyField.tsx';
import { rentInTest } from '../definition/form-in-test.test-support.ts';
import { useControls } from '../words/field-words.ts';
import { useEntryForm } from './entry-form.ts';

function Rent() {
  const form = useEntryForm(rentInTest);
  const control = useControls(form, {
    rent: { label: 'Rent' },
    period: { label: 'Period', write: String },
  });
  return (
    <>
      <MoneyField {...control('rent')} />
      <output>{form.entries.period}</output>
    </>
  );
}

const show = () => showInSite(<Rent />);
const rent = () => screen.getByRole('textbox', { name: 'Rent' });
const yes = () => screen.queryByRole('button', { name: 'Yes, per year' });

test('asks when the field is left, and one press enters what was meant', () => {
  show();
  fireEvent.change(rent(), { target: { value: '12000' } });
  expect(yes()).toBeNull();
  return enterAndAccept();
});

async function enterAndAccept() {
  enter(rent(), '12000');
  const button = await screen.findByRole(
    'button',
    { name: 'Yes, per year' },
    // A busy machine takes its time.
    { timeout: 4000 },
  );
  expect(button.parentElement?.textContent).toBe(
    'Did you mean €\u00A012\u00A0000 per year? Yes, per year',
  );
  fireEvent.click(button);
  expect(document.querySelector('output')?.textContent).toBe('annual');
  expect(yes()).toBeNull();
  expect(document.activeElement).toBe(rent());
  expect(rent()).toHaveProperty('value', '12\u00A0000.00');
}

test('asks nothing about an amount that makes sense, or about none', async () => {
  show();
  enter(rent(), '1200');
  enter(rent(), 'abc');
  await screen.findByText(/Please enter a number/);
  expect(yes()).toBeNull();
});

test('asks nothing during the press that leaves the field, so that the press is not lost', async () => {
  show();
  fireEvent.pointerDown(document.body);
  enter(rent(), '12000');
  expect(yes()).toBeNull();
  fireEvent.pointerUp(document.body);
  await screen.findByRole('button', { name: 'Yes, per year' }, { timeout: 4000 });
});

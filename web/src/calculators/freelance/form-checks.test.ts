import { expect, it } from 'vitest';
import { checksOf } from '../../shared/testing/check-form.ts';
import { freelanceForm, vatRates } from './form.ts';

const check = checksOf(freelanceForm, {});

it('knows the rates of VAT and no other', () => {
  expect(vatRates).toEqual([0, 3, 8, 14, 17]);
});

it('sends a treatment as a resident only of who lives elsewhere', () => {
  expect(check({ treatedAsResident: true }).request).not.toHaveProperty('treatedAsResident');
});

it('sends a wish to be insured, which a result asks for', () => {
  expect(check({ insuredOnRequest: true }).request).toHaveProperty('insuredOnRequest', true);
});

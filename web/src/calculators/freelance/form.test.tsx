import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { checksOf } from '../../shared/test-support/check-form.test-support.ts';
import {
  descriptionOf,
  box,
  list,
  slider,
} from '../../shared/test-support/controls.test-support.ts';
import { showPageOf } from '../calculator-in-test.test-support.tsx';
import { freelanceForm, vatRates } from './form.ts';

const showPage = () => showPageOf('freelance');

describe('the form', () => {
  // 52 x 5 - 11 - 26 = 223, 30 x 8 x 223 = 53 520; with 7.5 hours 50 175.
  test('says the working days and the turnover before it is sent', async () => {
    const { user } = showPage();
    expect(screen.getByText('223 working days a year · € 53 520 invoiced')).toBeDefined();
    await user.clear(box('Hours per day'));
    await user.type(box('Hours per day'), '7,5');
    expect(screen.getByText(/€ 50 175 invoiced/)).toBeDefined();
    expect(slider('Hours per day').getAttribute('aria-valuetext')).toBe('7.5 hours');
    await user.clear(box('Days off'));
    expect(screen.getByText(/to see your annual working days and turnover/)).toBeDefined();
  });

  // Code de la sécurité sociale, art. 12, al. 3; Administration des contributions directes, Fonds pour l’emploi.
  test('quotes the figures of the law in what there is to read', () => {
    showPage();
    expect(screen.getByText(/the month that includes day 77 of your illness/)).toBeDefined();
    expect(
      screen.getByText(
        /surcharge of 7 % of this tax .* the surcharge is 9 %\. The threshold is € 150 000 a year, € 300 000 in class 2/,
      ),
    ).toBeDefined();
  });

  // CSS art. 377 (4): no abatement for the self-employed. Guichet: a third of the year's minimum wages, 4 x 879.26 + 8 x 901.25.
  test('says that long-term care bears on the whole profit, and up to which profit of a year one is exempt', () => {
    showPage();
    expect(
      screen.getByText(/^You pay 1\.4 % of your whole profit for long-term care/),
    ).toBeDefined();
    expect(screen.getByText(/your annual profit is at most € 10 727\.04,/)).toBeDefined();
    expect(screen.getByText(/^Figures for the self-employed, .*No official tables/)).toBeDefined();
  });

  test('has no negative working days', async () => {
    const { user } = showPage();
    await user.clear(box('Days off'));
    await user.type(box('Days off'), '365');
    expect(screen.getByText('0 working days a year · € 0 invoiced')).toBeDefined();
  });

  test('says what folded fields hold', async () => {
    const { user } = showPage();
    await user.click(screen.getByText('More details'));
    await user.type(box('Special expenses, per year'), '900');
    expect(screen.getByText('More details').closest('summary')?.textContent).toMatch(
      /Special expenses, per year: €.900$/,
    );
  });
});

describe('VAT', () => {
  test('is slid to its rates and to nothing between them', () => {
    showPage();
    const vat = slider('VAT in your rate');
    expect(['min', 'max', 'step'].map((name) => vat.getAttribute(name))).toEqual(['0', '4', '1']);
    const said = [0, 1, 2, 3, 4].map((position) => {
      fireEvent.change(vat, { target: { value: String(position) } });
      return [
        vat.getAttribute('aria-valuetext'),
        (list('VAT in your rate') as HTMLSelectElement).value,
      ];
    });
    expect(said).toEqual([
      ['0\u00A0%', '0'],
      ['3\u00A0%', '3'],
      ['8\u00A0%', '8'],
      ['14\u00A0%', '14'],
      ['17\u00A0%', '17'],
    ]);
  });

  test('has a list beside the slider, and a text for each rate', async () => {
    const { user } = showPage();
    expect(
      within(list('VAT in your rate'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['0\u00A0%', '3\u00A0%', '8\u00A0%', '14\u00A0%', '17\u00A0%']);
    for (const [rate, begin] of [
      ['3', 'Super-reduced rate'],
      ['8', 'Reduced rate'],
      ['14', 'Intermediate rate'],
      ['17', 'Standard rate'],
      ['0', 'Your turnover of €.53.520 is above €.50.000 a year'],
    ] as const) {
      await user.selectOptions(list('VAT in your rate'), rate);
      expect(descriptionOf(list('VAT in your rate'))).toMatch(new RegExp(`^${begin}`));
    }
    // 52 x 5 - 11 - 26 = 223, 30 x 7 x 223 = 46 830: a small business.
    await user.clear(box('Hours per day'));
    await user.type(box('Hours per day'), '7');
    expect(descriptionOf(list('VAT in your rate'))).toMatch(/^You charge no VAT/);
    expect(slider('VAT in your rate')).toHaveProperty('value', '0');
  });

  // 50 000 since 2025, 35 000 before.
  test('names the threshold of the chosen rules', async () => {
    const { user } = showPage();
    expect(descriptionOf(list('VAT in your rate'))).toContain('€\u00A050\u00A0000 ');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'For which months?' }),
      '2024-01',
    );
    expect(descriptionOf(list('VAT in your rate'))).toContain('€\u00A035\u00A0000 ');
  });
});

const check = checksOf(freelanceForm, {});

test('knows the rates of VAT and no other', () => {
  expect(vatRates).toEqual([0, 3, 8, 14, 17]);
});

test('sends a treatment as a resident only of who lives elsewhere', () => {
  expect(check({ treatedAsResident: true }).request).not.toHaveProperty('treatedAsResident');
});

test('sends a wish to be insured, which a result asks for', () => {
  expect(check({ insuredOnRequest: true }).request).toHaveProperty('insuredOnRequest', true);
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetKeptState } from '../../shared/kept-state.ts';
import { descriptionOf } from '../../shared/testing/description-of.ts';
import { fakeApi } from '../../shared/testing/fake-api.ts';
import { wholeResult } from '../../shared/testing/whole-result.ts';
import {
  box,
  calculateButton,
  calculationPath,
  list,
  radio,
  showPage,
  slider,
  termsBox,
  tick,
} from './page-in-test.tsx';
import { defaultsOf7200Kwh } from './worked-results.ts';

const rightAnswer = { status: 200, body: defaultsOf7200Kwh };
/** A text as the page writes it, with no-break spaces where figures must not part. */
const spaced = (text: string) => text.replaceAll('~', '\u00A0');

beforeEach(() => {
  forgetKeptState();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the form', () => {
  it('begins with the defaults of the specification, the folded ones in sight as well', () => {
    showPage();
    expect(box('Electricity consumption')).toHaveProperty('value', '');
    expect(screen.getByRole('radio', { name: 'Annual' })).toHaveProperty('checked', true);
    expect(tick('Add an electric car')).toHaveProperty('checked', false);
    expect(tick('Add a heat pump')).toHaveProperty('checked', false);
    expect(list('Battery')).toHaveProperty('value', '0');
    expect(box('Self-consumption')).toHaveProperty('value', '38');
    expect(box('Price per kWp')).toHaveProperty('value', spaced('2~000.00'));
    expect(radio('Own percentage')).toHaveProperty('checked', true);
    expect(box('State subsidy in percent')).toHaveProperty('value', '50');
    expect(box('Municipal subsidy')).toHaveProperty('value', '500.00');
    expect(screen.getByText('1 000 kWh per kWp · € 0.12 per kWh · 25 years')).toBeDefined();
  });

  it('says what the folded fields stand at when they are changed', async () => {
    const { user } = showPage();
    await user.click(screen.getByText('Yield, feed-in and lifespan'));
    await user.selectOptions(list('Solar yield'), '950');
    await user.clear(box('Feed-in rate'));
    await user.type(box('Feed-in rate'), '0,1252');
    fireEvent.change(slider('Lifespan of the panels'), { target: { value: '30' } });
    expect(screen.getByText('950 kWh per kWp · € 0.1252 per kWh · 30 years')).toBeDefined();
  });

  // 7 000 / 12 = 583.33; 600 x 12 = 7 200, / 1 000 / 0.4 = 18 panels.
  it('shows an example for the period, and converts what was typed when it is switched', async () => {
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
    expect(screen.getByText('7 200 kWh a year: 18 panels with 7.2 kWp cover it.')).toBeDefined();
    await user.clear(consumption);
    await user.type(consumption, '7000');
    await user.click(period('Monthly'));
    expect(consumption).toHaveProperty('value', '583.33');
    await user.click(period('Annual'));
    expect(consumption).toHaveProperty('value', spaced('7~000'));
    expect(screen.queryByText(/^Converted from/)).toBeNull();
  });

  it('takes the figure as typed for the new period when that was meant', async () => {
    const { user } = showPage();
    await user.type(box('Electricity consumption'), '600');
    await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(box('Electricity consumption')).toHaveProperty('value', '50');
    await user.click(screen.getByRole('button', { name: /^I meant 600.kWh per month/ }));
    expect(box('Electricity consumption')).toHaveProperty('value', '600');
    expect(screen.getByRole('radio', { name: 'Monthly' })).toHaveProperty('checked', true);
    expect(screen.getByText('7 200 kWh a year: 18 panels with 7.2 kWp cover it.')).toBeDefined();
  });

  // 7 200 + 2 500 + 4 000 = 13 700; / 1 000 / 0.4 = 34.25
  it('adds a car and a heat pump', async () => {
    const { user } = showPage();
    await user.type(box('Electricity consumption'), '7.200 kWh');
    await user.click(tick('Add an electric car'));
    await user.click(tick('Add a heat pump'));
    expect(box('Electricity consumption')).toHaveProperty('value', spaced('7~200'));
    expect(screen.getByText('13 700 kWh a year: 35 panels with 14 kWp cover it.')).toBeDefined();
    expect(descriptionOf(tick('Add an electric car'))).toContain(spaced('2~500~kWh a year'));
  });

  it('names the limit at the field that passes it', async () => {
    showPage();
    for (const [name, typed, message] of [
      ['Electricity consumption', '-1', 'Please enter 0~kWh or more.'],
      ['Self-consumption', '101', 'Please enter 100~% or less.'],
      ['State subsidy in percent', '100.1', 'Please enter 100~% or less.'],
      ['Municipal subsidy', 'none', 'Please enter a figure, for example 500.00.'],
      ['Feed-in rate', '1.01', 'Please enter €~1 or less.'],
      ['Lifespan of the panels', '14', 'Please enter 15~years or more.'],
    ] as const) {
      const field = box(name);
      fireEvent.change(field, { target: { value: typed } });
      fireEvent.blur(field);
      await waitFor(() => expect(descriptionOf(field)).toBe(spaced(message)));
    }
  });
});

describe('the battery', () => {
  // 38 + capacity / 20 x 24
  it('sets the self-consumption, which can still be changed', async () => {
    const { user } = showPage();
    for (const [capacity, percent] of [
      ['5', '44'],
      ['10', '50'],
      ['15', '56'],
      ['20', '62'],
      ['0', '38'],
    ] as const) {
      await user.selectOptions(list('Battery'), capacity);
      expect(box('Self-consumption')).toHaveProperty('value', percent);
      expect(descriptionOf(box('Self-consumption'))).toContain(`${percent}\u00A0%`);
    }
    await user.selectOptions(list('Battery'), '10');
    await user.clear(box('Self-consumption'));
    await user.type(box('Self-consumption'), '65');
    expect(list('Battery')).toHaveProperty('value', '10');
    expect(slider('Self-consumption')).toHaveProperty('value', '65');
  });

  it('is slid or chosen among what there is', () => {
    showPage();
    expect(
      within(list('Battery'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['No', '5\u00A0kWh', '10\u00A0kWh', '15\u00A0kWh', '20\u00A0kWh']);
    fireEvent.change(slider('Battery'), { target: { value: '3' } });
    expect(list('Battery')).toHaveProperty('value', '15');
    expect(box('Self-consumption')).toHaveProperty('value', '56');
  });
});

describe('the subsidy', () => {
  const hint = () => {
    const field = screen.getByRole('group', { name: 'State subsidy (Klimabonus)' });
    return descriptionOf(field);
  };

  // Guichet.lu and Voltmax: see the engine's law.
  it.each([
    ['Klimabonus 2026', ['€~10~000', '15~kWp', '€~2~250', '9~kWh', '2~kWp']],
    [
      'Former Klimabonus',
      ['50~%', '€~1~250', '1~October 2024', '4~March 2026', '31~December 2026'],
    ],
  ])('says what %s grants and to whom, and takes the market price', async (name, figures) => {
    const { user } = showPage();
    await user.click(radio(name));
    for (const figure of figures) expect(hint()).toContain(spaced(figure));
    expect(screen.queryByRole('textbox', { name: 'State subsidy in percent' })).toBeNull();
    expect(box('Feed-in rate')).toHaveProperty('value', '0.05');
    expect(descriptionOf(box('Feed-in rate'))).toContain('No tariff is guaranteed');
    await user.click(radio('Own percentage'));
    expect(box('State subsidy in percent')).toHaveProperty('value', '50');
    expect(box('Feed-in rate')).toHaveProperty('value', '0.12');
  });

  it('promises no tariff beside a subsidy, and says what is not certain', () => {
    showPage();
    expect(
      screen.getByText(/subsidy for own use no tariff is guaranteed.*it is our reading/),
    ).toBeDefined();
    expect(
      screen.getByText(/only if you ordered between 1 October 2024 and 4 March/),
    ).toBeDefined();
  });

  // 7.2 kWp: half of 14 400 is 7 200, but 7.2 x (1 155 - 33 x 7.2) = 6 605.28.
  it('says the cost before it is sent, and what the subsidy in force pays', async () => {
    const { user } = showPage();
    expect(screen.getByText(/^The cost appears here/)).toBeDefined();
    await user.type(box('Electricity consumption'), '7200');
    expect(
      screen.getByText(/State would pay €.7.200\. The subsidy in force since 2026 pays €.6.605/),
    ).toBeDefined();
    await user.click(radio('Klimabonus 2026'));
    expect(
      screen.getByText(
        'The system costs € 14 400. The State pays € 6 605 of it, and you pay € 7 295 in the end.',
      ),
    ).toBeDefined();
  });

  it('says at self-consumption that 38 % is at the upper end', () => {
    showPage();
    expect(descriptionOf(box('Self-consumption'))).toContain(
      spaced('38~% without a battery is at the upper end: suppliers name 15 to 30~%'),
    );
  });
});

describe('sending', () => {
  it('posts exactly the fields of the specification', async () => {
    const { callsTo } = fakeApi({ [calculationPath]: [rightAnswer] });
    const { user } = showPage();
    await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    await user.type(box('Electricity consumption'), '600');
    await user.click(tick('Add an electric car'));
    await user.selectOptions(list('Battery'), '10');
    await user.click(termsBox());
    await user.click(calculateButton());
    await wholeResult();
    expect(callsTo(calculationPath)).toEqual([
      {
        path: calculationPath,
        body: {
          consumption: 600,
          consumptionPeriod: 'monthly',
          batteryCapacity: 10,
          costPerKWp: 2000,
          baseSubsidyPercent: 50,
          additionalSubsidyAmount: 500,
          solarYieldPerKWp: 1000,
          selfConsumptionRate: 50,
          feedInRate: 0.12,
          lifespan: 25,
          includeEv: true,
          hasHeatPump: false,
        },
      },
    ]);
  });

  it('sends nothing that is wrong and goes to the first wrong field', async () => {
    const { calls } = fakeApi({});
    const { user } = showPage();
    await user.clear(box('Municipal subsidy'));
    await user.type(box('Municipal subsidy'), 'none');
    await user.click(termsBox());
    await user.click(calculateButton());
    expect(calls).toEqual([]);
    expect(document.activeElement).toBe(box('Electricity consumption'));
    expect(descriptionOf(box('Electricity consumption'))).toBe('Please fill in this field.');
    expect(descriptionOf(box('Municipal subsidy'))).toBe(
      'Please enter a figure, for example 500.00.',
    );
  });

  it('sends empty numbers as null, and a lifespan as 0', async () => {
    const { callsTo } = fakeApi({ [calculationPath]: [rightAnswer] });
    const { user } = showPage();
    await user.type(box('Electricity consumption'), '7200');
    for (const name of [
      'Self-consumption',
      'Price per kWp',
      'State subsidy in percent',
      'Municipal subsidy',
      'Feed-in rate',
      'Lifespan of the panels',
    ]) {
      await user.clear(box(name));
    }
    await user.click(termsBox());
    await user.click(calculateButton());
    await wholeResult();
    expect(callsTo(calculationPath)[0]?.body).toMatchObject({
      selfConsumptionRate: null,
      costPerKWp: null,
      baseSubsidyPercent: null,
      additionalSubsidyAmount: null,
      feedInRate: null,
      lifespan: 0,
    });
  });

  it('puts what the API refuses at its field', async () => {
    const errors = [{ field: 'lifespan', message: 'refused', limit: 20 }];
    fakeApi({ [calculationPath]: [{ status: 400, body: { errors } }] });
    const { user } = showPage();
    await user.type(box('Electricity consumption'), '7200');
    await user.click(termsBox());
    await user.click(calculateButton());
    await screen.findByRole('alert');
    expect(descriptionOf(box('Lifespan of the panels'))).toBe(
      spaced('Please enter 20~years or less.'),
    );
  });

  it('keeps everything after a failure and over a change of language', async () => {
    fakeApi({ [calculationPath]: ['noConnection'] });
    const { user, switchLanguage } = showPage();
    await user.type(box('Electricity consumption'), '4500');
    await user.click(tick('Add a heat pump'));
    await user.selectOptions(list('Battery'), '15');
    await user.click(termsBox());
    await user.click(calculateButton());
    await screen.findByRole('alert');
    switchLanguage('fr');
    await waitFor(() =>
      expect(box('Consommation d’électricité')).toHaveProperty('value', spaced('4~500')),
    );
    expect(tick('Ajouter une pompe à chaleur')).toHaveProperty('checked', true);
    expect(box('Autoconsommation')).toHaveProperty('value', '56');
  });
});

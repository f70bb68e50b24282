import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
} from './test-page.tsx';
import { defaultsOf7200Kwh } from './fixtures.ts';

const rightAnswer = { status: 200, body: defaultsOf7200Kwh };
/** A text as the page writes it, with no-break spaces where figures must not part. */
const spaced = (text: string) => text.replaceAll('~', '\u00A0');

/** What a fold says its fields stand at. */
const standingOf = (title: string) =>
  screen
    .getAllByText(title)
    .find((words) => words.closest('summary') !== null)
    ?.nextElementSibling?.textContent.replaceAll('\u00A0', ' ');

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
    expect(radio('Your own percentage')).toHaveProperty('checked', true);
    expect(box('State subsidy in percent')).toHaveProperty('value', '50');
    expect(box('Municipal subsidy')).toHaveProperty('value', '500.00');
    expect(standingOf('Yield, self-consumption and lifespan')).toBe(
      '1 000 kWh per kWp · Self-consumption: 38 % · € 0.12 per kWh · 25 years',
    );
    expect(standingOf('Cost and subsidies')).toBe(
      'Price per kWp: € 2 000 · Your own percentage · State subsidy in percent: 50 % · Municipal subsidy: € 500',
    );
    expect(standingOf('Additional consumption')).toBe('No');
  });

  it('says what the folded fields stand at when they are changed', async () => {
    const { user } = showPage();
    await user.click(screen.getByText('Yield, self-consumption and lifespan'));
    await user.selectOptions(list('Solar yield per kWp'), '950');
    await user.clear(box('Feed-in rate'));
    await user.type(box('Feed-in rate'), '0,1252');
    fireEvent.change(slider('Lifespan of the panels'), { target: { value: '30' } });
    expect(standingOf('Yield, self-consumption and lifespan')).toBe(
      '950 kWh per kWp · Self-consumption: 38 % · € 0.1252 per kWh · 30 years',
    );
  });

  // 7 200 + 2 500 + 4 000 = 13 700; / 1 000 / 0.4 = 34.25
  it('adds a car and a heat pump', async () => {
    const { user } = showPage();
    await user.type(box('Electricity consumption'), '7.200 kWh');
    await user.click(tick('Add an electric car'));
    await user.click(tick('Add a heat pump'));
    expect(box('Electricity consumption')).toHaveProperty('value', spaced('7~200'));
    expect(
      screen.getByText('You use 13 700 kWh a year. You need 35 panels with 14 kWp in total.'),
    ).toBeDefined();
    expect(descriptionOf(tick('Add an electric car'))).toContain(spaced('2~500~kWh a year'));
  });

  it('names the limit at the field that passes it', async () => {
    showPage();
    for (const [name, typed, message] of [
      ['Electricity consumption', '-1', 'Please enter 0~kWh or more.'],
      ['Self-consumption', '101', 'Please enter 100~% or less.'],
      ['State subsidy in percent', '100.1', 'Please enter 100~% or less.'],
      ['Municipal subsidy', 'none', 'Please enter a number, for example 500.00.'],
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
});

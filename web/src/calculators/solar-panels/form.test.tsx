import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { checksOf } from '../../shared/test-support/check-form.test-support.ts';
import {
  descriptionOf,
  box,
  list,
  slider,
} from '../../shared/test-support/controls.test-support.ts';
import { showPage } from './fixtures.test-support.ts';
import { batteryCapacities, solarPanelsForm, solarYields } from './form.ts';

const tick = (name: string) => screen.getByRole('checkbox', { name });

/** A text as the page writes it, with no-break spaces where figures must not part. */
const spaced = (text: string) => text.replaceAll('~', '\u00A0');

/** What a fold says its fields hold. */
const inBriefOf = (title: string) =>
  screen
    .getAllByText(title)
    .find((words) => words.closest('summary') !== null)
    ?.nextElementSibling?.textContent.replaceAll('\u00A0', ' ');

describe('the form', () => {
  test('begins with the defaults of the specification, the folded ones in sight as well', () => {
    showPage();
    expect(screen.getByRole('radio', { name: /^Your own percentage/ })).toHaveProperty(
      'checked',
      true,
    );
    expect(inBriefOf('Yield and lifespan')).toBe(
      '1 000 kWh per kWp · Self-consumption: 38 % · Feed-in rate: € 0.12 per kWh · 25 years',
    );
    expect(inBriefOf('Cost and subsidies')).toBe(
      'Price per kWp: € 2 000 · Municipal subsidy: € 500',
    );
    expect(inBriefOf('Additional consumption')).toBe('None');
  });

  test('says what the folded fields hold when they are changed', async () => {
    const { user } = showPage();
    await user.click(screen.getByText('Yield and lifespan'));
    await user.selectOptions(list('Solar yield per kWp'), '950');
    await user.clear(box('Feed-in rate'));
    await user.type(box('Feed-in rate'), '0,1252');
    fireEvent.change(slider('Lifespan of the panels'), { target: { value: '30' } });
    expect(inBriefOf('Yield and lifespan')).toBe(
      '950 kWh per kWp · Self-consumption: 38 % · Feed-in rate: € 0.1252 per kWh · 30 years',
    );
  });

  // 7 200 + 2 500 + 4 000 = 13 700; / 1 000 / 0.4 = 34.25
  test('adds a car and a heat pump', async () => {
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
});

describe('the battery', () => {
  // 38 + capacity / 20 x 24
  test('sets the self-consumption, which can still be changed', async () => {
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

  test('is slid or chosen among what there is', () => {
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

const check = checksOf(solarPanelsForm, { consumption: '7200' });

test('knows the batteries and the yields of the specification and no other', () => {
  expect(batteryCapacities).toEqual([0, 5, 10, 15, 20]);
  expect(solarYields).toEqual([800, 850, 900, 950, 1000, 1050, 1100, 1150, 1200]);
});

describe('a consumption as it is typed', () => {
  test.each([
    ['7200', 7200],
    ['7 200', 7200],
    ['7\u00A0200', 7200],
    ['7.200', 7200],
    ['7.200 kWh', 7200],
    ['600,5 KWH', 600.5],
    ['7 200,00', 7200],
  ])('%j is %d', (consumption, amount) => {
    expect(check({ consumption }).request?.consumption).toBe(amount);
  });
});

describe('the request', () => {
  test('names a scheme of the State, whose percentage then does not matter', () => {
    const { request, errors } = check({
      subsidyScheme: 'klimabonus2026',
      baseSubsidyPercent: 'much',
      feedInRate: '0.05',
    });
    expect(errors).toEqual(new Map());
    expect(request).toMatchObject({
      subsidyScheme: 'klimabonus2026',
      baseSubsidyPercent: null,
      feedInRate: 0.05,
    });
  });
});

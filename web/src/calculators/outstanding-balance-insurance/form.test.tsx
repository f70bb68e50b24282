import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  descriptionOf,
  box,
  calculateButton,
} from '../../shared/test-support/controls.test-support.ts';
import { showPageOf } from '../calculator-in-test.test-support.tsx';

const showPage = () => showPageOf('outstanding-balance-insurance');

const card = (name: string) => screen.getByRole('radio', { name });

describe('the form', () => {
  test('begins empty, with the examples of the specification and a single premium', () => {
    showPage();
    for (const [name, example] of [
      ['Your age', '35'],
      ['Your partner’s age', '37'],
      ['Children in the household', '2'],
      ['Planned payment', '5\u00A0000'],
    ] as const) {
      expect(box(name)).toHaveProperty('value', '');
      expect(box(name)).toHaveProperty('placeholder', `e.g.\u00A0${example}`);
    }
    expect(card('Single Premium')).toHaveProperty('checked', true);
    expect(calculateButton().getAttribute('aria-disabled')).toBe('true');
  });

  test('says for whom the partner’s age is, which depends on how the premium is paid', async () => {
    const { user } = showPage();
    expect(descriptionOf(box('Your partner’s age'))).toMatch(
      /taxed jointly and each of you has a contract/,
    );
    await user.click(card('Annual Payments'));
    expect(descriptionOf(box('Your partner’s age'))).toMatch(/even if they are not insured/);
    // 672 a person in every year so far
    expect(screen.getByText(/you can deduct up to € 672 per person/)).toBeDefined();
  });
});

describe('the tax that a premium saves', () => {
  test('needs an income, then a class unless two are taxed together', async () => {
    const { user } = showPage();
    expect(screen.queryByRole('radio', { name: 'Class 1a' })).toBeNull();
    await user.type(box('Taxable income per year'), '60000');
    expect(card('Class 1a')).toBeDefined();
    await user.type(box('Your partner’s age'), '37');
    expect(screen.queryByRole('radio', { name: 'Class 1a' })).toBeNull();
    expect(box('Other special expenses')).toBeDefined();
  });
});

describe('sending', () => {
  test.each([
    ['en', 'Children in the household', 'Please enter 0\u00A0children or more.'],
    ['fr', 'Enfants dans le ménage', 'Veuillez saisir 0\u00A0enfant ou plus.'],
    ['de', 'Kinder im Haushalt', 'Bitte geben Sie 0\u00A0Kinder oder mehr ein.'],
  ] as const)('says a limit of none as a number, in %s', async (language, label, sentence) => {
    const { user, switchLanguage } = showPage();
    switchLanguage(language);
    await user.type(box(label), '-1');
    await user.tab();
    await waitFor(() => expect(descriptionOf(box(label))).toBe(sentence));
  });
});

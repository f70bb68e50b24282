import { calculators as engineCalculators, type JsonSchema } from '@suen/engine';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { languages } from '../shared/language.ts';
import { descriptionOf } from '../shared/test-support/controls.test-support.ts';
import type { Answer } from '../shared/test-support/fake-api.test-support.ts';
import {
  boxes,
  controls,
  entered,
  send,
  showCalculator,
  type Control,
} from './calculator-in-test.test-support.tsx';
import storedLinks from './stored-links.json';

const isInvalid = (control: Control) => control.getAttribute('aria-invalid') === 'true';

/** The schemas of a request’s fields by their paths, those inside of others too; of a list, those of its first item. */
function partsOf(schema: JsonSchema, before = ''): readonly (readonly [string, JsonSchema])[] {
  if ('items' in schema) return partsOf(schema.items, `${before}0.`);
  if (!('properties' in schema)) return [[before.slice(0, -1), schema]];
  return Object.entries(schema.properties).flatMap(([name, part]) =>
    partsOf(part, `${before}${name}.`),
  );
}

const focused = () => document.activeElement?.getAttribute('name');

describe.each(storedLinks)('the form of $calculator', ({ calculator, link }) => {
  const show = (answer: Answer) => showCalculator(calculator, answer, link);

  test('keeps everything after a failure and over a change of language', async () => {
    const { switchLanguage, calls } = show('noConnection');
    const before = entered();
    expect(before).not.toHaveLength(0);
    send();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We cannot reach the calculator.');
    expect(calls).toHaveLength(1);
    expect(entered()).toEqual(before);
    for (const language of languages.toReversed()) {
      switchLanguage(language);
      await waitFor(() => expect(entered()).toEqual(before));
    }
  });

  test.each([
    ['aboveMaximum', /or (?:less|an earlier year)\./],
    ['belowMinimum', /or (?:more|a later year)\./],
    ['contradictsClass', /This entry was not accepted/],
  ])('puts what the API refuses (%s) at its field and goes to the first', async (code, words) => {
    const parts = engineCalculators
      .filter(({ id }) => id === calculator)
      .flatMap(({ inputSchema }) => partsOf(inputSchema));
    // Choices and dates have no limit that is a number.
    const errors = parts.map(([field, part]) =>
      'minimum' in part || 'maximum' in part
        ? { field, code, message: 'refused', limit: 100 }
        : { field, code: 'unknownValue', message: 'refused' },
    );
    // A field of a form has the last name of its path.
    const names = new Set(parts.map(([path]) => path.split('.').at(-1) ?? path));
    show({ status: 400, body: { errors } });
    send();
    const refused = boxes().filter(({ name }) => names.has(name));
    await waitFor(() => expect(refused.filter((box) => !isInvalid(box))).toEqual([]));
    expect(focused()).toBe(controls().find(({ name }) => names.has(name))?.name);
    expect(refused).not.toHaveLength(0);
    for (const box of refused) expect(descriptionOf(box), box.name).toMatch(words);
  });

  test('sends nothing that is wrong, says what is and goes to the first wrong field', () => {
    const { calls } = show('noConnection');
    const shown = boxes();
    for (const box of shown) fireEvent.change(box, { target: { value: 'much' } });
    send();
    expect(calls).toEqual([]);
    expect(focused()).toBe(shown[0]?.name);
    for (const box of shown) {
      expect(descriptionOf(box), box.name).toMatch(/^Please enter a number/);
      fireEvent.change(box, { target: { value: '' } });
      const required = isInvalid(box) ? 'Please fill in this field.' : '';
      expect(descriptionOf(box), box.name).toContain(required);
    }
  });
});

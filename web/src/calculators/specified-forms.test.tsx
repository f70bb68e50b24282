import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  calculateButton,
  descriptionOf,
  enter,
} from '../shared/test-support/controls.test-support.ts';
import {
  controlOf,
  controlsOf,
  fillIn,
  send,
  showCalculator,
  type Control,
  type Entries,
} from './calculator-in-test.test-support.tsx';
import { specifiedForms, type Change, type Limit } from './specified-forms.test-support.ts';

const unanswered = new Promise<never>(() => {});

/** What is sent of entries. */
const sentOf = (entries: Entries) =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, [value].flat().at(-1)]));

/** What a field of the form holds, as the request would have it. */
function shownAt(name: string): unknown {
  const chosen = controlsOf(name).find((control) => control.matches(':checked'));
  const [first] = controlsOf(name);
  if (first?.matches('[type="checkbox"]')) return chosen !== undefined;
  const value = (chosen ?? first)?.value.replaceAll(/\s/g, '');
  return value === undefined || value === '' || Number.isNaN(Number(value)) ? value : Number(value);
}

const isInvalid = (box: Control) => box.getAttribute('aria-invalid') === 'true';
const saidAt = (box: Control) => descriptionOf(box).replaceAll(/\s/g, ' ');

const numberIn = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));

function expectLimits(name: string, { least, most, isWhole, isRequired, after = {} }: Limit): void {
  fillIn(after);
  const box = controlOf(name);
  const step = isWhole ? 1 : 0.01;
  for (const [bound, beyond, message] of [
    [least, -step, `Please enter ${least} or more.`],
    [most, step, `Please enter ${most} or less.`],
  ] as const) {
    if (bound === undefined) continue;
    enter(box, String(numberIn(bound)));
    expect(isInvalid(box), `${name}: ${saidAt(box)}`).toBe(false);
    enter(box, String(Number((numberIn(bound) + beyond).toFixed(2))));
    expect(saidAt(box), name).toBe(message);
  }
  if (isWhole) {
    enter(box, String(numberIn(least ?? '0') + 0.5));
    expect(saidAt(box), name).toMatch(/^Please enter a whole number, for example \d+\.$/);
  }
  enter(box, '');
  expect(isInvalid(box), name).toBe(isRequired === true);
  if (isRequired) expect(saidAt(box), name).toBe('Please fill in this field.');
}

describe.each(specifiedForms)(
  'the form of $calculator, as specified,',
  ({ calculator, path, first, button, needed, limits, initial, changes }) => {
    test.each([
      ['goes to the first field on wide screens', true],
      ['stays where it is on phones, so that no keyboard covers the page', false],
    ])('has a focus that %s', (_, isWide) => {
      vi.stubGlobal('matchMedia', (query: string) => ({
        matches: query === '(min-width: 768px)' && isWide,
        addEventListener() {},
        removeEventListener() {},
      }));
      showCalculator(calculator, unanswered);
      expect(document.activeElement?.getAttribute('name')).toBe(isWide ? first : null);
    });

    test('has limits, which are said at the field that passes them', () => {
      showCalculator(calculator, unanswered);
      const fields = Object.entries(limits);
      // From the press on, which sends nothing that is wrong, each field is checked at once.
      enter(controlOf(fields[0]?.[0] ?? ''), 'much');
      send();
      for (const [name, limit] of fields) expectLimits(name, limit);
      expect(fields.length).toBeGreaterThan(3);
    });

    test('begins with the values of the specification', () => {
      showCalculator(calculator, unanswered);
      for (const name of Object.keys(needed).filter((each) => limits[each]?.isRequired)) {
        expect(shownAt(name), name).toBe('');
      }
      fillIn(needed);
      const shown = Object.keys(initial).filter((name) => controlsOf(name).length > 0);
      expect(shown.length).toBeGreaterThan(1);
      expect(calculateButton().textContent).toBe(button);
      for (const name of shown) expect(shownAt(name), name).toBe(initial[name] ?? '');
    });

    test.each<Change>([{ entries: {} }, ...changes])(
      'sends $entries',
      async ({ entries, besides = {} }) => {
        const { calls } = showCalculator(calculator, unanswered);
        fillIn(needed);
        fillIn(entries);
        send();
        await waitFor(() => expect(calls).toHaveLength(1));
        const body = { ...initial, ...sentOf({ ...needed, ...entries }), ...besides };
        expect(calls).toEqual([{ path, body }]);
      },
    );
  },
);

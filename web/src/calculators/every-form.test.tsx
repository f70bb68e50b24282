import { calculators as engineCalculators } from '@suen/engine';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { offerEntries } from '../shared/form/offered-entries.ts';
import { termsName } from '../shared/form/TermsField.tsx';
import { languages } from '../shared/language.ts';
import { descriptionOf } from '../shared/testing/description-of.ts';
import { fakeApi, type Answer } from '../shared/testing/fake-api.ts';
import { showInSite } from '../shared/testing/show-in-site.tsx';
import storedLinks from './stored-links.json';

const pages = import.meta.glob<{ readonly default: ComponentType }>('./*/page.tsx', {
  eager: true,
});

type Control = HTMLInputElement | HTMLSelectElement;
const isChoice = (control: Control) => control.matches('[type="radio"], [type="checkbox"]');
const controls = () =>
  [...document.querySelectorAll<Control>('form :is(input, select)')].filter(
    ({ name }) => name !== '' && name !== termsName,
  );
const boxes = () => controls().filter((control) => control.matches('[inputmode]'));
const isInvalid = (control: Control) => control.getAttribute('aria-invalid') === 'true';

const focused = () => document.activeElement?.getAttribute('name');

/** What is entered: by its field, or by its field and its choice. */
const entered = () =>
  controls().map((control) =>
    isChoice(control)
      ? `${control.name} ${control.value}: ${String(control.matches(':checked'))}`
      : `${control.name}: ${control.value}`,
  );

function send(): void {
  for (const selector of [`[name="${termsName}"]`, 'form [type="submit"]']) {
    const control = document.querySelector(selector);
    if (control === null) throw new Error(`nothing is ${selector}`);
    fireEvent.click(control);
  }
}

describe.each(storedLinks)('the form of $calculator', ({ calculator, link }) => {
  /** The form with the entries of a link that somebody shared. Each of its calls is answered alike. */
  const show = (answer: Answer) => {
    const Page = pages[`./${calculator}/page.tsx`]?.default;
    if (Page === undefined) throw new Error(`${calculator} has no page`);
    const api = fakeApi(new Proxy({}, { get: () => [answer] }));
    offerEntries(calculator, { source: { kind: 'link' }, entries: link });
    const page = showInSite(<Page />);
    // As before a press: a field that is left writes its amount as the site does.
    act(() => (document.activeElement as HTMLElement).blur());
    return { ...api, ...page };
  };

  it('keeps everything after a failure and over a change of language', async () => {
    const { switchLanguage, calls } = show('noConnection');
    const before = entered();
    expect(before.length).toBeGreaterThan(3);
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

  it('puts what the API refuses at its field and goes to the first', async () => {
    const names = Object.keys(
      engineCalculators.find(({ id }) => id === calculator)?.inputSchema.properties ?? {},
    );
    const errors = names.map((field) => ({ field, message: 'refused', limit: 100 }));
    show({ status: 400, body: { errors } });
    send();
    const refused = boxes().filter(({ name }) => names.includes(name));
    await waitFor(() => expect(refused.filter((box) => !isInvalid(box))).toEqual([]));
    expect(focused()).toBe(controls().find(({ name }) => names.includes(name))?.name);
    expect(refused.length).toBeGreaterThan(2);
    for (const box of refused) {
      // Above the limit, below it, or for another reason where nothing is entered.
      expect(descriptionOf(box), box.name).toMatch(
        /or (?:less|more)\.|This entry was not accepted/,
      );
    }
  });

  it('sends nothing that is wrong, says what is and goes to the first wrong field', () => {
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

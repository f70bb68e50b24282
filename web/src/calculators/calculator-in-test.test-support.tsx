import { act, fireEvent } from '@testing-library/react';
import type { ComponentType } from 'react';
import { offerEntries } from '../shared/form/offered-entries.ts';
import { termsName } from '../shared/form/TermsField.tsx';
import { fakeApi, type Answer } from '../shared/testing/fake-api.ts';
import { showInSite } from '../shared/testing/show-in-site.tsx';

const pages = import.meta.glob<{ readonly default: ComponentType }>('./*/page.tsx', {
  eager: true,
});

/** The page of a calculator, with the entries of a link that somebody shared. Each of its calls is answered alike. */
export function showCalculator(calculator: string, answer: Answer, link?: string) {
  const Page = pages[`./${calculator}/page.tsx`]?.default;
  if (Page === undefined) throw new Error(`${calculator} has no page`);
  const api = fakeApi(new Proxy({}, { get: () => [answer] }));
  if (link !== undefined) offerEntries(calculator, { source: { kind: 'link' }, entries: link });
  return { ...api, ...showInSite(<Page />) };
}

export type Control = HTMLInputElement | HTMLSelectElement;
const isChoice = (control: Control) => control.matches('[type="radio"], [type="checkbox"]');

/** The controls of the form in their order, without the terms. */
export const controls = () =>
  [...document.querySelectorAll<Control>('form :is(input, select)')].filter(
    ({ name }) => name !== '' && name !== termsName,
  );
export const boxes = () => controls().filter((control) => control.matches('[inputmode]'));

/** Leaves the field in use, as a press does: it then writes its amount as the site does. */
function leaveField(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement) act(() => focused.blur());
}

/** What is entered: by its field, or by its field and its choice. */
export function entered(): readonly string[] {
  leaveField();
  return controls().map((control) =>
    isChoice(control)
      ? `${control.name} ${control.value}: ${String(control.matches(':checked'))}`
      : `${control.name}: ${control.value}`,
  );
}

const click = (selector: string) => {
  const control = document.querySelector(selector);
  if (control === null) throw new Error(`nothing is ${selector}`);
  fireEvent.click(control);
};

/** Accepts the terms and sends. */
export function send(): void {
  click(`[name="${termsName}"]`);
  sendAgain();
}

/** Sends a form whose terms are accepted. */
export function sendAgain(): void {
  leaveField();
  click('form [type="submit"]');
}

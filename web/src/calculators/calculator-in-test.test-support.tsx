import { calculators } from '@suen/engine';
import { act, fireEvent } from '@testing-library/react';
import type { ComponentType } from 'react';
import { termsName } from '../shared/form/parts/TermsField.tsx';
import { offerEntries } from '../shared/form/state/offered-entries.ts';
import { answerOf } from '../shared/test-support/answers-of.test-support.ts';
import { enter } from '../shared/test-support/controls.test-support.ts';
import { fakeApi, type Answer } from '../shared/test-support/fake-api.test-support.ts';
import { sendForm } from '../shared/test-support/send-form.test-support.ts';
import { showInSite } from '../shared/test-support/show-in-site.test-support.tsx';

const pages = import.meta.glob<{ readonly default: ComponentType }>('./*/page.tsx', {
  eager: true,
});

// The results' code is loaded beforehand, because loading can take longer than a test waits.
import.meta.glob('./*/*/*ResultView.tsx', { eager: true });
import.meta.glob('../shared/charts/*/*Chart.tsx', { eager: true });

/** The page of a calculator in the site. */
export function showPageOf(calculator: string) {
  const Page = pages[`./${calculator}/page.tsx`]?.default;
  if (Page === undefined) throw new Error(`${calculator} has no page`);
  return showInSite(<Page />);
}

/** The page of a calculator, with the entries of a link that somebody shared. Each of its calls is answered alike. */
export function showCalculator(calculator: string, answer: Answer, link?: string) {
  const api = fakeApi(new Proxy({}, { get: () => [answer] }));
  if (link !== undefined) offerEntries(calculator, { source: { kind: 'link' }, entries: link });
  return { ...api, ...showPageOf(calculator) };
}

/** What the API answers to calls, by their paths. */
type Answers = Parameters<typeof fakeApi>[0];

interface UsualCalculation {
  readonly entries: Entries;
  /** What the API answers to other calls than the calculation. */
  readonly answers?: Answers;
}

/** The page of one room for its tests, with what is usually entered there. */
export function roomInTest(calculator: string, usual: UsualCalculation) {
  const { path = '' } = calculators.find(({ id }) => id === calculator) ?? {};
  const answer = answerOf(calculator);
  const showPage = () => showPageOf(calculator);
  return {
    /** The path of its calls. */
    calculationPath: path,
    /** What the API answers to each of its calls. */
    answer,
    showPage,
    /** The page with a result: what the API answers to the usual entries and these changes. */
    calculate: async (changes: Entries = {}, answers: Answers = {}) => {
      const api = fakeApi({ [path]: [answer], ...usual.answers, ...answers });
      const page = showPage();
      fillIn({ ...usual.entries, ...changes });
      await sendForm();
      return { ...page, ...api };
    },
  };
}

export type Control = HTMLInputElement | HTMLSelectElement;
const isChoice = (control: Control) => control.matches('[type="radio"], [type="checkbox"]');

/** The controls of the form in their order, without the terms. */
export const controls = () =>
  [...document.querySelectorAll<Control>('form :is(input, select)')].filter(
    ({ name }) => name !== '' && name !== termsName,
  );
export const boxes = () => controls().filter((control) => control.matches('[inputmode]'));

export type Value = string | number | boolean | null;

/** What is typed or chosen in fields, each with what is sent of it where this is not the same. Undefined is left as it is. */
export type Entries = Readonly<
  Record<string, Value | readonly [entry: Value, sent: Value | undefined] | undefined>
>;

export const controlsOf = (name: string) => controls().filter((control) => control.name === name);

/** The only control of a field, or that of its choice. */
export function controlOf(name: string, choice?: unknown): Control {
  const found = controlsOf(name);
  const control = found.find(({ value }) => found.length === 1 || value === String(choice));
  if (control === undefined) throw new Error(`the form has no ${name} of ${String(choice)}`);
  return control;
}

export function fillIn(entries: Entries): void {
  for (const [name, value] of Object.entries(entries)) {
    const [entry] = [value].flat();
    if (entry === undefined) continue;
    const control = controlOf(name, entry);
    if (isChoice(control)) fireEvent.click(control);
    else enter(control, String(entry));
  }
}

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

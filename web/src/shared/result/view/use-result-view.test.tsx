import { act, fireEvent, screen } from '@testing-library/react';
import { use } from 'react';
import { Link, useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { clearSessionState } from '../../session/session-state.ts';
import { showInSite } from '../../test-support/show-in-site.test-support.tsx';
import { useResultView } from './use-result-view.ts';

/** While there is one, entries of results stay undrawn, as with a page or a phone that takes its time. */
let undrawn: Promise<void> | undefined;

function Page() {
  const { state } = useLocation();
  if (state !== null && undrawn !== undefined) use(undrawn);
  return <Views />;
}

function Views() {
  const { result, hasChanged, showResult, reopenResult, returnToForm } =
    useResultView<string>('a-calculator');
  return (
    <>
      <p>{result ?? 'form'}</p>
      <output>{hasChanged ? 'takes the focus' : 'leaves the focus'}</output>
      <button type="button" onClick={() => showResult('first')}>
        first
      </button>
      <button type="button" onClick={() => showResult('second')}>
        second
      </button>
      <button type="button" onClick={reopenResult}>
        last
      </button>
      <Link to="/salary/calculator">link</Link>
      <button type="button" onClick={returnToForm}>
        return
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => document.querySelector('p')?.textContent;
const focus = () => document.querySelector('output')?.textContent;
/** The browser's Back (-1) and Forward (1), and until it has gone there. */
const go = (steps: number) =>
  act(async () => {
    const arrived = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.go(steps);
    await arrived;
  });
/** As the router does with every navigation, before the page is there. */
const windowGoesTo = (path: string) => window.history.pushState(null, '', path);

/** On a new entry of the browser's history, with its state. */
const open = (state: unknown = null) => showInSite(<Page />, { state });

beforeEach(() => {
  undrawn = undefined;
});

test('leads back from a result to the one that led to it, and then to the form', async () => {
  open();
  expect(focus()).toBe('leaves the focus');
  press('first');
  expect(shown()).toBe('first');
  expect(focus()).toBe('takes the focus');
  press('second');
  expect(shown()).toBe('second');
  await go(-1);
  expect(shown()).toBe('first');
  await go(-1);
  expect(shown()).toBe('form');
  await go(2);
  expect(shown()).toBe('second');
});

test('returns from the second result to the form, and Forward finds nothing left', async () => {
  open();
  press('first');
  press('second');
  press('return');
  await expect.poll(shown).toBe('form');
  expect(window.history.state).not.toHaveProperty('usr.view');
  await go(1);
  expect(shown()).toBe('form');
});

test('follows Back that is pressed before the entry of the result is drawn', async () => {
  open();
  undrawn = new Promise(() => {});
  await act(async () => press('first'));
  expect(shown()).toBe('first');
  await go(-1);
  expect(shown()).toBe('form');
});

test('returns to the form before the entry of the result is drawn, also the second time', async () => {
  windowGoesTo('/');
  open();
  for (const _ of ['once', 'again']) {
    undrawn = new Promise(() => {});
    await act(async () => press('first'));
    press('return');
    await expect.poll(shown).toBe('form');
    expect(window.location.pathname).toBe('/salary/calculator');
  }
});

test('shows no answer to a user who has navigated away', () => {
  open();
  windowGoesTo('/faq');
  press('first');
  expect(shown()).toBe('form');
  expect(window.location.pathname).toBe('/faq');
});

test('shows an answer in the language that the page is loading in', async () => {
  open();
  windowGoesTo('/de/salary/calculator?a=1');
  press('first');
  expect(shown()).toBe('first');
  expect(window.location.pathname + window.location.search).toBe('/de/salary/calculator?a=1');
  press('return');
  await expect.poll(shown).toBe('form');
  expect(window.location.pathname).toBe('/de/salary/calculator');
});

test('begins with the form where the page is loaded anew on a result', async () => {
  const { unmount } = open();
  press('first');
  const { state } = window.history;
  unmount();
  clearSessionState();
  open(state);
  expect(shown()).toBe('form');
  expect(window.history.state).not.toHaveProperty('usr.view');
  press('second');
  press('return');
  await expect.poll(shown).toBe('form');
  expect(window.location.pathname).toBe('/salary/calculator');
});

test('goes to the top with a result, also while its entry is not drawn yet', () => {
  undrawn = new Promise(() => {});
  open();
  window.scrollTo(0, 800);
  expect(window.scrollY).toBe(800);
  press('first');
  expect(shown()).toBe('first');
  expect(window.scrollY).toBe(0);
});

test('a link leads to the form, from which the last result is one press away', async () => {
  open();
  press('first');
  expect(shown()).toBe('first');
  fireEvent.click(screen.getByRole('link', { name: 'link' }));
  await expect.poll(shown).toBe('form');
  press('last');
  expect(shown()).toBe('first');
  await go(-1);
  expect(shown()).toBe('form');
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { lazyPart, type LazyPart } from '../loading/lazy-part.ts';
import { calculatorPage } from '../page/calculator-page.tsx';
import { PageLink } from '../PageLink.tsx';
import { descriptionOf } from '../test-support/controls.test-support.ts';
import { fakeApi, type Answer } from '../test-support/fake-api.test-support.ts';
import { translatorOfSite } from '../test-support/translator-in-test.test-support.ts';
import { TranslatorContext } from '../translation/use-translation.ts';
import { NumberField } from './controls/NumberField.tsx';
import { defineForm } from './definition/define-form.ts';
import { number } from './definition/fields.ts';
import { callInTest } from './definition/form-in-test.test-support.ts';
import { offerEntries } from './state/offered-entries.ts';
import { useControls } from './words/field-words.ts';

const doubling = defineForm(callInTest('doubling', { amount: { type: 'number' } }), {
  amount: number({ isRequired: true, example: 12 }),
});

interface PartsOfResult {
  readonly loadResult?: () => Promise<typeof ResultView>;
  readonly charts?: readonly LazyPart<unknown>[];
}

const wordsOfDoubling = { amount: { label: 'Amount', unit: 'km' } };

const doublingPage = (parts: PartsOfResult = {}) =>
  calculatorPage({
    form: doubling,
    Fields: ({ form }) => {
      const control = useControls(form, wordsOfDoubling);
      return <NumberField {...control('amount')} example="12" />;
    },
    useFieldWords: () => wordsOfDoubling,
    namedInLine: ['amount'],
    useWords: () => ({
      title: 'Doubling',
      lead: 'Twice as much',
      label: 'Doubling',
      submitLabel: 'Double it',
    }),
    useBackground: () => ({ steps: [], note: '', questions: [] }),
    next: undefined,
    comparison: undefined,
    loadResult: async () => ResultView,
    ...parts,
  });
const DoublingPage = doublingPage();

function ResultView({ onRecalculate }: { readonly onRecalculate: () => void }) {
  return (
    <button type="button" onClick={() => onRecalculate()}>
      Recalculate
    </button>
  );
}

const anAnswer: Answer = { status: 200, body: 24 };

function showSite(answers: readonly Answer[] = [anAnswer], Page = DoublingPage) {
  // The window's address must equal the router's. A different one would mean that the user has
  // navigated away.
  window.history.replaceState(null, '', '/');
  const page = (
    <>
      <Page />
      <PageLink to="/elsewhere">Elsewhere</PageLink>
    </>
  );
  const { calls } = fakeApi({ '/doubling': answers });
  render(
    <MemoryRouter>
      <TranslatorContext value={translatorOfSite('en')}>
        <Routes>
          <Route path="/" element={page} />
          <Route path="/elsewhere" element={<PageLink to="/">Back</PageLink>} />
        </Routes>
      </TranslatorContext>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), calls };
}

const amount = () => screen.getByRole('textbox', { name: 'Amount' });
const terms = () => screen.getByRole('checkbox');
const button = () => screen.getByRole('button', { name: 'Double it' });

const missing = 'Please tick this box to accept the terms of use.';

describe('without the tick', () => {
  test.each([
    ['Enter', (user: ReturnType<typeof userEvent.setup>) => user.type(amount(), '12{Enter}')],
    [
      'a press on the waiting button',
      async (user: ReturnType<typeof userEvent.setup>) => {
        await user.type(amount(), '12');
        await user.click(button());
      },
    ],
  ])('%s leads to the box, which says what is missing, and calls nothing', async (_name, ask) => {
    const { user, calls } = showSite();
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(descriptionOf(button())).toBe('Accept the terms of use to calculate.');
    expect(descriptionOf(terms())).toBe('');
    await ask(user);
    expect(document.activeElement).toBe(terms());
    expect(terms().getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(terms())).toBe(missing);
    expect(calls).toEqual([]);

    await user.click(terms());
    expect(screen.queryByText(missing)).toBeNull();
    expect(terms().getAttribute('aria-invalid')).toBe('false');
    expect(button().getAttribute('aria-disabled')).toBe('false');
    expect(screen.queryByText('Accept the terms of use to calculate.')).toBeNull();
  });
});

test('with a wrong entry and without the tick, the first wrong field takes the focus and both say what is wrong', async () => {
  const { user, calls } = showSite();
  await user.type(amount(), 'abc');
  await user.click(button());
  expect(document.activeElement).toBe(amount());
  expect(amount().getAttribute('aria-invalid')).toBe('true');
  expect(terms().getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(terms())).toBe(missing);
  expect(calls).toEqual([]);
});

test('says in a line what is entered, and keeps the button in reach once something is entered', async () => {
  const { user } = showSite();
  const isInReach = () => button().closest('[data-in-reach]')?.getAttribute('data-in-reach');
  const line = () =>
    screen.getByRole('heading', { name: 'Your calculation' }).nextElementSibling?.textContent;
  expect(line()).toBe('No valid entries yet.');
  expect(isInReach()).toBe('false');
  await user.type(amount(), '12');
  expect(line()).toBe('Amount: 12');
  expect(isInReach()).toBe('true');
  await user.clear(amount());
  expect(line()).toBe('No valid entries yet.');
  expect(isInReach()).toBe('false');
});

describe('a part of the result that fails to load', () => {
  const ask = async ({ user }: ReturnType<typeof showSite>) => {
    await user.type(amount(), '12');
    await user.click(terms());
    await user.click(button());
  };

  test('is asked for again by the next press, and no entry is lost', async () => {
    const loadResult = vi
      .fn<() => Promise<typeof ResultView>>()
      .mockRejectedValue(new Error('no network'));
    const site = showSite([anAnswer, anAnswer], doublingPage({ loadResult }));
    await ask(site);
    await waitFor(() => expect(site.calls).toHaveLength(1));
    expect(amount()).toHaveProperty('value', '12');
    expect(screen.queryByRole('alert')).toBeNull();
    loadResult.mockResolvedValue(ResultView);
    await site.user.click(button());
    expect(await screen.findByText('Recalculate')).toBeDefined();
  });

  test('does not keep the result back where it is a chart', async () => {
    const loadChart = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('no network'));
    const charts = [lazyPart(loadChart), lazyPart(() => new Promise<never>(() => {}))];
    await ask(showSite([anAnswer], doublingPage({ charts })));
    expect(await screen.findByText('Recalculate')).toBeDefined();
    expect(loadChart).toHaveBeenCalled();
  });
});

describe('the tick', () => {
  test('stays after Recalculate', async () => {
    const { user } = showSite();
    await user.type(amount(), '12');
    await user.click(terms());
    await user.click(button());
    await user.click(await screen.findByText('Recalculate'));
    expect(await screen.findByRole('checkbox')).toHaveProperty('checked', true);
    expect(amount()).toHaveProperty('value', '12');
  });

  test('is gone when the form is opened anew, while the entries are kept', async () => {
    const { user } = showSite();
    await user.type(amount(), '12');
    await user.click(terms());
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(terms()).toHaveProperty('checked', false);
    expect(amount()).toHaveProperty('value', '12');
  });
});

describe('a failed call', () => {
  test('is one line with a way to try again in it, and no second button that submits', async () => {
    const { user, calls } = showSite(['noConnection', anAnswer]);
    await user.type(amount(), '12');
    await user.click(terms());
    await user.click(button());
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toBe(
      'We cannot reach the calculator. Please check your connection. Try again',
    );
    expect(document.querySelectorAll('button[type="submit"]')).toHaveLength(1);
    expect(terms()).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Recalculate');
    await waitFor(() => expect(calls).toHaveLength(2));
  });
});

describe('offered entries', () => {
  test('take the place of what was entered, once, and of a result', async () => {
    const { user } = showSite();
    await user.type(amount(), '12');
    await user.click(terms());
    await user.click(button());
    await screen.findByText('Recalculate');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    offerEntries('doubling', { source: { kind: 'example' }, entries: { amount: '5000' } });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(amount()).toHaveProperty('value', '5000');
    expect(terms()).toHaveProperty('checked', false);

    await user.clear(amount());
    await user.type(amount(), '7');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(amount()).toHaveProperty('value', '7');
  });

  test('can be added to what was entered', async () => {
    const { user } = showSite();
    await user.type(amount(), '12');
    await user.click(terms());
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    offerEntries('doubling', {
      source: { kind: 'result', calculator: 'tax-class' },
      entries: { unknown: 'added' },
      keepsOthers: true,
    });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(amount()).toHaveProperty('value', '12');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    offerEntries('doubling', {
      source: { kind: 'result', calculator: 'tax-class' },
      entries: { amount: '5000' },
      keepsOthers: true,
    });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(amount()).toHaveProperty('value', '5000');
  });
});

test('an empty field shows an example that cannot be taken for an entry', () => {
  showSite();
  expect(amount().getAttribute('placeholder')).toBe('e.g.\u00A012');
});

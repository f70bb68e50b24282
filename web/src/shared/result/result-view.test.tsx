// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetKeptState } from '../kept-state.ts';
import { showInSite } from '../testing/show-in-site.tsx';
import { useResultView } from './result-view.ts';

function Page() {
  const { result, showResult, returnToForm } = useResultView<string>('a-calculator');
  return (
    <>
      <p>{result ?? 'form'}</p>
      <button type="button" onClick={() => showResult('first')}>
        first
      </button>
      <button type="button" onClick={() => showResult('second')}>
        second
      </button>
      <button type="button" onClick={returnToForm}>
        return
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => document.querySelector('p')?.textContent;
let travel: (steps: number) => void;
/** The browser's Back (-1) and Forward (1). */
const go = (steps: number) => act(() => travel(steps));

beforeEach(() => {
  forgetKeptState();
  ({ travel } = showInSite(<Page />, { texts: { en: {}, fr: {}, de: {} } }));
});
afterEach(cleanup);

it('leads back from a result to the one that led to it, and then to the form', async () => {
  press('first');
  await expect.poll(shown).toBe('first');
  press('second');
  await expect.poll(shown).toBe('second');
  go(-1);
  await expect.poll(shown).toBe('first');
  go(-1);
  await expect.poll(shown).toBe('form');
});

it('returns from the second result to the form, and Forward finds nothing left', async () => {
  press('first');
  await expect.poll(shown).toBe('first');
  press('second');
  await expect.poll(shown).toBe('second');
  press('return');
  await expect.poll(shown).toBe('form');
  go(1);
  await expect.poll(shown).toBe('form');
});

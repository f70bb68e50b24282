import { act, cleanup, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { removeSessionState, forgetMemory, useSessionState } from './session-state.ts';

interface Entries {
  readonly amount: string;
  readonly when?: Date;
}

const initial: Entries = { amount: '' };
const again = ({ amount }: Entries): Entries => ({ amount: `${amount} again` });

const show = (isKept = true) =>
  renderHook(() => useSessionState('test.form', initial, isKept ? again : undefined));
const enter = (shown: ReturnType<typeof show>, amount: string) =>
  act(() => {
    shown.result.current[1](() => ({ amount }));
  });

/** The page goes, its script with it, and the tab loads it anew. */
function reload() {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  forgetMemory();
}
const setBuild = (entry: string) => {
  document.body.innerHTML = `<script type="application/json" id="chunks">{"entry":"${entry}"}</script>`;
};

test('finds again after a reload what the tab has kept, the last of it', () => {
  const shown = show();
  enter(shown, '12');
  enter(shown, '5000');
  reload();
  expect(show().result.current[0]).toEqual({ amount: '5000 again' });
});

test('writes soon, also where nobody leaves the page', async () => {
  enter(show(), '5000');
  await vi.waitFor(() => expect(sessionStorage.getItem('suen.test.form')).toContain('5000'));
});

test('keeps nothing for a reload that has no memory', () => {
  enter(show(false), '5000');
  reload();
  expect(sessionStorage).toHaveLength(0);
  expect(show().result.current[0]).toBe(initial);
});

test('shows the initial value at once when what is kept is forgotten, and after a reload', () => {
  const shown = show();
  enter(shown, '5000');
  act(() => removeSessionState('test.form'));
  expect(shown.result.current[0]).toBe(initial);
  reload();
  expect(show().result.current[0]).toBe(initial);
});

test('does not read what another build of the site has written', () => {
  setBuild('/assets/client-1.js');
  enter(show(), '5000');
  reload();
  setBuild('/assets/client-2.js');
  expect(show().result.current[0]).toBe(initial);
});

test.each(['5000', '{"value":1}', 'null', '{', '[]'])(
  'begins anew where the tab holds %s',
  (text) => {
    sessionStorage.setItem('suen.test.form', text);
    expect(show().result.current[0]).toBe(initial);
  },
);

test('works without a reload where the browser forbids storage', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const shown = show();
  enter(shown, '5000');
  expect(shown.result.current[0]).toEqual({ amount: '5000' });
  reload();
  expect(show().result.current[0]).toBe(initial);
});

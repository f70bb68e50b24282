import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../test-support/fake-api.test-support.ts';
import { useCalculation } from './calculation.ts';

/** A call whose answer has arrived while the part that shows it is still loading. */
async function answeredCall() {
  const { calls } = fakeApi({ '/sum': [{ status: 200, body: 3 }] });
  let showView = () => {};
  const view = new Promise<void>((resolve) => {
    showView = resolve;
  });
  const hook = renderHook(
    ({ onAnswer }: { readonly onAnswer: (request: object, answer: number) => void }) =>
      useCalculation<'first', object, number>({
        nameOf: (part) => (part === 'first' ? part : undefined),
        loadResultView: () => view,
        onAnswer,
        onRefused: () => {},
      }),
    { initialProps: { onAnswer: vi.fn<() => void>() } },
  );
  act(() => void hook.result.current.calculate('/sum', { first: 1 }));
  await waitFor(() => expect(calls).toHaveLength(1));
  return { ...hook, showView: () => act(async () => showView()) };
}

const pass = (milliseconds: number) =>
  act(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, milliseconds);
      }),
  );

test('an answer goes to whoever stands on the page by then', async () => {
  const { rerender, showView } = await answeredCall();
  const onAnswer = vi.fn<() => void>();
  rerender({ onAnswer });
  await showView();
  await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ first: 1 }, 3));
});

test('only of an answer that is not there at once it is told that it is on its way', async () => {
  const { result, showView } = await answeredCall();
  // A quarter of the time after which it is told.
  await pass(50);
  expect(result.current.isCalculating).toBe(false);
  await waitFor(() => expect(result.current.isCalculating).toBe(true));
  await showView();
  await waitFor(() => expect(result.current.isCalculating).toBe(false));
});

test('an answer is for nobody when its form is gone', async () => {
  const { rerender, unmount, showView } = await answeredCall();
  const onAnswer = vi.fn<() => void>();
  rerender({ onAnswer });
  unmount();
  await showView();
  // Longer than the answer above has taken.
  await pass(50);
  expect(onAnswer).not.toHaveBeenCalled();
});

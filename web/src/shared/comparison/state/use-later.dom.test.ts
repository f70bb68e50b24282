import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLater, waitForMs, waitForPaint } from './use-later.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
});

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const pause = waitForMs(100);

test('a value follows once it has stayed the same for the pause', () => {
  const { result, rerender } = renderHook(({ value }) => useLater(value, pause), {
    initialProps: { value: 'a' },
  });
  expect(result.current).toBe('a');
  rerender({ value: 'b' });
  pass(99);
  rerender({ value: 'c' });
  pass(99);
  expect(result.current).toBe('a');
  pass(1);
  expect(result.current).toBe('c');
});

test('a first value of its own is there until then', () => {
  const { result } = renderHook(() => useLater('said', pause, ''));
  expect(result.current).toBe('');
  pass(100);
  expect(result.current).toBe('said');
});

test('what waits for paint follows after the next frame, and not when it is gone by then', () => {
  const action = vi.fn<() => void>();
  const leaveUndone = waitForPaint(action);
  vi.advanceTimersToNextFrame();
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledOnce();
  leaveUndone();

  const undone = vi.fn<() => void>();
  const before = waitForPaint(undone);
  before();
  const after = waitForPaint(undone);
  vi.advanceTimersToNextFrame();
  after();
  vi.advanceTimersByTime(1000);
  expect(undone).not.toHaveBeenCalled();
});

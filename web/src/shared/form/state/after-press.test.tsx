import { fireEvent, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useAfterPress } from './after-press.ts';

describe('what is put off until a press is over', () => {
  test('happens by itself when nothing is pressed', async () => {
    const { result } = renderHook(useAfterPress);
    const action = vi.fn<() => void>();
    result.current(action);
    await waitFor(() => expect(action).toHaveBeenCalledOnce());
  });

  test.each(['pointerUp', 'pointerCancel'] as const)(
    'waits for the end of a press, and for the click that follows it: %s',
    async (end) => {
      const { result } = renderHook(useAfterPress);
      const action = vi.fn<() => void>();
      fireEvent.pointerDown(document.body);
      result.current(action);
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
      expect(action).not.toHaveBeenCalled();
      fireEvent[end](document.body);
      expect(action).not.toHaveBeenCalled();
      await waitFor(() => expect(action).toHaveBeenCalledOnce());
    },
  );
});

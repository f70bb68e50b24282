import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { lazyPart, useLazyPart, type LazyPart } from './lazy-part.ts';

/** A part that arrives when the test says so. */
function held() {
  let resolve: (part: string) => void = () => {};
  const promise = new Promise<string>((arrive) => {
    resolve = arrive;
  });
  return { promise, resolve };
}

const noNetwork = new Error('no network');

describe('a part', () => {
  test('is fetched once, for all who ask before and after it has arrived', async () => {
    const fetchPart = vi.fn<() => Promise<string>>().mockResolvedValue('part');
    const part = lazyPart(fetchPart);
    expect(part.loaded()).toBeUndefined();
    expect(await Promise.all([part.load(), part.load()])).toEqual(['part', 'part']);
    expect(await part.load()).toBe('part');
    expect(part.loaded()).toBe('part');
    expect(fetchPart).toHaveBeenCalledOnce();
  });

  test('is fetched again after a failure, of which all who wait for it hear', async () => {
    const fetchPart = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(noNetwork)
      .mockResolvedValue('part');
    const part = lazyPart(fetchPart);
    expect(await Promise.allSettled([part.load(), part.load()])).toEqual([
      { status: 'rejected', reason: noNetwork },
      { status: 'rejected', reason: noNetwork },
    ]);
    expect(part.loaded()).toBeUndefined();
    expect(await part.load()).toBe('part');
    expect(fetchPart).toHaveBeenCalledTimes(2);
  });
});

describe('a component', () => {
  function Shown({ part }: { readonly part: LazyPart<string> }) {
    const [value, load] = useLazyPart(part);
    useEffect(() => {
      load().catch(() => {});
    }, [load]);
    return <p>{value ?? 'nothing'}</p>;
  }
  const shown = () => screen.getByRole('paragraph').textContent;

  test('has a part at once that has arrived before', async () => {
    const part = lazyPart(() => Promise.resolve('part'));
    const first = render(<Shown part={part} />);
    expect(shown()).toBe('nothing');
    await expect.poll(shown).toBe('part');
    first.unmount();
    render(<Shown part={part} />);
    expect(shown()).toBe('part');
    await act(async () => {});
  });

  test('keeps its part until another has arrived, in whatever order they come', async () => {
    const slow = held();
    const fast = held();
    const { rerender } = render(<Shown part={lazyPart(() => Promise.resolve('old'))} />);
    await expect.poll(shown).toBe('old');
    rerender(<Shown part={lazyPart(() => slow.promise)} />);
    rerender(<Shown part={lazyPart(() => fast.promise)} />);
    expect(shown()).toBe('old');
    await act(async () => fast.resolve('new'));
    expect(shown()).toBe('new');
    await act(async () => slow.resolve('no longer wanted'));
    expect(shown()).toBe('new');
  });
});

import { beforeEach, expect, test, vi } from 'vitest';
import { loadScript, withRetries } from './load-script.ts';

const url = 'https://service.example/script.js';

/** Answers each script that is added with the next of these, the last again and again. */
function answerScripts(...outcomes: readonly ('load' | 'error')[]) {
  const asked: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    const script = node as HTMLScriptElement;
    const outcome = outcomes[asked.length] ?? outcomes.at(-1) ?? 'load';
    asked.push(script);
    queueMicrotask(() => script.dispatchEvent(new Event(outcome)));
  });
  return asked;
}

beforeEach(() => {
  vi.useFakeTimers();
});

test('a script is loaded once when it loads', async () => {
  const asked = answerScripts('load');
  await loadScript(url, { retries: 2, crossOrigin: 'anonymous' });
  expect(asked.map(({ src, crossOrigin }) => [src, crossOrigin])).toEqual([[url, 'anonymous']]);
});

test('a failed load is tried again twice', async () => {
  const asked = answerScripts('error', 'error', 'load');
  const loading = loadScript(url, { retries: 2 });
  await vi.runAllTimersAsync();
  await expect(loading).resolves.toBeUndefined();
  expect(asked.length).toBe(3);
});

test('after two retries it is given up', async () => {
  const asked = answerScripts('error');
  const failure = loadScript(url, { retries: 2 }).catch((error: unknown) => String(error));
  await vi.runAllTimersAsync();
  expect(await failure).toContain(url);
  expect(asked.length).toBe(3);
});

test('without retries the first failure counts', async () => {
  const attempt = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no'));
  await expect(withRetries(attempt, 0)).rejects.toThrow('no');
  expect(attempt).toHaveBeenCalledOnce();
});

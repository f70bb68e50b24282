import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from './limits.ts';
import { readPayslipFile } from './read-payslip-file.ts';

/** A worker whose messages the test sends. */
class StandIn extends EventTarget {
  static latest: StandIn | undefined;
  readonly asked: unknown[] = [];
  isEnded = false;

  constructor() {
    super();
    StandIn.latest = this;
  }

  postMessage(message: unknown) {
    this.asked.push(message);
  }

  terminate() {
    this.isEnded = true;
  }
}

beforeEach(() => vi.stubGlobal('Worker', StandIn));
afterEach(() => {
  vi.useRealTimers();
  StandIn.latest = undefined;
});

const pdf = new File(['%PDF-1.7'], 'payslip.pdf');
const never = new AbortController().signal;

/** Begins to read and waits until the worker is asked. */
async function begin(signal = never) {
  const outcome = readPayslipFile(pdf, signal);
  await vi.waitFor(() => expect(StandIn.latest?.asked).toHaveLength(1));
  const worker = StandIn.latest;
  if (worker === undefined) throw new Error('No worker was started.');
  return { outcome, worker };
}

test('gives what the worker finds and ends it', async () => {
  const { outcome, worker } = await begin();
  expect(worker.asked[0]).toMatchObject({
    bytes: new TextEncoder().encode('%PDF-1.7'),
    // CCSS, paramètres sociaux: 2.80, 0.25, 8 to 2025 and 8.5 from 2026, 1.40 percent
    rates: { care: [2.8], cash: [0.25], pension: [8.5, 8], longTermCare: [1.4] },
  });
  worker.dispatchEvent(new MessageEvent('message', { data: { action: 'ready' } }));
  worker.dispatchEvent(new MessageEvent('message', { data: { outcome: { kind: 'scan' } } }));
  expect(await outcome).toEqual({ kind: 'scan' });
  expect(worker.isEnded).toBe(true);
});

test('starts no worker for a file that is too large', async () => {
  const large = new File([new Uint8Array(limits.fileBytes + 1)], 'large.pdf');
  expect(await readPayslipFile(large, never)).toEqual({ kind: 'tooLarge' });
  expect(StandIn.latest).toBeUndefined();
});

test('says that a file cannot be read', async () => {
  vi.spyOn(pdf, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
  expect(await readPayslipFile(pdf, never)).toEqual({ kind: 'broken' });
});

test('says that the worker could not be loaded', async () => {
  const { outcome, worker } = await begin();
  worker.dispatchEvent(new Event('error'));
  expect(await outcome).toEqual({ kind: 'unavailable' });
});

test('ends a worker that takes too long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { outcome, worker } = await begin();
  vi.advanceTimersByTime(limits.milliseconds);
  expect(await outcome).toEqual({ kind: 'tooLong' });
  expect(worker.isEnded).toBe(true);
});

test('ends the worker when nobody waits any more', async () => {
  const waiting = new AbortController();
  const { worker } = await begin(waiting.signal);
  waiting.abort();
  expect(worker.isEnded).toBe(true);
});

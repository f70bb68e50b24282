import { setTimeout as delay } from 'node:timers/promises';
import { codeOf } from '../../error-code.ts';
import type { ReportContact } from '../contact-log.ts';
import { defaultLeaseTimes, type LeaseTimes, type Queue } from '../queue/queue.ts';
import { attempt } from './attempt.ts';
import { waitAfter, type BackOff } from './back-off.ts';
import type { Send } from './smtp.ts';

export interface DeliveryTimes extends LeaseTimes {
  /** Between two looks at the queue for what other processes have added. */
  readonly lookIntervalMs: number;
  /** While the mail server cannot be reached. */
  readonly whenUnavailable: BackOff;
  /** While it puts one message off. */
  readonly whenDeferred: BackOff;
  /** After which a stopping process breaks off what is not yet sent. */
  readonly stopMs: number;
}

export const defaultDeliveryTimes: DeliveryTimes = {
  ...defaultLeaseTimes,
  lookIntervalMs: 5000,
  whenUnavailable: { firstMs: 5000, maxMs: 5 * 60_000 },
  whenDeferred: { firstMs: 60_000, maxMs: 60 * 60_000 },
  stopMs: 5000,
};

/** Brings the messages of the queue to the mail server, one after the other, for as long as it takes. */
export function startDelivery(
  queue: Queue,
  send: Send,
  report: ReportContact,
  times: DeliveryTimes,
) {
  const stopping = new AbortController();
  const breakingOff = new AbortController();
  let waking = new AbortController();
  let failuresInARow = 0;
  // Not by the clock on the wall, which can be set back.
  let notBefore = 0;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      waking = new AbortController();
      const wait = await step().catch((error: unknown) => {
        reportFailure(error);
        return isFull(error) && queue.makeRoom() ? 0 : times.lookIntervalMs;
      });
      if (wait <= 0) continue;
      await delay(wait, undefined, { signal: waking.signal }).catch(() => undefined);
    }
    try {
      queue.removeAccepted();
      queue.keepRoom();
    } catch (error) {
      reportFailure(error);
    }
  }

  function reportFailure(error: unknown): void {
    report({ contact: 'queue out of order', ...codeOf(error) });
  }

  /** @returns how long there is nothing to do, in milliseconds */
  async function step(): Promise<number> {
    const patience = notBefore - performance.now();
    if (patience > 0) return Math.min(patience, times.lookIntervalMs);
    const { claim, nextDueAt } = queue.claimNext(Date.now());
    if (!claim) return Math.min(nextDueAt - Date.now(), times.lookIntervalMs);
    const isReached = await attempt(claim, {
      queue,
      send,
      report,
      signal: breakingOff.signal,
      leaseMs: times.leaseMs,
      whenDeferred: times.whenDeferred,
    });
    failuresInARow = isReached ? 0 : failuresInARow + 1;
    if (isReached) return 0;
    queue.keepRoom();
    const wait = waitAfter(failuresInARow, times.whenUnavailable, Math.random());
    notBefore = performance.now() + wait;
    return Math.min(wait, times.lookIntervalMs);
  }

  const running = run();
  return {
    /** There is a new message. */
    wake: () => waking.abort(),
    /** Ends after the message that is being sent. */
    async stop(): Promise<void> {
      stopping.abort();
      waking.abort();
      const timer = setTimeout(() => breakingOff.abort(), times.stopMs);
      await running;
      clearTimeout(timer);
    },
  };
}

function isFull(error: unknown): boolean {
  return codeOf(error).code === 'SQLITE_FULL';
}

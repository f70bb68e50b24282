import { setTimeout as delay } from 'node:timers/promises';
import { waitAfter, type BackOff } from './back-off.ts';
import { attempt } from './attempt.ts';
import { openClaims, takeOver, type Claims } from './claims.ts';
import { codeOf, type ReportContact } from './contact-log.ts';
import { watchSenders } from './dead-senders.ts';
import type { Send } from './smtp.ts';
import type { SpoolFolders } from './spool.ts';

export interface DeliveryTimes {
  /** Between two looks at the spool for what other processes have put there. */
  readonly lookMilliseconds: number;
  readonly beatMilliseconds: number;
  /** Without a beat for so long, a process counts as dead. */
  readonly silenceMilliseconds: number;
  /** While the mail server cannot be reached. */
  readonly whenUnavailable: BackOff;
  /** While it puts one message off. */
  readonly whenDeferred: BackOff;
  /** After which a stopping process breaks off what is not yet sent. */
  readonly stopMilliseconds: number;
}

const usualDeliveryTimes: DeliveryTimes = {
  lookMilliseconds: 5000,
  beatMilliseconds: 5000,
  silenceMilliseconds: 30_000,
  whenUnavailable: { firstMilliseconds: 5000, longestMilliseconds: 5 * 60_000 },
  whenDeferred: { firstMilliseconds: 60_000, longestMilliseconds: 60 * 60_000 },
  stopMilliseconds: 5000,
};

/** Brings the messages of a spool to the mail server, one after the other, for as long as it takes. */
export interface Delivery {
  /** There is a new message. */
  wake(): void;
  /** Ends after the message that is being sent. */
  stop(): Promise<void>;
}

export async function startDelivery(
  spool: SpoolFolders,
  send: Send,
  report: ReportContact,
  times: DeliveryTimes = usualDeliveryTimes,
): Promise<Delivery> {
  const claims = await openClaims(spool, 2 * times.whenDeferred.longestMilliseconds);
  const deadSenders = watchSenders(spool, claims.folder, times.silenceMilliseconds);
  const beating = setInterval(() => void claims.beat(), times.beatMilliseconds);
  const stopping = new AbortController();
  const breakingOff = new AbortController();
  let waking = new AbortController();
  let failuresInARow = 0;
  // Not by the clock on the wall, which can be set back.
  let notBefore = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      waking = new AbortController();
      const wait = await step().catch((error: unknown) => {
        report({ contact: 'spool out of order', ...codeOf(error) });
        return times.lookMilliseconds;
      });
      if (wait <= 0) continue;
      await delay(wait, undefined, { signal: waking.signal }).catch(() => undefined);
    }
    await putBackOwn(claims, report);
  }

  /** @returns how long there is nothing to do, in milliseconds */
  async function step(): Promise<number> {
    if (performance.now() - lookedAt >= times.lookMilliseconds) {
      lookedAt = performance.now();
      await claims.putBackLeftOvers();
      for (const sender of await deadSenders()) await takeOverFrom(sender);
    }
    const patience = notBefore - performance.now();
    if (patience > 0) return Math.min(patience, times.lookMilliseconds);
    const { claim, nextDue } = await claims.next(Date.now());
    if (!claim) return Math.min(nextDue - Date.now(), times.lookMilliseconds);
    const isReached = await attempt(claim, {
      send,
      report,
      signal: breakingOff.signal,
      whenDeferred: times.whenDeferred,
    });
    failuresInARow = isReached ? 0 : failuresInARow + 1;
    if (isReached) return 0;
    const wait = waitAfter(failuresInARow, times.whenUnavailable, Math.random());
    notBefore = performance.now() + wait;
    return Math.min(wait, times.lookMilliseconds);
  }

  async function takeOverFrom(sender: string): Promise<void> {
    for (const message of await takeOver(spool, sender)) {
      report({ contact: 'perhaps delivered, will be sent again', message });
    }
  }

  const running = run();
  return {
    wake: () => waking.abort(),
    async stop() {
      stopping.abort();
      waking.abort();
      const timer = setTimeout(() => breakingOff.abort(), times.stopMilliseconds);
      await running;
      clearTimeout(timer);
      clearInterval(beating);
      await claims.close();
    },
  };
}

async function putBackOwn(claims: Claims, report: ReportContact): Promise<void> {
  await claims.putBackLeftOvers().catch((error: unknown) => {
    report({ contact: 'spool out of order', ...codeOf(error) });
  });
}

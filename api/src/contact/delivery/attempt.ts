import type { ReportContact } from '../contact-log.ts';
import type { Claim, Queue } from '../queue/queue.ts';
import { parseQueuedMessage } from '../queue/queued-message.ts';
import { waitAfter, type BackOff } from './back-off.ts';
import type { Outcome } from './outcome.ts';
import type { Send } from './smtp.ts';

interface AttemptOptions {
  readonly queue: Queue;
  readonly send: Send;
  readonly report: ReportContact;
  /** Ends an attempt that has not committed. */
  readonly signal: AbortSignal;
  /** When an attempt that has not committed ends by itself, because the message is then anybody's. */
  readonly leaseMs: number;
  readonly whenDeferred: BackOff;
}

/** Tries to send a claimed message and records what came of it. @returns whether there is a mail server to talk to */
export async function attempt(claim: Claim, options: AttemptOptions): Promise<boolean> {
  const { queue, send, report } = options;
  if (claim.isPerhapsDelivered) {
    report({ contact: 'perhaps delivered, will be sent again', message: claim.id });
  }
  const message = parseQueuedMessage(claim.text);
  if (!message) {
    queue.putAside(claim.id);
    report({ contact: 'unreadable, moved to failed', message: claim.id });
    return true;
  }
  const commit = () => queue.markUnconfirmed(claim.id);
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(options.leaseMs)]);
  return conclude(claim, await send(message, { commit, signal }), options);
}

function conclude(claim: Claim, outcome: Outcome, options: AttemptOptions): boolean {
  const { queue, report, signal } = options;
  const { id: message, dueAt, attempts } = claim;
  const { kind, ...reply } = outcome;
  switch (kind) {
    case 'delivered':
      // The first thing after "accepted" is to remember it.
      queue.remove(message);
      report({ contact: 'delivered', message });
      return true;
    case 'refused':
      queue.putAside(message);
      report({ contact: 'refused by the mail server, moved to failed', message, ...reply });
      return true;
    case 'deferred':
      putOff(claim, options);
      report({ contact: 'put off by the mail server', message, ...reply });
      return true;
    case 'uncertain':
      putOff(claim, options);
      report({ contact: 'perhaps delivered, will be sent again', message, ...reply });
      return true;
    case 'unavailable':
      queue.putBack(message, dueAt, attempts);
      if (!signal.aborted) report({ contact: 'mail server not reached, trying again', ...reply });
      return false;
    case 'lost':
      return true;
  }
}

function putOff({ id, ...claim }: Claim, { queue, whenDeferred }: AttemptOptions): void {
  const attempts = claim.attempts + 1;
  queue.putBack(id, Date.now() + waitAfter(attempts, whenDeferred, Math.random()), attempts);
}

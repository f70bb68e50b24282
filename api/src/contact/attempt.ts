import { waitAfter, type BackOff } from './back-off.ts';
import type { Claim } from './claims.ts';
import { codeOf, type ReportContact } from './contact-log.ts';
import type { Outcome } from './outcome.ts';
import type { Send } from './smtp.ts';
import { parseSpooledMessage } from './spooled-message.ts';

export interface AttemptOptions {
  readonly send: Send;
  readonly report: ReportContact;
  /** Ends an attempt that has not committed. */
  readonly signal: AbortSignal;
  readonly whenDeferred: BackOff;
}

/** Tries to send a claimed message and does with it what follows. @returns whether there is a mail server to talk to */
export async function attempt(claim: Claim, options: AttemptOptions): Promise<boolean> {
  const { send, report, signal } = options;
  let text: string;
  try {
    text = await claim.read();
  } catch (error) {
    // A file that the disk does not give must not hold up the others.
    await putOff(claim, options);
    report({ contact: 'spool out of order', message: claim.entry.id, ...codeOf(error) });
    return true;
  }
  const message = parseSpooledMessage(text);
  if (!message) {
    await claim.putAside();
    report({ contact: 'unreadable, moved to failed', message: claim.entry.id });
    return true;
  }
  const outcome = await send(message, { commit: () => claim.commit(), signal });
  return conclude(claim, outcome, options);
}

async function conclude(claim: Claim, outcome: Outcome, options: AttemptOptions): Promise<boolean> {
  const { report, signal } = options;
  const { due, attempts, id: message } = claim.entry;
  const { kind, ...reply } = outcome;
  switch (kind) {
    case 'delivered':
      // The first thing after "accepted" is to remember it.
      await claim.finish();
      report({ contact: 'delivered', message });
      return true;
    case 'refused':
      await claim.putAside();
      report({ contact: 'refused by the mail server, moved to failed', message, ...reply });
      return true;
    case 'deferred':
      await putOff(claim, options);
      report({ contact: 'put off by the mail server', message, ...reply });
      return true;
    case 'uncertain':
      await putOff(claim, options);
      report({ contact: 'perhaps delivered, will be sent again', message, ...reply });
      return true;
    case 'unavailable':
      await claim.putBack(due, attempts);
      if (!signal.aborted) report({ contact: 'mail server not reached, trying again', ...reply });
      return false;
    case 'lost':
      return true;
  }
}

async function putOff(claim: Claim, { whenDeferred }: AttemptOptions): Promise<void> {
  const attempts = claim.entry.attempts + 1;
  const wait = waitAfter(attempts, whenDeferred, Math.random());
  await claim.putBack(Date.now() + wait, attempts);
}

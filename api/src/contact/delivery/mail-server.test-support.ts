import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { startProgram } from '../../test-support/process-program.test-support.ts';

/**
 * hold: says nothing to a recipient. refuse, defer: 550, 451 to a recipient. swallow: takes the message and says nothing.
 */
export type MailServerMode = 'accept' | 'accept slowly' | 'hold' | 'refuse' | 'defer' | 'swallow';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

interface MailServer {
  readonly url: string;
  /** All that was taken, in order. */
  readonly received: readonly ReceivedMail[];
  /** How many recipients were left without an answer. */
  readonly held: () => number;
  behave(mode: MailServerMode): Promise<void>;
  /** Stops listening and ends all conversations. */
  goDown(): Promise<void>;
  comeUp(): Promise<void>;
  forget(): void;
  kill(): void;
}

/** Starts a real mail server in a process of its own. */
export async function startMailServer(): Promise<MailServer> {
  const child = startProgram('contact/delivery/mail-server-process.test-support');
  child.stdout.pipe(process.stdout);
  child.stderr.pipe(process.stderr);
  const received: ReceivedMail[] = [];
  let held = 0;
  child.on('message', (message: { received?: ReceivedMail; held?: boolean }) => {
    if (message.received) received.push(message.received);
    if (message.held) held += 1;
  });
  const port = Number((await order(child, { listenOn: 0 })).port);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    held: () => held,
    behave: (mode) => order(child, { mode }).then(() => undefined),
    goDown: () => order(child, { close: true }).then(() => undefined),
    comeUp: () => order(child, { listenOn: port }).then(() => undefined),
    forget() {
      received.length = 0;
      held = 0;
    },
    kill: () => child.kill('SIGKILL'),
  };
}

function order(child: ChildProcess, what: object): Promise<{ readonly port?: number }> {
  child.send(what);
  return new Promise((resolve) => {
    child.on('message', function onAnswer(answer: { done?: boolean; port?: number }) {
      if (!answer.done) return;
      child.off('message', onAnswer);
      resolve(answer);
    });
  });
}

/** Waits until something is so. @throws Error when it has not become so in time */
export async function until(isSo: () => boolean | Promise<boolean>, maxMs = 15_000): Promise<void> {
  const end = performance.now() + maxMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`it has not come to: ${isSo.toString()}`);
    await delay(20);
  }
}

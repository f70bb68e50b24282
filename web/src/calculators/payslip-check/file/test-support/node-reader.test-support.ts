import { Worker } from 'node:worker_threads';
import type { ContributionRates } from '../contribution-rates.ts';
import { limits } from '../reader/limits.ts';
import type { Outcome } from '../reader/outcome.ts';

interface Task {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly rates: ContributionRates;
  readonly isLimited: boolean;
}

/** A thread has to be told itself how TypeScript is read. */
const program = `
  import('tsx/esm/api').then(({ register }) => {
    register();
    return import(require('node:worker_threads').workerData);
  });
`;

function startThread() {
  const workerData = new URL('file-worker.test-support.ts', import.meta.url).href;
  const thread = new Worker(program, { eval: true, workerData });
  const send = (task: Task) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no target origin
    thread.postMessage(task);
  };
  return { thread, send };
}

/** Reads many files in one thread of Node, without limits. */
export class NodeReader {
  readonly #worker = startThread();
  readonly #waiting = new Map<number, (outcome: Outcome) => void>();
  #count = 0;

  constructor() {
    this.#worker.thread.on('message', ({ id, answer }) => this.#waiting.get(id)?.(answer));
  }

  read(bytes: Uint8Array, rates: ContributionRates): Promise<Outcome> {
    this.#count += 1;
    const id = this.#count;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#worker.send({ id, bytes, rates, isLimited: false });
    });
  }

  end(): Promise<number> {
    return this.#worker.thread.terminate();
  }
}

/** Reads one file as the page does: in a thread of its own, with the limits of memory and time. */
export async function readAlone(bytes: Uint8Array, rates: ContributionRates): Promise<Outcome> {
  const { thread, send } = startThread();
  try {
    return await new Promise<Outcome>((resolve, reject) => {
      thread.once('message', () => {
        setTimeout(resolve, limits.milliseconds, { kind: 'tooLong' }).unref();
        send({ id: 1, bytes, rates, isLimited: true });
      });
      thread.on('message', ({ answer }) => answer && resolve(answer));
      thread.on('error', reject);
    });
  } finally {
    await thread.terminate();
  }
}

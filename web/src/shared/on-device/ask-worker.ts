import { installWorker } from './own-worker.ts';
import type { Wish } from './worker-messages.ts';

const longestAnswerMs = 3000;
const longestInstallationMs = 20_000;

let known: ServiceWorker | null | undefined;

/** Whether the service worker calculates for this page. Installs it and waits for it. @throws Error when it cannot be had */
export async function isWorkerAble(): Promise<boolean> {
  const { controller } = navigator.serviceWorker;
  if (controller !== null && controller === known) return true;
  return (await isAble(controller ?? (await installWorker()))) || isNextAble();
}

/** Asks a worker. One of an older build does not understand the question. */
async function isAble(worker: ServiceWorker | null): Promise<boolean> {
  if (worker === null) return false;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    port1.start();
    setTimeout(() => resolve(false), longestAnswerMs);
  });
  worker.postMessage('calculate' satisfies Wish, [port2]);
  const isWorking = (await answer) && navigator.serviceWorker.controller === worker;
  if (isWorking) known = worker;
  return isWorking;
}

/** Looks for a newer worker and asks it. */
async function isNextAble(): Promise<boolean> {
  const taken = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, longestInstallationMs);
  });
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  await taken;
  return isAble(navigator.serviceWorker.controller);
}

import { canHaveWorker } from './own-worker.ts';

/** Whether calculations of this page are answered on the device. Installs what that needs and waits for it. */
export async function calculatesOnDevice(): Promise<boolean> {
  if (!canHaveWorker()) return false;
  try {
    // Most readers never ask.
    return await (await import('./ask-worker.ts')).isWorkerAble();
  } catch {
    return false;
  }
}

import { contributionRates } from '../contribution-rates.ts';
import { limits } from './limits.ts';
import { isReadAnswer, type ReadRequest } from './messages.ts';
import type { Outcome } from './outcome.ts';

function startWorker(): Worker {
  return new Worker(new URL('payslip-worker.ts', import.meta.url), { type: 'module' });
}

/**
 * Reads a payslip from a PDF on the device, in a worker that is ended after one file.
 *
 * @param signal ends the reading; the promise then never settles
 */
export async function readPayslipFile(file: File, signal: AbortSignal): Promise<Outcome> {
  if (file.size > limits.fileBytes) return { kind: 'tooLarge' };
  const bytes = await bytesOf(file);
  if (bytes === undefined) return { kind: 'broken' };
  return new Promise((resolve) => {
    const worker = startWorker();
    const ended = new AbortController();
    const end = (outcome?: Outcome) => {
      clearTimeout(timer);
      ended.abort();
      worker.terminate();
      if (outcome !== undefined) resolve(outcome);
    };
    const timer = setTimeout(() => end({ kind: 'tooLong' }), limits.milliseconds);
    const options = { signal: ended.signal };
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<unknown>) => {
        if (isReadAnswer(data)) end(data.outcome);
      },
      options,
    );
    worker.addEventListener('error', () => end({ kind: 'unavailable' }), options);
    signal.addEventListener('abort', () => end(), options);
    const request: ReadRequest = { bytes, rates: contributionRates() };
    worker.postMessage(request, [bytes.buffer]);
  });
}

/** Undefined where the file is no longer there, or may not be read. */
async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

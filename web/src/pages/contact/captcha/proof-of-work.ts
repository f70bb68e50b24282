import { solveChallengeWorkers } from 'altcha-lib';
import { withRetries } from '../../../shared/loading/load-script.ts';
import type { ProofOfWork } from './challenge.ts';

const maxWorkers = 4;
const retriesOfScript = 2;
const limitMs = 60_000;

function createWorker(): Worker {
  return new Worker(new URL('solver.worker.ts', import.meta.url), { type: 'module' });
}

/**
 * Solves a challenge in the background and returns the proof as the server takes it. The script of the computation is
 * loaded for it, and again twice when that fails.
 *
 * @throws when it cannot be loaded, cannot be solved in a minute, or the signal ends it
 */
export async function solve({ challenge }: ProofOfWork, signal: AbortSignal): Promise<string> {
  const solution = await withRetries(() => {
    signal.throwIfAborted();
    const controller = new AbortController();
    signal.addEventListener('abort', () => controller.abort(), { once: true });
    return solveChallengeWorkers({
      challenge,
      concurrency: Math.min(maxWorkers, navigator.hardwareConcurrency),
      createWorker,
      controller,
      timeout: limitMs,
    });
  }, retriesOfScript);
  signal.throwIfAborted();
  if (solution === null) throw new Error('The check was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}

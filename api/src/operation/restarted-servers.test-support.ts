import getPort from 'get-port';
import { setTimeout as delay } from 'node:timers/promises';
import { startLoadBalancer } from './load-balancer.test-support.ts';

/** Between the requests of a client, so that a server that starts gets its share of the machine. */
const pauseMs = 10;
const answersBetweenRestarts = 30;

/** What came of restarts under load. */
interface RestartsUnderLoad {
  /** How often each answer was given, by what it was: a status, or why there was none. */
  readonly answers: ReadonlyMap<string, number>;
  /** Calculations that gave another result than the first. */
  readonly different: number;
  /** What the servers said at their ends. */
  readonly endings: readonly unknown[];
  readonly slowestMs: number;
}

interface StoppableServer {
  stop(): Promise<unknown>;
}

interface RestartOptions {
  /** Starts a server and waits until it is ready. */
  readonly start: (port: number) => Promise<StoppableServer>;
  readonly servers: number;
  /** How often every server is restarted. */
  readonly rounds: number;
  readonly clients: number;
}

/**
 * Runs several servers behind one address and restarts them one after the other, as docs/operations.md says: each is
 * stopped, started anew on its port, and ready before it is the next one's turn. Clients calculate all the time.
 */
export async function restartUnderLoad(options: RestartOptions): Promise<RestartsUnderLoad> {
  const { start, servers: count, rounds, clients } = options;
  const ports = await Promise.all(Array.from({ length: count }, () => getPort()));
  const running = new Map<number, StoppableServer>();
  await Promise.all(ports.map(async (port) => running.set(port, await start(port))));
  const front = await startLoadBalancer(ports.map((port) => `http://127.0.0.1:${port}`));
  const answers = new Map<string, number>();
  const results = new Set<string>();
  let slowestMs = 0;
  const ending = new AbortController();

  const client = async () => {
    while (!ending.signal.aborted) {
      const askedAt = performance.now();
      const said = await calculate(front.url, results).catch(String);
      slowestMs = Math.max(slowestMs, performance.now() - askedAt);
      answers.set(said, (answers.get(said) ?? 0) + 1);
      await delay(pauseMs);
    }
  };
  const load = Array.from({ length: clients }, client);

  const someAnswers = async () => {
    const enough = total(answers) + answersBetweenRestarts;
    while (total(answers) < enough) await delay(pauseMs);
  };
  const endings: unknown[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [port, server] of running) {
        await someAnswers();
        endings.push(await server.stop());
        running.set(port, await start(port));
      }
    }
    await someAnswers();
  } finally {
    ending.abort();
    await Promise.all(load);
    await front.close();
    await Promise.all([...running.values()].map((server) => server.stop()));
  }
  return { answers, different: results.size - 1, endings, slowestMs };
}

function total(answers: ReadonlyMap<string, number>): number {
  return [...answers.values()].reduce((sum, times) => sum + times, 0);
}

async function calculate(url: string, results: Set<string>): Promise<string> {
  const answer = await fetch(`${url}/api/v1/SalaryCalculator/calculate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grossSalary: 5000, taxClass: 1, payMonth: '2025-06' }),
    signal: AbortSignal.timeout(10_000),
  });
  const text = await answer.text();
  if (answer.status === 200) results.add(text);
  return String(answer.status);
}

import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from './figures.ts';
import { bareServer, builtServer, salaryPath, start } from './measured-server.ts';
import { briefRequest, explainedRequest } from './salaries.ts';

const benchRate = 1000;

/** Milliseconds that answers took at a pace. */
export interface Pace {
  readonly name: string;
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
}

/**
 * How long answers take while a thousand requests a second come in, whatever becomes of those before: measured from when a
 * request was due, so that a server that falls behind is charged for all that waits.
 */
export async function pace(seconds: number): Promise<readonly Pace[]> {
  const api = await start(builtServer);
  const bare = await start(bareServer);
  const contenders = [
    { name: 'bare server, echo', url: `${bare.url}/`, body: briefRequest },
    { name: 'salary', url: api.url + salaryPath, body: briefRequest },
    { name: 'explained salary', url: api.url + salaryPath, body: explainedRequest },
  ];
  const paces: Pace[] = [];
  for (const { name, url, body } of contenders) {
    await answerTimes(url, body, { seconds: 2, requestsPerSecond: benchRate });
    const taken = await answerTimes(url, body, { seconds, requestsPerSecond: benchRate });
    paces.push({
      name,
      median: percentile(taken, 0.5),
      p99: percentile(taken, 0.99),
      longest: percentile(taken, 1),
    });
  }
  await Promise.all([api.stop(), bare.stop()]);
  return paces;
}

export function printPace(paces: readonly Pace[]): void {
  console.log(`${benchRate} requests/s, milliseconds    median       p99   longest`);
  for (const { name, median, p99, longest } of paces) {
    const figures = [median, p99, longest].map((value) => value.toFixed(1).padStart(10)).join('');
    console.log(`  ${name.padEnd(26)}${figures}`);
  }
}

/** Milliseconds of every answer, from when its request was due. @throws when one is not 200 */
export async function answerTimes(
  url: string,
  body: string,
  { seconds, requestsPerSecond }: { readonly seconds: number; readonly requestsPerSecond: number },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const answers: Promise<number>[] = [];
  const startedAt = performance.now();
  const total = seconds * requestsPerSecond;
  while (answers.length < total) {
    const due = Math.floor(((performance.now() - startedAt) * requestsPerSecond) / 1000);
    while (answers.length < Math.min(due, total)) {
      const dueAt = startedAt + (answers.length * 1000) / requestsPerSecond;
      answers.push(answered(url, body, agent).then(() => performance.now() - dueAt));
    }
    await delay(1);
  }
  const taken = await Promise.all(answers);
  agent.destroy();
  return taken;
}

function answered(url: string, body: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
      response.resume();
    });
    call.on('error', reject);
    call.end(body);
  });
}

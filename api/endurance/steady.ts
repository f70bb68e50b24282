/**
 * Asks the built server for a salary at a pace for so many minutes; ends with code 1 when an answer is not 200 or memory is kept.
 *
 *     npm run steady -- 20 500
 */
import { loadavg } from 'node:os';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { briefRequest, salaryPath } from '../bench/throughput.ts';
import { column, startProbed } from './probed-server.ts';
import { wholeNumber } from './whole-number.ts';

/** What the heap may grow between the second minute and the last. */
const heapGrowthInBytes = 2_000_000;

const [, , minutesSaid, rateSaid] = process.argv;
const minutes = wholeNumber('the number of minutes', minutesSaid ?? '20', 1);
const requestsPerSecond = wholeNumber('the requests a second', rateSaid ?? '500', 1);
// With limits that nobody reaches, so that their memory counts.
const server = await startProbed({ RATE_LIMIT_MAX: '1000000000' });
try {
  console.log(`${requestsPerSecond} requests a second for ${minutes} minutes`);
  console.log('minute    median ms     p99 ms    longest  heap MB  memory MB   load');
  const heaps: number[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    const taken = (await answerTimes(server.url + salaryPath)).toSorted((a, b) => a - b);
    const { heapBytes, residentBytes } = await server.usageAfterCollection();
    heaps.push(heapBytes);
    const times = [0.5, 0.99, 1].map((share) =>
      column(taken[Math.ceil(taken.length * share) - 1] ?? 0, 11, 1),
    );
    const memory = [heapBytes, residentBytes].map((bytes) => column(bytes / 1_000_000, 9, 1));
    const load = loadavg()[0]?.toFixed(1).padStart(7);
    console.log(`${String(minute).padStart(6)} ${times.join('')}${memory.join('')}${load}`);
  }
  const growth = (heaps.at(-1) ?? 0) - (heaps[1] ?? heaps[0] ?? 0);
  if (growth > heapGrowthInBytes) throw new Error('the server keeps memory');
  console.log(`${minutes * 60 * requestsPerSecond} answers, all 200`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await server.stop();
}

/**
 * Milliseconds of every answer of a minute, from when its request was due. So a server that falls behind is charged for all
 * that waits.
 *
 * @throws Error when an answer is not 200
 */
async function answerTimes(url: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const answers: Promise<number>[] = [];
  const startedAt = performance.now();
  const total = 60 * requestsPerSecond;
  while (answers.length < total) {
    const due = Math.floor(((performance.now() - startedAt) * requestsPerSecond) / 1000);
    while (answers.length < Math.min(due, total)) {
      const dueAt = startedAt + (answers.length * 1000) / requestsPerSecond;
      answers.push(answered(url, agent).then(() => performance.now() - dueAt));
    }
    await delay(1);
  }
  const taken = await Promise.all(answers);
  agent.destroy();
  return taken;
}

function answered(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': briefRequest.length };
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
    call.end(briefRequest);
  });
}

/**
 * Asks the built server for a salary at a pace for so many minutes; ends with code 1 when an answer is not 200 or memory is kept.
 *
 *     npm run steady -- 20 500
 */
import { loadavg } from 'node:os';
import { inMegabytes, percentile } from '../bench/figures.ts';
import { builtServer, salaryPath, start, stopAll } from '../bench/measured-server.ts';
import { answerTimes } from '../bench/paced.ts';
import { briefRequest } from '../bench/salaries.ts';
import { wholeNumber } from './whole-number.ts';

/** What the heap may grow between the second minute and the last. */
const heapGrowthInBytes = 2_000_000;

const [, , minutesSaid, rateSaid] = process.argv;
const minutes = wholeNumber('the number of minutes', minutesSaid ?? '20', 1);
const requestsPerSecond = wholeNumber('the requests a second', rateSaid ?? '500', 1);
try {
  // With limits that nobody reaches, so that their memory counts.
  const server = await start(builtServer, { RATE_LIMIT_MAX: '1000000000' });
  console.log(`${requestsPerSecond} requests a second for ${minutes} minutes`);
  console.log('minute    median ms     p99 ms    longest  heap MB  memory MB   load');
  const heaps: number[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    const pace = { seconds: 60, requestsPerSecond };
    const taken = await answerTimes(server.url + salaryPath, briefRequest, pace);
    const { heapBytes, rssBytes } = await server.ask('collect');
    heaps.push(heapBytes);
    const times = [0.5, 0.99, 1].map((share) => percentile(taken, share).toFixed(1).padStart(11));
    const memory = [heapBytes, rssBytes].map((bytes) => inMegabytes(bytes).padStart(9));
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
  await stopAll();
}

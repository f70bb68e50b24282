import autocannon from 'autocannon';
/**
 * Asks the built server for a salary at a pace for so many minutes; ends with code 1 when an answer is not 200 or memory is kept.
 *
 *     npm run steady -- 20 500
 */
import { loadavg } from 'node:os';
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
  let answers = 0;
  for (let minute = 1; minute <= minutes; minute += 1) {
    // Latency counts from when a request was due, so that a server that falls behind is charged for all that waits.
    const { latency, non2xx, errors, requests } = await autocannon({
      url: server.url + salaryPath,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: briefRequest,
      connections: 100,
      overallRate: requestsPerSecond,
      duration: 60,
    });
    if (non2xx + errors > 0) throw new Error(`${non2xx + errors} answers are not 200`);
    answers += requests.total;
    const { heapBytes, residentBytes } = await server.usageAfterCollection();
    heaps.push(heapBytes);
    const times = [latency.p50, latency.p99, latency.max].map((value) => column(value, 11));
    const memory = [heapBytes, residentBytes].map((bytes) => column(bytes / 1_000_000, 9, 1));
    const load = loadavg()[0]?.toFixed(1).padStart(7);
    console.log(`${String(minute).padStart(6)} ${times.join('')}${memory.join('')}${load}`);
  }
  const growth = (heaps.at(-1) ?? 0) - (heaps[1] ?? heaps[0] ?? 0);
  if (growth > heapGrowthInBytes) throw new Error('the server keeps memory');
  console.log(`${answers} answers, all 200`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await server.stop();
}

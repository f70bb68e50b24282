import autocannon from 'autocannon';
/**
 * Measures the built server and fails when it has become slow, fat or leaky. Speed is compared with a bare server's in the
 * same run, by processor time, so that a busy machine does not matter. The bounds are well above what is measured
 * (docs/speed.md).
 */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { column, startProbed, type ProbedServer } from '../endurance/probed-server.ts';
import {
  briefRequest,
  compareThroughput,
  explainedRequest,
  printThroughput,
  salaryPath,
} from './throughput.ts';

const most = {
  /** Processor time of a calculation over that of a bare server's echo. */
  salaryOfBare: 9,
  /** Processor time of a calculation with explanation over that of a bare server that writes the same answer. */
  explainedOfBare: 3,
  /** Processor time until the first answer, over that of a bare server. */
  startOfBare: 12,
  /** Kept after 4 000 further requests: half a kilobyte of each. */
  heapGrowthBytes: 2_000_000,
  explainedBytes: 34_000,
  explainedBytesInBrotli: 5_000,
};

/** Three quarters of answers, a quarter of refusals: what is refused must be forgotten as well. */
const kinds = [
  { path: salaryPath, body: briefRequest },
  { path: salaryPath, body: explainedRequest },
  { path: salaryPath, body: '{"grossSalary":"much"}' },
  { path: '/api/v1/stats/salary', body: '{}' },
];

const failures: string[] = [];
function expectAtMost(name: string, value: number, bound: number): void {
  if (!(value <= bound)) failures.push(`${name}: ${value.toFixed(2)}, at most ${bound}`);
}

/** @throws Error when the answer has another status than 200 */
async function answerOf({ url }: ProbedServer, path: string, body: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
  const answer = await fetch(url + path, { method: 'POST', headers, body });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return answer.text();
}

/** What is in use after so many requests of all kinds, without garbage. */
async function heapAfter(server: ProbedServer, requests: number): Promise<number> {
  for (const { path, body } of kinds) {
    const { errors } = await autocannon({
      url: server.url + path,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      connections: 20,
      sampleInt: 100,
      amount: requests / kinds.length,
    });
    if (errors > 0) throw new Error(`${path} failed under load`);
  }
  return (await server.usageAfterCollection()).heapBytes;
}

const running: ProbedServer[] = [];
try {
  // With a limit that nobody reaches, so that what it remembers is counted.
  const api = await startProbed({ RATE_LIMIT_MAX: '1000000000' });
  running.push(api);
  const answer = await answerOf(api, salaryPath, explainedRequest);
  const startOfApi = (await api.usage()).cpuMicroseconds;
  const bareFile = fileURLToPath(new URL('bare-server.mjs', import.meta.url));
  const bare = await startProbed({ ANSWER: answer }, bareFile);
  running.push(bare);
  await answerOf(bare, '/', explainedRequest);
  const startOfBare = startOfApi / (await bare.usage()).cpuMicroseconds;
  const startMs = (startOfApi / 1000).toFixed(0);
  console.log(`start to first answer: ${startMs} ms of CPU, x ${startOfBare.toFixed(1)} of bare`);
  expectAtMost('start, CPU of bare', startOfBare, most.startOfBare);

  const comparisons = await compareThroughput(api, bare);
  printThroughput(comparisons);
  const cpuRatioOf = (name: string) =>
    comparisons.find((each) => each.name === name)?.cpuRatio ?? Number.NaN;
  expectAtMost('salary, CPU of bare', cpuRatioOf('salary'), most.salaryOfBare);
  const explained = cpuRatioOf('explained salary');
  expectAtMost('explained salary, CPU of bare', explained, most.explainedOfBare);

  const heapBefore = await heapAfter(api, 400);
  const growth = (await heapAfter(api, 4_000)) - heapBefore;
  console.log(`heap in use ${column(heapBefore, 0)} bytes, after 4 000 more requests + ${growth}`);
  expectAtMost('heap growth, bytes', growth, most.heapGrowthBytes);

  const compressed = brotliCompressSync(answer).length;
  console.log(`explained answer ${answer.length} bytes, ${compressed} in brotli`);
  expectAtMost('explained answer, bytes', answer.length, most.explainedBytes);
  expectAtMost('explained answer in brotli, bytes', compressed, most.explainedBytesInBrotli);
} finally {
  await Promise.all(running.map((server) => server.stop()));
}
for (const failure of failures) console.error(`over budget: ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;

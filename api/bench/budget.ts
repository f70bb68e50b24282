/**
 * Fails when the built server has become slow, fat or leaky. Speed is compared with a bare server's in the same run, by
 * processor time, so that a busy machine does not matter; the bounds are well above what is measured (docs/speed.md).
 */
import { brotliCompressSync } from 'node:zlib';
import { answerOf, builtServer, salaryPath, start, startBare, stopAll } from './measured-server.ts';
import { memoryAfter, printMemory } from './memory.ts';
import { explainedRequest } from './salaries.ts';
import { compareThroughput, printThroughput } from './throughput.ts';

const most = {
  /** Processor time of a calculation over that of a bare server's echo. */
  salaryOfBare: 6,
  /** The same with an explanation, over a bare server that writes the same answer. */
  explainedOfBare: 2.5,
  /** Processor time until the first answer, over that of a bare server. */
  startOfBare: 20,
  /** Kept after 4 000 further requests: half a kilobyte of each. */
  heapGrowthBytes: 2_000_000,
  explainedBytes: 34_000,
  explainedBytesInBrotli: 5_000,
};

const failures: string[] = [];
function expectAtMost(name: string, value: number, bound: number): void {
  if (!(value <= bound)) failures.push(`${name}: ${value.toFixed(2)}, at most ${bound}`);
}

try {
  // With a limit that nobody reaches, so that what it remembers is counted.
  const api = await start(builtServer, { RATE_LIMIT_MAX: '1000000000' });
  const answer = await answerOf(api, salaryPath, explainedRequest);
  const { cpuMicroseconds: startOfApi } = await api.ask('usage');
  const bare = await startBare(api, explainedRequest);
  await answerOf(bare, '/', explainedRequest);
  const { cpuMicroseconds: startOfBare } = await bare.ask('usage');
  console.log(`start to first answer, CPU: x ${(startOfApi / startOfBare).toFixed(1)} of bare`);
  expectAtMost('start, CPU of bare', startOfApi / startOfBare, most.startOfBare);

  const effort = { rounds: 5, round: { amount: 1_500 }, warmUpRequests: 6_000 };
  const comparisons = await compareThroughput({ free: api, bare }, effort);
  printThroughput(comparisons);
  const cpuOfBare = (name: string) =>
    comparisons.find((each) => each.name === name)?.cpuOfBare ?? Number.NaN;
  expectAtMost('salary, CPU of bare', cpuOfBare('salary'), most.salaryOfBare);
  const explained = cpuOfBare('explained salary');
  expectAtMost('explained salary, CPU of bare', explained, most.explainedOfBare);

  const memory = await memoryAfter(api, [400, 4_400]);
  printMemory(memory);
  const [before = Number.NaN, after = Number.NaN] = memory.map(({ heapBytes }) => heapBytes);
  expectAtMost('heap growth, bytes', after - before, most.heapGrowthBytes);

  expectAtMost('explained answer, bytes', answer.length, most.explainedBytes);
  const compressed = brotliCompressSync(answer).length;
  expectAtMost('explained answer in brotli, bytes', compressed, most.explainedBytesInBrotli);
} finally {
  await stopAll();
}
for (const failure of failures) console.error(`over budget: ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;

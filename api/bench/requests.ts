/**
 * Requests per second of the net salary call beside a bare node:http JSON echo, in the same run: three alternating
 * rounds, medians. Servers are processes of their own; the built API is measured, as it runs in production.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

const connections = 50;
const warmUpSeconds = 2;
const measuredSeconds = 5;
const rounds = 3;

const salary = {
  grossSalary: 5000,
  taxClass: 1,
  employmentType: 1,
  distanceToWork: 12,
  transportCosts: null,
  supplementaryPension: null,
  increasePercent: null,
  salaryPeriod: 'monthly',
};
const brief = JSON.stringify({ ...salary, explain: false });
const explained = JSON.stringify({ ...salary, explain: true });

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const children: ChildProcess[] = [];

/** Starts a server and gives its address, which it prints when it is ready. */
async function start(args: readonly string[], environment = {}): Promise<string> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DRAIN_SECONDS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  for await (const line of createInterface(child.stdout)) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`${args.join(' ')} did not start; is it built?`);
}

interface Contender {
  readonly name: string;
  readonly url: string;
  readonly body: string;
  readonly perSecond: number[];
  readonly slowestMilliseconds: number[];
}

async function load({ name, url, body }: Contender, duration: number) {
  const headers = { 'content-type': 'application/json' };
  const result = await autocannon({ url, method: 'POST', headers, body, connections, duration });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${name} failed under load`);
  return result;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

try {
  const path = '/api/v1/SalaryCalculator/calculate';
  const server = here('../dist/server.js');
  const free = (await start([server], { RATE_LIMIT_MAX: '0' })) + path;
  const limited = (await start([server], { RATE_LIMIT_MAX: '1000000000' })) + path;
  const echo = await start(['--import=tsx', here('echo.ts')]);
  const contenders: Contender[] = [
    { name: 'node:http echo', url: echo, body: brief },
    { name: 'salary', url: free, body: brief },
    { name: 'salary, rate limit', url: limited, body: brief },
    { name: 'salary, explained', url: free, body: explained },
    { name: 'salary, explained, rate limit', url: limited, body: explained },
  ].map(({ name, url, body }) => ({ name, url, body, perSecond: [], slowestMilliseconds: [] }));

  for (const contender of contenders) await load(contender, warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of contenders) {
      const { requests, latency } = await load(contender, measuredSeconds);
      contender.perSecond.push(requests.average);
      contender.slowestMilliseconds.push(latency.p99);
    }
  }

  const yardstick = median(contenders[0]?.perSecond ?? []);
  console.log(`requests per second, ${connections} connections, median of ${rounds} rounds`);
  for (const { name, perSecond, slowestMilliseconds } of contenders) {
    const figure = Math.round(median(perSecond)).toLocaleString('en').padStart(8);
    const share = (median(perSecond) / yardstick).toFixed(2);
    const slowest = median(slowestMilliseconds);
    console.log(`  ${name.padEnd(30)}${figure}   x ${share} of the echo   p99 ${slowest} ms`);
  }
} finally {
  for (const child of children) child.kill('SIGTERM');
}

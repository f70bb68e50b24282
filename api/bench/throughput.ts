import autocannon from 'autocannon';
import { column, type ProbedServer } from '../endurance/probed-server.ts';

/** Where the net salary, the calculation that is measured, is called. */
export const salaryPath = '/api/v1/SalaryCalculator/calculate';

const salary = { grossSalary: 5000, taxClass: 1, employmentType: 1, distanceToWork: 12 };

/** The request that is measured, with and without its explanation. */
export const briefRequest: string = JSON.stringify({ ...salary, explain: false });
export const explainedRequest: string = JSON.stringify({ ...salary, explain: true });

const connections = 50;
const rounds = 5;
const warmUpRequests = 6_000;
const requestsInRound = 1_500;

/** One kind of request to one server, and what was measured of it, round by round. */
interface Contender {
  readonly name: string;
  readonly server: ProbedServer;
  readonly path: string;
  readonly body: string;
  readonly perSecond: number[];
  readonly cpuMicroseconds: number[];
}

/** What a contender needs in relation to the bare server that answers as much. */
export interface Comparison {
  readonly name: string;
  readonly requestsPerSecond: number;
  /** Requests per second of the contender over those of the bare server. */
  readonly throughputRatio: number;
  readonly cpuMicroseconds: number;
  /** Processor time of the contender's process for a request over the bare server's. */
  readonly cpuRatio: number;
}

/**
 * Requests per second and processor time per request beside a bare node:http JSON server in the same run: alternating rounds,
 * medians. A busy machine changes processor time least.
 */
export async function compareThroughput(
  api: ProbedServer,
  bare: ProbedServer,
): Promise<readonly Comparison[]> {
  const kinds = [
    [
      contender(bare, 'bare server, echo', briefRequest, '/'),
      contender(api, 'salary', briefRequest),
    ],
    [
      contender(bare, 'bare server, same answer', explainedRequest, '/answer'),
      contender(api, 'explained salary', explainedRequest),
    ],
  ];
  const all = kinds.flat();
  for (const each of all) await load(each, warmUpRequests);
  for (let round = 0; round < rounds; round += 1) {
    for (const each of all) await measure(each);
  }
  return kinds.flatMap(compared);
}

export function printThroughput(comparisons: readonly Comparison[]): void {
  console.log(
    `${connections} connections             requests/s   of bare    CPU us/request   of bare`,
  );
  for (const {
    name,
    requestsPerSecond,
    throughputRatio,
    cpuMicroseconds,
    cpuRatio,
  } of comparisons) {
    const throughput = `${column(requestsPerSecond, 10)}   x ${throughputRatio.toFixed(2)}`;
    const cpu = `${column(cpuMicroseconds, 15, 1)}   x ${cpuRatio.toFixed(2)}`;
    console.log(`  ${name.padEnd(26)}${throughput}${cpu}`);
  }
}

function contender(server: ProbedServer, name: string, body: string, path = salaryPath): Contender {
  return { name, server, path, body, perSecond: [], cpuMicroseconds: [] };
}

async function measure(each: Contender): Promise<void> {
  const before = await each.server.usage();
  const { requests, duration } = await load(each, requestsInRound);
  const after = await each.server.usage();
  each.perSecond.push(requests.total / duration);
  each.cpuMicroseconds.push((after.cpuMicroseconds - before.cpuMicroseconds) / requests.total);
}

async function load({ name, server, path, body }: Contender, amount: number) {
  const result = await autocannon({
    url: server.url + path,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
    body,
    connections,
    sampleInt: 100,
    amount,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${name} failed under load`);
  return result;
}

function compared(contenders: readonly Contender[]): readonly Comparison[] {
  const [bare] = contenders;
  return contenders.map(({ name, perSecond, cpuMicroseconds }) => ({
    name,
    requestsPerSecond: median(perSecond),
    throughputRatio: median(perSecond) / median(bare?.perSecond ?? []),
    cpuMicroseconds: median(cpuMicroseconds),
    cpuRatio: median(cpuMicroseconds) / median(bare?.cpuMicroseconds ?? []),
  }));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

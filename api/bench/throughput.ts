import autocannon from 'autocannon';
import { column, median } from './figures.ts';
import { salaryPath, type MeasuredServer } from './measured-server.ts';
import { briefRequest, explainedRequest } from './salaries.ts';

const connections = 50;
/** Milliseconds between looks at whether a load is done. */
const sampleInt = 100;

/** One kind of request to one server, and what was measured of it, round by round. */
interface Contender {
  readonly name: string;
  readonly server: MeasuredServer;
  readonly path: string;
  readonly body: string;
  readonly encoding: string;
  readonly perSecond: number[];
  readonly cpuMicroseconds: number[];
}

/** The servers that are compared. */
export interface ComparedServers {
  /** The API without its limit of requests. */
  readonly free: MeasuredServer;
  /** The same with it; without this server, neither the limit nor compression is measured. */
  readonly limited?: MeasuredServer;
  readonly bare: MeasuredServer;
}

/** What a contender needs in relation to the bare server that answers as much. */
export interface Comparison {
  readonly name: string;
  readonly requestsPerSecond: number;
  /** Requests per second of the contender over those of the bare server. */
  readonly ofBare: number;
  readonly cpuMicroseconds: number;
  /** Processor time of the contender's process for a request over the bare server's. */
  readonly cpuOfBare: number;
}

/** Seconds, or a number of requests. */
type Extent = { readonly duration: number } | { readonly amount: number };

/** How long is measured. */
export interface Effort {
  readonly rounds: number;
  /** How much is asked of a contender in a round. */
  readonly round: Extent;
  readonly warmUpRequests: number;
}

/**
 * Requests per second and processor time per request beside a bare node:http JSON server, in the same run: alternating rounds,
 * medians. Servers are processes of their own; the built API is measured, as it runs in production. Processor time is what a
 * busy machine falsifies least.
 */
export async function compareThroughput(
  { free, limited, bare }: ComparedServers,
  effort: Effort,
): Promise<readonly Comparison[]> {
  const brief = [
    contender(bare, 'bare server, echo', briefRequest, '/'),
    contender(free, 'salary', briefRequest),
    ...(limited ? [contender(limited, 'salary, rate limit', briefRequest)] : []),
  ];
  const explained = [
    contender(bare, 'bare server, same answer', explainedRequest, '/answer'),
    contender(free, 'explained salary', explainedRequest),
    ...(limited
      ? [
          contender(limited, 'explained, rate limit', explainedRequest),
          contender(free, 'explained, brotli', explainedRequest, salaryPath, 'br'),
          contender(free, 'explained, gzip', explainedRequest, salaryPath, 'gzip'),
        ]
      : []),
  ];
  const kinds = [brief, explained];
  const all = kinds.flat();
  for (const each of all) await load(each, { amount: effort.warmUpRequests });
  for (let round = 0; round < effort.rounds; round += 1) {
    for (const each of all) await measure(each, effort.round);
  }
  return kinds.flatMap(compared);
}

/** Prints the comparison as a table. */
export function printThroughput(comparisons: readonly Comparison[]): void {
  console.log(
    `${connections} connections             requests/s   of bare    CPU us/request   of bare`,
  );
  for (const { name, requestsPerSecond, ofBare, cpuMicroseconds, cpuOfBare } of comparisons) {
    const throughput = `${column(requestsPerSecond, 10)}   x ${ofBare.toFixed(2)}`;
    const cpu = `${column(cpuMicroseconds, 15, 1)}   x ${cpuOfBare.toFixed(2)}`;
    console.log(`  ${name.padEnd(26)}${throughput}${cpu}`);
  }
}

function contender(
  server: MeasuredServer,
  name: string,
  body: string,
  path = salaryPath,
  encoding = 'identity',
): Contender {
  return { name, server, path, body, encoding, perSecond: [], cpuMicroseconds: [] };
}

async function measure(measured: Contender, round: Extent): Promise<void> {
  const before = await measured.server.ask('usage');
  const { requests, duration } = await load(measured, round);
  const after = await measured.server.ask('usage');
  measured.perSecond.push(requests.total / duration);
  measured.cpuMicroseconds.push((after.cpuMicroseconds - before.cpuMicroseconds) / requests.total);
}

async function load({ name, server, path, body, encoding }: Contender, extent: Extent) {
  const result = await autocannon({
    url: server.url + path,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': encoding },
    body,
    connections,
    sampleInt,
    ...extent,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${name} failed under load`);
  return result;
}

function compared(contenders: readonly Contender[]): readonly Comparison[] {
  const [bare] = contenders;
  return contenders.map(({ name, perSecond, cpuMicroseconds }) => ({
    name,
    requestsPerSecond: median(perSecond),
    ofBare: median(perSecond) / median(bare?.perSecond ?? []),
    cpuMicroseconds: median(cpuMicroseconds),
    cpuOfBare: median(cpuMicroseconds) / median(bare?.cpuMicroseconds ?? []),
  }));
}

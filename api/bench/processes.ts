import { loadavg } from 'node:os';
import autocannon from 'autocannon';
import { column, inMegabytes } from './figures.ts';
import { builtServer, salaryPath, start, type MeasuredServer } from './measured-server.ts';
import { explainedRequest } from './salaries.ts';

const connections = 48;
const loads = [
  { name: 'explained salary', path: salaryPath, method: 'POST', body: explainedRequest },
  { name: 'page', path: '/salary/calculator', method: 'GET' },
] as const;

/** What several processes do together, each asked over its own connections. */
export interface Together {
  readonly processes: number;
  readonly name: string;
  readonly perSecond: number;
  /** Processor time of all servers for a request. */
  readonly cpuMicroseconds: number;
  readonly residentBytes: number;
}

/** Requests a second, processor time and memory of one, two and four processes, compressed as browsers ask for it. */
export async function compareProcesses(seconds: number): Promise<readonly Together[]> {
  const figures: Together[] = [];
  for (const processes of [1, 2, 4]) {
    const servers = await Promise.all(Array.from({ length: processes }, () => start(builtServer)));
    for (const { name, ...request } of loads) {
      await ask(servers, request, 1);
      const before = await cpuOf(servers);
      const results = await ask(servers, request, seconds);
      const used = (await cpuOf(servers)) - before;
      const total = results.reduce((sum, { requests }) => sum + requests.total, 0);
      const perSecond = results.reduce((sum, each) => sum + each.requests.total / each.duration, 0);
      const usages = await Promise.all(servers.map((server) => server.ask('usage')));
      const residentBytes = usages.reduce((sum, { rssBytes }) => sum + rssBytes, 0);
      figures.push({ processes, name, perSecond, cpuMicroseconds: used / total, residentBytes });
    }
    await Promise.all(servers.map((server) => server.stop()));
  }
  return figures;
}

export function printProcesses(figures: readonly Together[]): void {
  console.log(`processes                    requests/s  CPU us/request  memory MB`);
  for (const { processes, name, perSecond, cpuMicroseconds, residentBytes } of figures) {
    const columns = `${column(perSecond, 11)}${column(cpuMicroseconds, 16)}`;
    const memory = inMegabytes(residentBytes).padStart(11);
    console.log(`  ${processes}  ${name.padEnd(22)}${columns}${memory}`);
  }
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
}

type Request = Omit<(typeof loads)[number], 'name'>;

async function ask(
  servers: readonly MeasuredServer[],
  { path, ...request }: Request,
  duration: number,
) {
  const results = await Promise.all(
    servers.map(({ url }) =>
      autocannon({
        ...request,
        url: url + path,
        headers: { 'content-type': 'application/json', 'accept-encoding': 'br' },
        connections: connections / servers.length,
        duration,
      }),
    ),
  );
  if (results.some(({ non2xx, errors }) => non2xx + errors > 0)) throw new Error(`${path} failed`);
  return results;
}

async function cpuOf(servers: readonly MeasuredServer[]): Promise<number> {
  const usages = await Promise.all(servers.map((server) => server.ask('usage')));
  return usages.reduce((sum, { cpuMicroseconds }) => sum + cpuMicroseconds, 0);
}

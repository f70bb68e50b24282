/**
 * Measures the built server: throughput, paced, start, memory and several processes, or what is named; `profile` (where the time goes) only when
 * it is named.
 */
import { coldStarts, printColdStarts } from './cold-start.ts';
import { builtServer, start, startBare, stopAll } from './measured-server.ts';
import { memoryAfter, printMemory } from './memory.ts';
import { pace, printPace } from './paced.ts';
import { compareProcesses, printProcesses } from './processes.ts';
import { printProfile } from './profile.ts';
import { explainedRequest } from './salaries.ts';
import { compareThroughput, printThroughput } from './throughput.ts';

const measurements = {
  throughput: async () => {
    const free = await start(builtServer);
    const limited = await start(builtServer, { RATE_LIMIT_MAX: '1000000000' });
    const servers = { free, limited, bare: await startBare(free, explainedRequest) };
    const effort = { rounds: 5, round: { duration: 2 }, warmUpRequests: 8_000 };
    printThroughput(await compareThroughput(servers, effort));
    await stopAll();
  },
  paced: async () => printPace(await pace(10)),
  start: async () => printColdStarts(await coldStarts(5)),
  memory: async () => {
    // With a limit that nobody reaches, so that what it remembers is counted.
    const server = await start(builtServer, { RATE_LIMIT_MAX: '1000000000' });
    printMemory(await memoryAfter(server, [1_000, 10_000, 50_000, 100_000]));
    await server.stop();
  },
  processes: async () => printProcesses(await compareProcesses(5)),
  profile: () => printProfile(),
};
const usually = ['throughput', 'paced', 'start', 'memory', 'processes'] as const;

const [, , asked] = process.argv;
const isKnown = (name: string): name is keyof typeof measurements => name in measurements;
try {
  if (asked !== undefined && !isKnown(asked)) {
    throw new Error(`not "${asked}" but one of ${Object.keys(measurements).join(', ')}`);
  }
  for (const name of asked === undefined ? usually : [asked]) {
    await measurements[name]();
    console.log('');
  }
} finally {
  await stopAll();
}

import autocannon from 'autocannon';
import { column, inMegabytes } from './figures.ts';
import { salaryPath, type MeasuredServer, type Usage } from './measured-server.ts';
import { briefRequest, explainedRequest } from './salaries.ts';

/** What the server holds after so many requests, once its garbage is collected. */
export interface MemoryAfter extends Usage {
  readonly requests: number;
}

/** Three quarters of answers, a quarter of refusals of every kind: what is refused must be forgotten as well. */
const kinds = [
  { path: salaryPath, body: briefRequest },
  { path: salaryPath, body: explainedRequest },
  { path: salaryPath, body: '{"grossSalary":"much"}' },
  { path: '/api/v1/stats/salary', body: '{}' },
];

/** Memory after each number of requests, the first of which is the measure for the others. */
export async function memoryAfter(
  server: MeasuredServer,
  stops: readonly number[],
): Promise<readonly MemoryAfter[]> {
  const measured: MemoryAfter[] = [];
  let sent = 0;
  for (const stop of stops) {
    const amount = Math.ceil((stop - sent) / kinds.length);
    for (const { path, body } of kinds) {
      const { errors } = await autocannon({
        url: server.url + path,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        connections: 20,
        sampleInt: 100,
        amount,
      });
      if (errors > 0) throw new Error(`${path} failed under load`);
    }
    sent = stop;
    measured.push({ requests: stop, ...(await server.ask('collect')) });
  }
  return measured;
}

export function printMemory(measured: readonly MemoryAfter[]): void {
  console.log('after requests        resident MB   heap in use MB');
  for (const { requests, rssBytes, heapBytes } of measured) {
    const resident = inMegabytes(rssBytes).padStart(20);
    console.log(`  ${column(requests, 12)}${resident}${inMegabytes(heapBytes).padStart(17)}`);
  }
}

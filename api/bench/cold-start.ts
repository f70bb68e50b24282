import { median } from './figures.ts';
import { answerOf, bareServer, builtServer, salaryPath, start } from './measured-server.ts';
import { explainedRequest } from './salaries.ts';

export interface ColdStart {
  /** From the start of the process to the first calculation's answer. */
  readonly milliseconds: number;
  /** What the process had computed by then; a busy machine falsifies it least. */
  readonly cpuMilliseconds: number;
}

/** The same of the bare server, which is little more than Node's own start. */
export interface ColdStarts {
  readonly api: ColdStart;
  readonly bare: ColdStart;
}

/** Starts the servers again and again and waits for their first answer; the medians. */
export async function coldStarts(times: number): Promise<ColdStarts> {
  return {
    api: await coldStart(builtServer, salaryPath, times),
    bare: await coldStart(bareServer, '/', times),
  };
}

async function coldStart(file: string, path: string, times: number): Promise<ColdStart> {
  const starts: ColdStart[] = [];
  for (let time = 0; time < times; time += 1) {
    const server = await start(file);
    const before = performance.now();
    await answerOf(server, path, explainedRequest);
    const { cpuMicroseconds } = await server.ask('usage');
    starts.push({
      milliseconds: server.readyAfterMilliseconds + performance.now() - before,
      cpuMilliseconds: cpuMicroseconds / 1000,
    });
    await server.stop();
  }
  return {
    milliseconds: median(starts.map((each) => each.milliseconds)),
    cpuMilliseconds: median(starts.map((each) => each.cpuMilliseconds)),
  };
}

export function printColdStarts({ api, bare }: ColdStarts): void {
  console.log('process start to first answer, median    ms    computed for ms');
  for (const [name, first] of [
    ['bare server', bare],
    ['salary', api],
  ] as const) {
    const computed = first.cpuMilliseconds.toFixed(0).padStart(19);
    console.log(`  ${name.padEnd(34)}${first.milliseconds.toFixed(0).padStart(8)}${computed}`);
  }
}

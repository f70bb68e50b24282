import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The built server, as it runs in production. */
export const builtServer = fileURLToPath(new URL('../dist/server.js', import.meta.url));
export const bareServer = fileURLToPath(new URL('bare-server.mjs', import.meta.url));

/** Where the net salary, the calculation that is measured, is called. */
export const salaryPath = '/api/v1/SalaryCalculator/calculate';

/** What a process has used since it was started. */
export interface Usage {
  readonly cpuMicroseconds: number;
  readonly rssBytes: number;
  readonly heapBytes: number;
}

/** A server in a process of its own, with a probe in it. */
export interface MeasuredServer {
  readonly url: string;
  /** From the start of the process to the line that says the server is ready. */
  readonly readyAfterMilliseconds: number;
  ask(question: 'usage' | 'collect'): Promise<Usage>;
  profile<Result>(work: () => Promise<Result>): Promise<{ profile: CpuProfile; result: Result }>;
  stop(): Promise<void>;
}

/** The part of V8's profile that is read here. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
  }[];
  readonly samples: readonly number[];
}

const probe = new URL('probe.mjs', import.meta.url).href;
const running = new Set<() => Promise<void>>();

/** Starts a server that prints its address when it is ready. */
export async function start(
  file: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<MeasuredServer> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'suen-bench-'));
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--expose-gc', '--import', probe, file], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DRAIN_SECONDS: '0',
      RATE_LIMIT_MAX: '0',
      DATA_FOLDER: dataFolder,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const stop = async () => {
    running.delete(stop);
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(dataFolder, { recursive: true, force: true });
  };
  running.add(stop);
  const url = await addressOf(child);
  const readyAfterMilliseconds = performance.now() - startedAt;
  return {
    url,
    readyAfterMilliseconds,
    ask: (question) => asked<Usage>(child, question),
    profile: async (work) => {
      await asked(child, 'start profile');
      const result = await work();
      return { profile: await asked<CpuProfile>(child, 'stop profile'), result };
    },
    stop,
  };
}

/** The bare server, which answers at `/answer` with what the API answers to the same request. */
export async function startBare(like: MeasuredServer, request: string): Promise<MeasuredServer> {
  return start(bareServer, { ANSWER: await answerOf(like, salaryPath, request) });
}

/** @throws Error when it is none with status 200 */
export async function answerOf(
  { url }: MeasuredServer,
  route: string,
  body: string,
): Promise<string> {
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
  const answer = await fetch(url + route, { method: 'POST', headers, body });
  if (answer.status !== 200) throw new Error(`${route} answered ${answer.status}`);
  return answer.text();
}

/** Stops every server that still runs. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((stop) => stop()));
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout) {
    for await (const line of createInterface(child.stdout)) {
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (address !== undefined) return address;
    }
  }
  throw new Error('a server did not start; is it built?');
}

async function asked<Answer>(child: ChildProcess, question: string): Promise<Answer> {
  const answer = once(child, 'message');
  child.send(question);
  const [said] = await answer;
  return said;
}

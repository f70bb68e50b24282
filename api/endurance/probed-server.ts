import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  startServer,
  type ServerProcess,
} from '../src/test-support/server-process.test-support.ts';

/** What a process has used since it was started, and what it holds. */
export interface Usage {
  readonly cpuMicroseconds: number;
  readonly residentBytes: number;
  readonly heapBytes: number;
  readonly connections: number;
  /** Fields that something has added to the prototypes of the language. */
  readonly polluted: readonly string[];
}

export interface ProbedServer extends ServerProcess {
  readonly usage: () => Promise<Usage>;
  /** What it uses after its garbage was collected. */
  readonly usageAfterCollection: () => Promise<Usage>;
}

/** Starts the built server, or another file, with a probe in it and with a new data folder. */
export async function startProbed(
  environment: Readonly<Record<string, string>>,
  file?: string,
): Promise<ProbedServer> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'suen-probed-'));
  const server = await startServer({
    isBuilt: true,
    ...(file !== undefined && { file }),
    nodeArguments: ['--expose-gc', `--import=${new URL('probe.mjs', import.meta.url).href}`],
    environment: { DATA_FOLDER: dataFolder, DRAIN_SECONDS: '0', ...environment },
  });
  return {
    ...server,
    usage: () => server.ask<Usage>('usage'),
    usageAfterCollection: () => server.ask<Usage>('collect'),
    async stop(signal) {
      const code = await server.stop(signal);
      rmSync(dataFolder, { recursive: true, force: true });
      return code;
    },
  };
}

/** A number with separated thousands, flush right in a column. */
export function column(value: number, width: number, decimals = 0): string {
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return value.toLocaleString('en', options).padStart(width);
}

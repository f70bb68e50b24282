import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startProgram } from './process-program.test-support.ts';

/** A server in a process of its own, as those who run the site start it. */
export interface ServerProcess {
  readonly url: string;
  /** All lines that it has written so far. */
  readonly lines: readonly string[];
  /** Sends a message to what was loaded into it and gives its answer. */
  readonly ask: <Said>(question: string) => Promise<Said>;
  /** @returns its exit code, nothing when it had to be killed */
  stop(signal?: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>;
}

interface ServerProcessOptions {
  readonly environment: Readonly<Record<string, string>>;
  /** The server as it is built, or as it is written. */
  readonly isBuilt?: boolean;
  /** Another built file that says its address, in place of the server. */
  readonly file?: string;
  /** Arguments for Node itself. */
  readonly nodeArguments?: readonly string[];
}

const builtFile = fileURLToPath(new URL('../../dist/server.js', import.meta.url));

/** Starts a server and waits until it is ready. @throws Error with its words when it ends instead */
export async function startServer(options: ServerProcessOptions): Promise<ServerProcess> {
  const { environment, isBuilt = false, file = builtFile, nodeArguments = [] } = options;
  const child = startProgram(isBuilt ? { file } : 'server', {
    nodeArguments,
    environment: { HOST: '127.0.0.1', PORT: '0', ...environment },
  });
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (line: string) => {
      lines.push(line);
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    };
    for (const output of [child.stdout, child.stderr]) {
      createInterface(output).on('line', hear);
    }
    child.once('close', (code) =>
      reject(new Error(`the server has ended with ${code}: ${lines.join('\n')}`)),
    );
  });
  return {
    url,
    lines,
    ask: async (question) => {
      const answered = once(child, 'message');
      child.send(question);
      const [said] = await answered;
      return said;
    },
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill(signal);
        await ended;
      }
      return child.exitCode;
    },
  };
}

import getPort from 'get-port';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';

/** The program of a Valkey or Redis server, where one is installed. */
export function findValkeyProgram(): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => ['valkey-server', 'redis-server'].map((name) => join(folder, name)))
    .find((program) => existsSync(program));
}

/** A real Valkey or Redis server that keeps nothing on the disk. */
export interface ValkeyServer {
  readonly url: string;
  /** Starts it again at the same address, without what it knew; nothing where it runs. */
  start(): Promise<void>;
  /** Ends it without a warning. */
  kill(): Promise<void>;
  /** Makes it silent, with its connections open. */
  freeze(): void;
  thaw(): void;
}

/** @throws Error where no program is installed */
export async function startValkey(): Promise<ValkeyServer> {
  const port = await getPort();
  let child: ChildProcess | undefined;
  let serverId = 0;
  const isRunning = () => child?.exitCode === null && child.signalCode === null;
  const signal = (name: NodeJS.Signals) => void (serverId > 0 && process.kill(serverId, name));
  const server: ValkeyServer = {
    url: `valkey://127.0.0.1:${port}`,
    async start() {
      if (isRunning()) return;
      const program = findValkeyProgram();
      if (program === undefined) throw new Error('neither valkey-server nor redis-server');
      const settings = `--port ${port} --bind 127.0.0.1 --appendonly no --daemonize no`.split(' ');
      // The shell ends the server when its own input ends, and so with the process that has started it.
      const script = '"$@" & echo "server $!"; cat >&2; kill -9 $!; wait';
      child = spawn('sh', ['-c', script, 'sh', program, ...settings, '--save', ''], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      if (!child.stdout) throw new Error('no output');
      for await (const line of createInterface(child.stdout)) {
        serverId = Number(/^server (\d+)$/.exec(line)?.[1] ?? serverId);
        if (/ready to accept connections/i.test(line)) break;
      }
      child.stdout.resume();
    },
    async kill() {
      if (child === undefined || !isRunning()) return;
      child.stdin?.end();
      await once(child, 'exit');
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
  };
  await server.start();
  return server;
}

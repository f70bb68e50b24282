import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serverCommand } from './address.ts';
import { freePort } from './free-port.ts';

/** A server of a test's own, which goes away and comes back at the same address. */
export class ServerToStop {
  readonly address: string;
  readonly #port: number;
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
    this.address = `http://127.0.0.1:${port}`;
  }

  /** Starts a server at an address that nobody else uses. */
  static async start(): Promise<ServerToStop> {
    const server = new ServerToStop(await freePort());
    await server.start();
    return server;
  }

  /** Starts it and waits until it answers. */
  async start(): Promise<void> {
    const [program = '', ...parameters] = serverCommand.command.split(' ');
    this.#process = spawn(program, parameters, {
      cwd: path.join(import.meta.dirname, '..'),
      env: { ...process.env, ...serverCommand.env, PORT: String(this.#port) },
      stdio: 'ignore',
    });
    while (!(await this.#answers())) await delay(50);
  }

  /** Ends it at once, open connections as well. */
  async stop(): Promise<void> {
    const ended = this.#process;
    this.#process = undefined;
    if (ended === undefined) return;
    ended.kill('SIGKILL');
    await once(ended, 'exit');
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.address}/readyz`)).ok;
    } catch {
      if (this.#process?.exitCode !== null) throw new Error('the server did not start');
      return false;
    }
  }
}

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';
import { startServer } from './start-server.ts';

/** A separate server for one test, which can be stopped and started again at the same address. */
export class ServerToStop {
  readonly address: string;
  #process: ChildProcess | undefined;

  private constructor(address: string) {
    this.address = address;
  }

  /** Starts a server at an address that no other program uses. */
  static async start(): Promise<ServerToStop> {
    const server = new ServerToStop(`http://127.0.0.1:${await freePort()}`);
    await server.start();
    return server;
  }

  /** Starts the server and waits until it answers. */
  async start(): Promise<void> {
    this.#process = await startServer(this.address);
  }

  /** Ends the server at once, also its open connections. */
  async stop(): Promise<void> {
    const ended = this.#process;
    this.#process = undefined;
    if (ended === undefined) return;
    ended.kill('SIGKILL');
    await once(ended, 'exit');
  }
}

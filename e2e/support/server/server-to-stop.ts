import getPort from 'get-port';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { startServer } from './start-server.ts';

/** A separate server for one test, which can be stopped and started again at the same address. */
export class ServerToStop {
  readonly address: string;
  #process: ChildProcess | undefined;
  #proxy: Server | undefined;

  private constructor(address: string) {
    this.address = address;
  }

  /** Starts a server at an address that no other program uses. */
  static async start(): Promise<ServerToStop> {
    const server = new ServerToStop(`http://127.0.0.1:${await getPort()}`);
    await server.start();
    return server;
  }

  /** Starts the server and waits until it answers. */
  async start(): Promise<void> {
    this.#process = await startServer(this.address);
  }

  /** Answers everything as a proxy does that reaches no server. */
  async answerAsProxy(status: 502 | 503 | 504): Promise<void> {
    this.#proxy = createServer((_request, response) => {
      response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    }).listen(Number(new URL(this.address).port), '127.0.0.1');
    await once(this.#proxy, 'listening');
  }

  /** Ends the server at once, also its open connections. */
  async stop(): Promise<void> {
    this.#proxy?.closeAllConnections();
    this.#proxy?.close();
    this.#proxy = undefined;
    const ended = this.#process;
    this.#process = undefined;
    if (ended === undefined) return;
    ended.kill('SIGKILL');
    await once(ended, 'exit');
  }
}

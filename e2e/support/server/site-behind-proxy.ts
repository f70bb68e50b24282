import getPort from 'get-port';
import { once } from 'node:events';
import { createServer, request as ask, type Server } from 'node:http';
import { serverAddress } from './address.ts';

/** The site behind a proxy that notes what is asked, can lose the servers behind it, and can give another file in one's place. */
export class SiteBehindProxy {
  readonly address: string;
  /** What was asked since the last `forget`: 'GET /faq'. */
  readonly asked: string[] = [];
  readonly #server: Server;
  readonly #instead = new Map<string, string>();
  #isCut = false;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.address = `http://127.0.0.1:${port}`;
  }

  static async start(): Promise<SiteBehindProxy> {
    const port = await getPort();
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    const site = new SiteBehindProxy(server, port);
    site.#answer();
    return site;
  }

  #answer(): void {
    this.#server.on('request', (request, response) => {
      const { method, url = '/', headers } = request;
      this.asked.push(`${method} ${url}`);
      const script = this.#instead.get(url);
      if (this.#isCut) {
        response.destroy();
      } else if (script !== undefined) {
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      } else {
        const passedOn = ask(serverAddress + url, { method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        });
        passedOn.on('error', () => response.destroy());
        request.pipe(passedOn);
      }
    });
  }

  forget(): void {
    this.asked.length = 0;
  }

  /** From now on nothing is answered, and open connections end. */
  cut(): void {
    this.#isCut = true;
    this.#server.closeAllConnections();
  }

  /** Gives this script at an address, or what the site gives there. */
  replace(address: string, script: string | undefined): void {
    if (script === undefined) this.#instead.delete(address);
    else this.#instead.set(address, script);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { portOf } from '../test-support/port-of.test-support.ts';

/** One address in front of several servers. */
interface LoadBalancer {
  readonly url: string;
  close(): Promise<void>;
}

const lookMs = 100;

/**
 * Sends each request to the next server in turn that says it is ready. Where nobody listens any more it asks the next one; a
 * request that has reached a server is sent to no other, so that what a server breaks off is seen as 502.
 */
export async function startLoadBalancer(servers: readonly string[]): Promise<LoadBalancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(servers);
  let turn = 0;

  const look = setInterval(() => {
    for (const server of servers) {
      fetch(`${server}/readyz`)
        .then(({ ok }) => (ok ? ready.add(server) : ready.delete(server)))
        .catch(() => ready.delete(server));
    }
  }, lookMs);

  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    await once(incoming, 'end');
    const body = Buffer.concat(parts);
    turn += 1;
    const serversInTurn = servers.map((_, index) => servers[(turn + index) % servers.length] ?? '');
    const readyFirst = [
      ...serversInTurn.filter((each) => ready.has(each)),
      ...serversInTurn.filter((each) => !ready.has(each)),
    ];
    for (const server of readyFirst) {
      const result = await forward(server, incoming, body, outgoing, agent);
      if (result === 'nobody there') continue;
      if (result === 'broken off') break;
      return;
    }
    outgoing.writeHead(502).end();
  };
  const front = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(front)}`,
    async close() {
      clearInterval(look);
      agent.destroy();
      front.closeAllConnections();
      front.close();
      await once(front, 'close');
    },
  };
}

function forward(
  server: string,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
  agent: Agent,
): Promise<'answered' | 'nobody there' | 'broken off'> {
  return new Promise((resolve) => {
    const call = request(server + (url ?? ''), { method, headers, agent }, (answer) => {
      const { connection: _, ...others } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, others);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
      outgoing.on('close', () => resolve('answered'));
    });
    call.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'ECONNREFUSED' ? 'nobody there' : 'broken off');
    });
    call.end(body);
  });
}

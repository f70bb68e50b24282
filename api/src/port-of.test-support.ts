import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** The port that a server listens on. */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return address.port;
}

/** Ports that nobody listens on, so that a server can come back to its own. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const held = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = held.map(portOf);
  await Promise.all(held.map((server) => once(server.close(), 'close')));
  return ports;
}

import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serverAddress, serverCommand } from './address.ts';

/** Starts the built server and waits until it answers at an address of this computer. @throws when it does not */
export async function startServer(address: string = serverAddress): Promise<ChildProcess> {
  const [program, ...parameters] = serverCommand.command.split(' ');
  const server = spawn(program ?? '', parameters, {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, ...serverCommand.env, PORT: new URL(address).port },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    if (answer?.ok === true) return server;
    await wait(100);
  }
  server.kill();
  throw new Error(`The server does not answer at ${address}: is it built?`);
}

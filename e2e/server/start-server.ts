import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { serverAddress, serverCommand } from './address.ts';

/** Starts the built server for a command that measures, and waits until it answers. @throws when it does not */
export async function startServer(): Promise<ChildProcess> {
  const [program, ...parameters] = serverCommand.command.split(' ');
  const server = spawn(program ?? '', parameters, {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, ...serverCommand.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${serverAddress}/readyz`).catch(() => null);
    if (answer?.ok === true) return server;
    await wait(100);
  }
  server.kill();
  throw new Error(`The server does not answer at ${serverAddress}: is it built?`);
}

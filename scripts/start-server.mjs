import getPort from 'get-port';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './run.mjs';

/**
 * Starts a program that serves at a port, and waits until it does.
 *
 * @param {string} name
 * @param {string} program
 * @param {(port: string) => readonly string[]} words
 */
export async function start(name, program, words) {
  const port = String(await getPort());
  const child = spawn(program, words(port), {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, HOST: '127.0.0.1', PORT: port, RATE_LIMIT_MAX: '0' },
  });
  const address = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${address}/api/v1/law`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await isUp()); tries += 1) {
    if (tries > 100) throw new Error(`${name} does not answer`);
    await wait(200);
  }
  const stop = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { port, address, stop };
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

/** A command as `npm test` runs it, which starts a server and waits for it. Both print their process id. */
const server = `console.log(process.pid); setInterval(() => {}, 1000);`;
const command = `
  import { spawn } from 'node:child_process';
  console.log(process.pid);
  spawn(process.execPath, ['--eval', ${JSON.stringify(server)}], { stdio: 'inherit' });
  process.on('SIGINT', () => process.exit());
`;
const script = `
  import { run } from ${JSON.stringify(new URL('run.mjs', import.meta.url).href)};
  await run(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(command)}]);
`;

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

async function linesOf(child: ChildProcess, count: number): Promise<readonly string[]> {
  const lines: string[] = [];
  if (child.stdout === null) throw new Error('the output goes nowhere');
  for await (const line of createInterface(child.stdout)) {
    if (lines.push(line) === count) break;
  }
  return lines;
}

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)(
  'a script that gets %s ends all that it has started',
  async (signal, code) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const processIds = (await linesOf(child, 2)).map(Number);
    expect(processIds.map(isRunning)).toEqual([true, true]);

    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([code, null]);
    await expect.poll(() => processIds.map(isRunning)).toEqual([false, false]);
  },
  20_000,
);

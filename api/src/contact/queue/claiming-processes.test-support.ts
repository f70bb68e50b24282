import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { startProgram } from '../../test-support/process-program.test-support.ts';

/** Lets processes claim and remove all messages of a data folder at the same time. @returns the ids that each got */
export async function claimedByProcesses(count: number, dataFolder: string): Promise<string[][]> {
  const processes = Array.from({ length: count }, () => {
    const child = startProgram('contact/queue/queue-process.test-support', {
      arguments: [dataFolder],
    });
    return { child, lines: createInterface(child.stdout) };
  });
  await Promise.all(processes.map(({ lines }) => once(lines, 'line')));
  const results = processes.map(async ({ child, lines }) => {
    const [line]: unknown[] = await Promise.race([once(lines, 'line'), failure(child)]);
    return String(line)
      .split(' ')
      .filter((id) => id !== '');
  });
  for (const { child } of processes) child.send('go');
  return Promise.all(results);
}

/** @throws Error when the process ends with an error */
async function failure(child: ChildProcess): Promise<never> {
  const [code]: unknown[] = await once(child, 'exit');
  throw new Error(`a process has ended with ${String(code)} before it was done`);
}

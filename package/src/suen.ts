#!/usr/bin/env node
import { createInterface } from 'node:readline';
import { runCommand } from './command-line.ts';

// Written in large pieces: a call for each of thousands of lines would take longer than their calculation.
const enoughToWrite = 65_536;
let pending = '';
function flush(): void {
  process.stdout.write(pending);
  pending = '';
}

// A reader that has seen enough closes the pipe.
process.stdout.on('error', () => process.exit(0));
process.exitCode = await runCommand(process.argv.slice(2), {
  // Nothing is read for a command that asks for no lines: an assistant's messages come the same way.
  get lines() {
    return createInterface({ input: process.stdin });
  },
  write(text) {
    pending += `${text}\n`;
    if (pending.length > enoughToWrite) flush();
  },
  complain: (text) => process.stderr.write(`${text}\n`),
});
flush();

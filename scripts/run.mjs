import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Environment in which the installed tools are found without a package runner. */
const toolEnvironment = {
  ...process.env,
  PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
};

/**
 * Runs a command to its end.
 *
 * @param {string} command
 * @param {readonly string[]} commandArguments
 * @param {{ folder?: string, quiet?: boolean, environment?: Record<string, string> }} [options] `quiet` keeps the output
 *   and hands it back; otherwise it goes to the terminal.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, commandArguments, { folder = '.', quiet = false, environment } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArguments, {
      cwd: path.join(root, folder),
      env: { ...toolEnvironment, ...environment },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += String(data)));
    child.stderr?.on('data', (data) => (output += String(data)));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a command and ends this process with its code when it fails.
 *
 * @param {string} command
 * @param {readonly string[]} commandArguments
 * @param {{ folder?: string, environment?: Record<string, string> }} [options]
 */
export async function runOrExit(command, commandArguments, options) {
  const { code } = await run(command, commandArguments, options);
  if (code !== 0) process.exit(code);
}

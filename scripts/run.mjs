import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Environment in which the installed tools are found without a package runner. */
const toolEnvironment = {
  ...process.env,
  PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
};

const isWindows = process.platform === 'win32';
const stopSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const gracePeriodMs = 10_000;
const pollMs = 50;

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @type {Set<ChildProcess>} */
const running = new Set();
let isStopping = false;

/**
 * Runs a command to its end. If this process is told to stop, it first ends the command and all processes that the command
 * started.
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
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: isWindows,
      // The command gets its own process group, so that a signal reaches all processes that it started.
      detached: !isWindows,
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += String(data)));
    child.stderr?.on('data', (data) => (output += String(data)));
    child.on('error', reject);
    child.on('exit', () => forget(child));
    child.on('close', (code) => {
      if (!isStopping) resolve({ code: code ?? 1, output });
    });
    remember(child);
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

/** @param {ChildProcess} child */
function remember(child) {
  if (running.size === 0) {
    for (const signal of stopSignals) process.on(signal, stop);
    process.on('exit', killAll);
  }
  running.add(child);
}

/** @param {ChildProcess} child */
function forget(child) {
  // Other processes of its group may still run. `stop` waits for them.
  if (isStopping) return;
  running.delete(child);
  if (running.size > 0) return;
  for (const signal of stopSignals) process.off(signal, stop);
  process.off('exit', killAll);
}

/**
 * Ends what runs, then this process. Whatever the signal was, the commands get SIGINT: Playwright answers it by ending browsers
 * and servers, which are groups of their own.
 *
 * @param {NodeJS.Signals} signal
 */
async function stop(signal) {
  // npm passes on a signal that this process has already received.
  if (isStopping) return;
  isStopping = true;
  signalAll('SIGINT');
  for (let waitedMs = 0; waitedMs < gracePeriodMs && signalAll(0); waitedMs += pollMs) {
    await wait(pollMs);
  }
  process.exit(128 + constants.signals[signal]);
}

function killAll() {
  signalAll('SIGKILL');
}

/**
 * @param {NodeJS.Signals | 0} signal 0 only asks whether they live
 * @returns {boolean} whether anything was there to get it
 */
function signalAll(signal) {
  return [...running].map((child) => signalGroup(child, signal)).includes(true);
}

/** @param {ChildProcess} child @param {NodeJS.Signals | 0} signal */
function signalGroup(child, signal) {
  if (isWindows) return child.kill(signal);
  try {
    return child.pid !== undefined && process.kill(-child.pid, signal);
  } catch {
    return false;
  }
}

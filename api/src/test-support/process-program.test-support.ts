import { spawn, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** Where compile-processes.test-support.ts writes what tests start: as far below api as a folder of src or dist. */
export const compiledFolder = fileURLToPath(new URL('../../.cache/programs/', import.meta.url));

/** What tests start in processes of their own, by its file's path in src, without the ending. */
export const programs = [
  'server',
  'contact/contact-server-process.test-support',
  'contact/queue/queue-process.test-support',
  'contact/delivery/mail-server-process.test-support',
] as const;

type Program = (typeof programs)[number];

interface ProgramOptions {
  readonly arguments?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Arguments for Node itself. */
  readonly nodeArguments?: readonly string[];
}

/** A process whose output is read and to which messages are sent. */
type ProgramProcess = ChildProcess & {
  readonly stdout: Readable;
  readonly stderr: Readable;
};

/** Loaded into a process that a test starts: it ends when its parent has ended, however that was. */
const endWithParent = `data:text/javascript,${encodeURIComponent(
  "process.on('disconnect', () => process.exit()); process.channel.unref();",
)}`;

/** Starts a file of ours, or a program by its name, in a process that ends with this one. */
export function startProgram(
  program: Program | { readonly file: string },
  options: ProgramOptions = {},
): ProgramProcess {
  const file =
    typeof program === 'string'
      ? argumentsToStart(program)
      : ['--conditions=default', program.file];
  const { arguments: ownArguments = [], environment = {}, nodeArguments = [] } = options;
  const child = spawn(
    process.execPath,
    [`--import=${endWithParent}`, ...nodeArguments, ...file, ...ownArguments],
    { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('a program without output');
  return Object.assign(child, { stdout, stderr });
}

/** In a test run it was compiled beforehand, which saves two of the three seconds that a start would take. */
function argumentsToStart(program: Program): readonly string[] {
  if (process.env['VITEST'] !== undefined) return [`${compiledFolder}${nameOf(program)}.js`];
  const file = fileURLToPath(new URL(`../${program}.ts`, import.meta.url));
  return ['--conditions=source', '--import=tsx', file];
}

/** A program's name without its folder: all are written side by side. */
export function nameOf(program: Program): string {
  return program.replace(/^.*\//, '').replace('.test-support', '');
}

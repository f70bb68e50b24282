import { fileURLToPath } from 'node:url';

/** Where the programs that tests start are written by api/compile-processes.ts; one level below api, like src and dist. */
export const compiledFolder = fileURLToPath(new URL('../.cache/', import.meta.url));

/** What tests start in processes of their own, by its file's path in src, without the ending. */
export const programs = [
  'server',
  'contact/contact-server-process.test-support',
  'contact/queue-process.test-support',
  'contact/mail-server-process.test-support',
] as const;

/**
 * Arguments with which Node starts a program of ours. In a test run it was compiled beforehand, which saves two of the three
 * seconds that a start would take.
 */
export function argumentsToStart(program: (typeof programs)[number]): readonly string[] {
  if (process.env['VITEST'] !== undefined) return [`${compiledFolder}${nameOf(program)}.js`];
  const file = fileURLToPath(new URL(`${program}.ts`, import.meta.url));
  return ['--conditions=source', '--import=tsx', file];
}

/** A program's name without its folder: all are written side by side. */
export function nameOf(program: (typeof programs)[number]): string {
  return program.replace(/^.*\//, '').replace('.test-support', '');
}

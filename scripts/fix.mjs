/** Formats all files and repairs what the linter can repair by itself. */
import { run } from './run.mjs';
import { setUp } from './set-up.mjs';

await setUp();
const commands = /** @type {const} */ ([
  ['tsx', ['web/build/texts/write-types.ts']],
  ['tsx', ['engine/build/write-validators.ts']],
  ['oxlint', ['--type-aware', '--fix']],
  ['oxfmt', ['.']],
]);
// What the linter cannot repair keeps nothing from being formatted.
for (const [command, commandArguments] of commands) {
  const { code } = await run(command, commandArguments);
  process.exitCode ||= code;
}

/** Formats all files and repairs what the linter can repair by itself. */
import { run } from './run.mjs';
import { setUp } from './set-up.mjs';
import { writeValidators } from './validators.mjs';

await setUp();
const commands = /** @type {const} */ ([
  ['tsx', ['web/build/texts/write-types.ts']],
  writeValidators,
  ['oxlint', ['--type-aware', '--fix']],
  ['oxfmt', ['.']],
]);
// What the linter cannot repair keeps nothing from being formatted.
for (const [command, commandArguments] of commands) {
  const { code } = await run(command, commandArguments);
  process.exitCode ||= code;
}

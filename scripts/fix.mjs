/** Formats all files and repairs what the linter can repair by itself. */
import { runOrExit } from './run.mjs';
import { setUp } from './set-up.mjs';

await setUp();
await runOrExit('tsx', ['web/build/texts/write-types.ts']);
await runOrExit('oxlint', ['--type-aware', '--fix']);
await runOrExit('oxfmt', ['.']);

/** Types of all packages, those of the texts written first: the type-checkers alone, for a quick answer. */
import { checkTypes } from './check.mjs';
import { setUp } from './set-up.mjs';

await setUp();
process.exit((await checkTypes()) ? 0 : 1);

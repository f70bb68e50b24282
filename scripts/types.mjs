/** Runs only the type-checkers, for a quick answer. The types of the texts are written first. */
import { checkTypes } from './check.mjs';
import { setUp } from './set-up.mjs';

await setUp();
process.exit((await checkTypes()) ? 0 : 1);

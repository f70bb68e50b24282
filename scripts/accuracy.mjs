/** Prints what the page /accuracy shows: the published rows and examples that the engine reproduces to the cent. */
import { runOrExit } from './run.mjs';
import { setUp } from './set-up.mjs';

await setUp();
await runOrExit('tsx', ['--conditions=source', 'engine/bench/accuracy.ts']);

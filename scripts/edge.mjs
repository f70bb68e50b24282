/** Builds pages and calculations for an edge that runs workerd: npm run edge. */
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { runOrExit } from './run.mjs';
import { setUp } from './set-up.mjs';

/** Bundles the calculations. The pages have been built before. */
export async function buildEdge() {
  await runOrExit('tsx', ['--conditions=source', 'deploy/workerd/build.ts']);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await setUp();
  await build();
  await buildEdge();
}

/**
 * Compares the answers of every door in every runtime, byte for byte: npm run runtimes -- [requests of each calculator] [seed].
 * A browser's service worker is compared by the journeys (e2e/features/on-device/same-answers.spec.ts), which this runs with as many
 * requests. At the end all unit and API tests run on Node 24, which production has.
 */
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { build } from './build.mjs';
import { buildEdge } from './edge.mjs';
import { installRuntimes, runtime, runtimes } from './other-runtimes.mjs';
import { buildPackage } from './package.mjs';
import { run, runOrExit } from './run.mjs';
import { ensureBrowser, setUp } from './set-up.mjs';
import { start } from './start-server.mjs';

const [, , count = '1000', seed = '1'] = process.argv;
const requests = path.join(runtimes, 'requests.jsonl');
const runtimeScript = 'package/runtimes/in-this-runtime.mjs';

await setUp();
await build();
await buildPackage();
await buildEdge();
await installRuntimes();
await runOrExit('tsx', [
  '--conditions=source',
  'package/runtimes/write-requests.ts',
  requests,
  count,
  seed,
]);

const server = await start('server', process.execPath, () => ['api/dist/server.js']);
const edge = await start('workerd', runtime('workerd'), (port) => [
  'serve',
  'deploy/workerd/suen.capnp',
  `--socket-addr=http=127.0.0.1:${port}`,
  `--external-addr=servers=127.0.0.1:${server.port}`,
]);
/** @type {readonly (readonly [door: string, program: string, words: readonly string[]])[]} */
const doors = [
  ['server', process.execPath, ['package/runtimes/over-http.mjs', server.address, requests]],
  [`Node ${process.versions.node}`, process.execPath, [runtimeScript, requests]],
  ['Node 24', runtime('node'), [runtimeScript, requests]],
  ['Deno', runtime('deno'), ['run', '--allow-read', runtimeScript, requests]],
  ['Bun', runtime('bun'), ['run', runtimeScript, requests]],
  ['workerd', process.execPath, ['package/runtimes/over-http.mjs', edge.address, requests]],
  ['command line', process.execPath, ['package/runtimes/on-command-line.mjs', requests]],
];
let expected;
let areSame = true;
console.log(`${count} requests of each calculator, seed ${seed}`);
for (const [door, program, words] of doors) {
  const begun = performance.now();
  const { code, output } = await run(program, words, { quiet: true });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const hash = output.trim();
  expected ??= hash;
  const isSame = code === 0 && /^[0-9a-f]{16}$/.test(hash) && hash === expected;
  areSame &&= isSame;
  console.log(`${isSame ? 'same  ' : 'OTHER '} ${door.padEnd(16)}${hash}  ${seconds} s`);
}
const pages = await run(
  process.execPath,
  ['package/runtimes/same-pages.mjs', server.address, edge.address],
  { quiet: true },
);
console.log(`${pages.code === 0 ? 'same  ' : 'OTHER '} pages at the edge: ${pages.output.trim()}`);
await Promise.all([server.stop(), edge.stop()]);

await ensureBrowser();
const journey = await run('npx', ['playwright', 'test', '--project=desktop', 'same-answers'], {
  folder: 'e2e',
  quiet: true,
  environment: { CI: '1', REQUESTS_OF_EACH: count },
});
console.log(`${journey.code === 0 ? 'same  ' : 'OTHER '} service worker`);
if (journey.code !== 0) console.log(journey.output);

const tests = await run(runtime('node'), ['node_modules/vitest/vitest.mjs', 'run'], {
  quiet: true,
  environment: { NO_COLOR: '1' },
});
console.log(`${tests.code === 0 ? 'passed' : 'FAILED'} tests on Node 24`);
console.log(tests.code === 0 ? /^\s*Tests .*$/m.exec(tests.output)?.[0] : tests.output);
const codes = [pages, journey, tests].map(({ code }) => code);
process.exit(areSame && codes.every((code) => code === 0) ? 0 : 1);

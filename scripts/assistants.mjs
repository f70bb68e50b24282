/**
 * Holds /mcp against the protocol's own conformance tests, for the protocol of 2026 and the one before: npm run assistants. What
 * may fail, and why, is in api/expected-failures-of-assistants.yml. What fails besides, or no longer, ends this with an error.
 */
import { build } from './build.mjs';
import { conformance, installRuntimes, runtime } from './other-runtimes.mjs';
import { run } from './run.mjs';
import { setUp } from './set-up.mjs';
import { start } from './start-server.mjs';

await setUp();
await build();
await installRuntimes();
const server = await start('server', process.execPath, () => ['api/dist/server.js']);
for (const asked of [
  ['--requirements', '2026-07-28'],
  ['--spec-version', '2025-11-25'],
]) {
  const url = `${server.address}/mcp`;
  const words = [
    'server',
    '--url',
    url,
    ...asked,
    '--expected-failures',
    'api/expected-failures-of-assistants.yml',
  ];
  const { code, output } = await run(runtime('node'), [conformance, ...words], { quiet: true });
  console.log(asked.join(' '), output.slice(output.indexOf('=== SUMMARY ===')));
  if (code !== 0) process.exitCode = 1;
}
await server.stop();

/**
 * Sends random requests to the built server. The arguments are their number (10 000) and a seed: npm run fuzz -- 100000 [seed].
 * A large number is sent in parts. Each part has a new server and its own seed, one higher than the part before.
 */
import { build } from './build.mjs';
import { runOrExit } from './run.mjs';
import { setUp } from './set-up.mjs';

await setUp();
await build();
const piece = 100_000;
const [total = '10000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
for (let sent = 0; sent < Number(total); sent += piece) {
  const requests = Math.min(piece, Number(total) - sent);
  await runOrExit('tsx', [
    'api/endurance/fuzz.ts',
    String(requests),
    String(Number(seed) + sent / piece),
  ]);
}

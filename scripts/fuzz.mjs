/**
 * Random requests to the built server, the number as an argument (10 000): npm run fuzz -- 100000 [seed]. More than a piece are
 * sent in pieces, each to a new server and with its own seed, the next number each time.
 */
import { build } from './build.mjs';
import { runOrExit } from './run.mjs';
import { setUp } from './set-up.mjs';

await setUp();
await build();
const piece = 100_000;
const [total = '10000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
if (!(Number(total) > piece)) {
  await runOrExit('tsx', ['api/endurance/fuzz.ts', total, seed]);
}
for (let sent = 0; Number(total) > piece && sent < Number(total); sent += piece) {
  const requests = Math.min(piece, Number(total) - sent);
  await runOrExit('tsx', [
    'api/endurance/fuzz.ts',
    String(requests),
    String(Number(seed) + sent / piece),
  ]);
}

/** Everything, as continuous integration runs it: all checks, the build, byte budgets, journeys in a real browser. */
import { build } from './build.mjs';
import { check } from './check.mjs';
import { run } from './run.mjs';
import { ensureBrowser, setUp } from './set-up.mjs';

await setUp();
const checked = await check();
await build();
const pageBudgets = await run('npm', ['run', '--silent', 'budget', '-w', 'web']);
const serverBudgets = await run('npm', ['run', '--silent', 'budget', '-w', 'api']);
await ensureBrowser();
const journeys = await run('npm', ['run', '--silent', 'test', '-w', 'e2e']);
const results = {
  checks: checked,
  'page budgets': pageBudgets.code === 0,
  'server budgets': serverBudgets.code === 0,
  journeys: journeys.code === 0,
};
const failed = Object.entries(results).filter(([, passed]) => !passed);
for (const [name] of failed) console.log(`FAILED ${name}`);
console.log(`${Object.keys(results).length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);

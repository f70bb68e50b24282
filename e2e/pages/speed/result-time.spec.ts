import { expect, freshTest as test } from '../../support/browser/test.ts';
import { openCalculator } from '../../support/site/calculators/calculators.ts';
import { measureComparisonTime, prepareComparisonTime } from './comparison-time.ts';
import { measureResultTime, medianOf } from './result-time.ts';

/*
 * The aim is 100 ms. `npm run result-times -w e2e` measures it on a quiet machine. Here the machine is busy with other tests,
 * so the limit only shows whether a result waits for its code or for a slow page.
 */
const tries = 3;
const boundMs = 600;

test('a result is there right after the click, and a comparison after its change, on a slow device too @phone', async ({
  browser,
  baseURL,
  contextOptions,
}) => {
  test.slow();
  const times: number[] = [];
  const changes: number[] = [];
  const everyLine: number[] = [];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const context = await browser.newContext({ ...contextOptions, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await prepareComparisonTime(page);
    times.push(await measureResultTime(page, openCalculator('net-salary')));
    const { comparisonMs, linesMs } = await measureComparisonTime(page);
    changes.push(comparisonMs);
    everyLine.push(linesMs);
    await context.close();
  }
  expect(medianOf(times)).toBeLessThan(boundMs);
  expect(medianOf(changes)).toBeLessThan(boundMs);
  expect(medianOf(everyLine)).toBeLessThan(boundMs);
});

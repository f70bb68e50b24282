import { chromium } from '@playwright/test';
import { measureComparisonTime, prepareComparisonTime } from './pages/speed/comparison-time.ts';
import { cpuSlowdown, measureResultTime, medianOf } from './pages/speed/result-time.ts';
import { findBrowser } from './support/browser/find-browser.ts';
import { serverAddress } from './support/server/address.ts';
import { startServer } from './support/server/start-server.ts';
import { calculators } from './support/site/calculators/calculators.ts';

/*
 * Measures the time from the click to the first frame of a result, and of a changed comparison beside it, on the screen of a
 * phone with a slowed processor and the server on the same computer. Of a comparison, what is in view and the lines, which
 * mostly stand further down. Fails if the median of several attempts takes longer than users accept as immediate, but for
 * lines out of sight.
 */
const tries = 5;
const limitMs = 100;

const server = await startServer();
const browser = await chromium.launch(findBrowser());
try {
  const head = `at ${cpuSlowdown}x CPU slow-down, ${tries} tries, ms`;
  console.log(
    `| ${head} | result, fastest | median | comparison, fastest | median | lines, median |`,
  );
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const { name, open, hasComparison } of calculators) {
    const times: number[] = [];
    const changes: number[] = [];
    const linesTimes: number[] = [];
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const context = await browser.newContext({
        baseURL: serverAddress,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        viewport: { width: 375, height: 720 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      });
      await context.addInitScript(() => {
        if (location.protocol.startsWith('http'))
          localStorage.setItem(
            'cookie-consent',
            '{"analytics":false,"ads":false,"adMeasurement":false,"adPersonalization":false}',
          );
      });
      const page = await context.newPage();
      await prepareComparisonTime(page);
      times.push(await measureResultTime(page, open));
      if (hasComparison) {
        const { comparisonMs, linesMs } = await measureComparisonTime(page);
        changes.push(comparisonMs);
        linesTimes.push(linesMs);
      }
      await context.close();
    }
    const figures = [times, changes].flatMap((measured): readonly (string | number)[] =>
      measured.length === 0
        ? ['-', '-']
        : [Math.round(Math.min(...measured)), Math.round(medianOf(measured))],
    );
    const lines = linesTimes.length === 0 ? '-' : Math.round(medianOf(linesTimes));
    console.log(`| ${name} | ${figures.join(' | ')} | ${lines} |`);
    const isImmediate = [times, changes].every(
      (measured) => measured.length === 0 || medianOf(measured) <= limitMs,
    );
    if (!isImmediate) process.exitCode = 1;
  }
} finally {
  await browser.close();
  server.kill();
}

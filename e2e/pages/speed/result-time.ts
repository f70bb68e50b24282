import type { Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import type { calculators } from '../../support/site/calculators/calculators.ts';

declare global {
  interface Window {
    /** The time from the click on a form's button until its result was painted. */
    resultMs?: number;
  }
}

/** How many times slower an average phone is than the computer that runs the tests. */
export const cpuSlowdown = 4;

/**
 * The time of a calculator's first result on a slow device, in milliseconds. The form is sent at once, faster than any user
 * can.
 */
export async function measureResultTime(
  page: Page,
  open: (typeof calculators)[number]['open'],
): Promise<number> {
  await page.addInitScript({
    path: fileURLToPath(new URL('note-result-time.js', import.meta.url)),
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const calculator = await open(page, 'en');
  await calculator.fillIn();
  // As on a phone: a mouse at rest would stand on a link of the result next, whose page is then fetched.
  await page.mouse.move(0, 0);
  await calculator.calculate.tap();
  const noted = await page.waitForFunction(() => window.resultMs);
  return (await noted.jsonValue()) ?? Number.NaN;
}

/** The median. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

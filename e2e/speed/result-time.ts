import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { calculators } from '../site/calculators.ts';

declare global {
  interface Window {
    /** How long it took from the click on a form's button until its result was painted. */
    resultMilliseconds?: number;
  }
}

/** A phone of the middle class beside the computer that runs the tests. */
export const cpuSlowdown = 4;

/** How long a calculator's first result takes on a slow device, asked for straight away as no person could; in milliseconds. */
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
  await calculator.showResult();
  const noted = await page.waitForFunction(() => window.resultMilliseconds);
  return (await noted.jsonValue()) ?? Number.NaN;
}

/** The one in the middle. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

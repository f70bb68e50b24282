import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The focused element, what is drawn in it and the two around it: a ring may be on a label or a shape. */
function focusedPlace(): Element[] {
  const focused = document.activeElement ?? document.body;
  const parent = focused.parentElement;
  return [focused, ...focused.children, parent, parent?.parentElement].filter(
    (part) => part instanceof Element,
  );
}

async function ringsOf(places: readonly Element[]): Promise<string[]> {
  // Where less motion is wanted, transitions take no time but a frame.
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
  return places.map((place) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, stroke, strokeWidth } =
      getComputedStyle(place);
    const outline = outlineStyle === 'none' ? 'none' : `${outlineWidth} ${outlineColor}`;
    return [outline, boxShadow, stroke, strokeWidth].join('; ');
  });
}

/** Whether something of the focused element, or of the label that it stands in, is not covered. */
function isFocusUncovered(): boolean {
  const focused = document.activeElement ?? document.body;
  const shown = focused.closest('label') ?? focused;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const spots = [0.1, 0.5, 0.9].flatMap((across) =>
    [0.1, 0.5, 0.9].map((down) => [left + width * across, top + height * down] as const),
  );
  return spots.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (shown.contains(hit) || hit.contains(shown));
  });
}

/** Presses Tab and sees that the element left behind had shown where the focus was, and nothing covers the next one. */
export async function tabWithVisibleFocus(page: Page): Promise<void> {
  const place = await page.evaluateHandle(focusedPlace);
  const name = await place.evaluate(([focused]) => focused?.outerHTML.slice(0, 160));
  const ringsWithFocus = await place.evaluate(ringsOf);
  // The thumb of a slider is out of reach for scripts: there the picture tells.
  const slider = page.locator('input[type="range"]:focus');
  const pictureWithFocus = (await slider.count()) > 0 ? await slider.screenshot() : undefined;
  const focused = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press('Tab');
  const looksDifferent = async () => {
    if (pictureWithFocus === undefined) {
      return String(await place.evaluate(ringsOf)) !== String(ringsWithFocus);
    }
    return (await focused.asElement()?.screenshot())?.equals(pictureWithFocus) === false;
  };
  await expect.soft
    .poll(looksDifferent, { message: `the focus shows on ${name}`, timeout: 1000 })
    .toBe(true);
  const next = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160));
  await expect.soft
    .poll(() => page.evaluate(isFocusUncovered), {
      message: `nothing covers ${next}`,
      timeout: 1000,
    })
    .toBe(true);
}

/** Presses Tab until an element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  const most = 40;
  for (let presses = 0; presses < most; presses += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${most} presses of Tab do not reach ${String(element)}`);
}

/** Walks through everything that takes the focus, from where it is to the foot of the page. */
export async function tabToFootWithVisibleFocus(page: Page): Promise<void> {
  const most = 80;
  const foot = page.getByRole('contentinfo').getByRole('link').first();
  // A step back and forth, so that the browser knows it is used by keyboard.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  for (let stop = 0; stop < most; stop += 1) {
    if (await foot.evaluate((link) => link === document.activeElement)) return;
    await tabWithVisibleFocus(page);
  }
  throw new Error(`${most} presses of Tab do not reach the foot of the page`);
}

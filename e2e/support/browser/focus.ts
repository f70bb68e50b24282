// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page has nothing else of its file
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

interface FocusReport {
  /** The element that had the focus before, and the element that has it now. */
  readonly left: string;
  readonly focused: string;
  /** Whether the earlier element looked different while it had the focus. */
  readonly hasShown: boolean;
  /** Whether a part of the focused element or of its label is not covered. */
  readonly isUncovered: boolean;
  /** Scripts cannot read the style of a slider's thumb, so a picture is compared. */
  readonly isSlider: boolean;
  /** Whether the focus has reached the footer of the page. */
  readonly isAtFoot: boolean;
}

declare global {
  interface Window {
    /** The element that had the focus at the last check, how it looked, and how far the page was scrolled. */
    focusedPlace?: {
      readonly parts: readonly Element[];
      readonly looks: string;
      readonly isSlider: boolean;
      readonly scrolled: number;
    };
  }
}

/** Checks the focus and the element that had it at the last check. It retries until both are right. */
async function lookAtFocus(): Promise<FocusReport> {
  const looksOf = (parts: readonly Element[]) =>
    parts
      .map((part) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, stroke, strokeWidth } =
          getComputedStyle(part);
        const outline = outlineStyle === 'none' ? 'none' : `${outlineWidth} ${outlineColor}`;
        return [outline, boxShadow, stroke, strokeWidth].join('; ');
      })
      .join('|');
  const focused = document.activeElement ?? document.body;
  const shown = focused.closest('label') ?? focused;
  const isUncovered = () => {
    const { left, top, width, height } = shown.getBoundingClientRect();
    const spots = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => [left + width * across, top + height * down] as const),
    );
    return spots.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (shown.contains(hit) || hit.contains(shown));
    });
  };
  const last = window.focusedPlace;
  const hasShown = () => last === undefined || looksOf(last.parts) !== last.looks;
  const isSlider = focused instanceof HTMLInputElement && focused.type === 'range';
  // With reduced motion, transitions take only one frame. Parts that appear when the page scrolls, such as the figure that
  // stays in sight, come up to two frames later. At most stops there is nothing to wait for.
  const minFrames = last === undefined || last.scrolled !== scrollY ? 2 : 0;
  const maxFrames = 60;
  // Whether a slider has shown the focus is seen on its picture, so there is no style to wait for.
  const isSettled = () =>
    (last?.isSlider === true || hasShown()) &&
    isUncovered() &&
    document.getAnimations().length === 0;
  for (let frame = 0; frame < maxFrames; frame += 1) {
    if (frame >= minFrames && isSettled()) break;
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
  const report = {
    left: last?.parts[0]?.outerHTML.slice(0, 160) ?? '',
    focused: focused.outerHTML.slice(0, 160),
    hasShown: hasShown(),
    isUncovered: isUncovered(),
    isSlider,
    isAtFoot: focused.closest('footer') !== null,
  };
  // The focused element, its children and the two elements around it, because the focus ring may be on a label or a shape.
  const parent = focused.parentElement;
  const parts = [focused, ...focused.children, parent, parent?.parentElement].filter(
    (part) => part instanceof Element,
  );
  window.focusedPlace = { parts, looks: looksOf(parts), isSlider, scrolled: scrollY };
  return report;
}

/** Presses Tab and checks that the earlier element had shown the focus and that nothing covers the next one. */
async function tabWithVisibleFocus(page: Page, before: FocusReport): Promise<FocusReport> {
  const slider = before.isSlider
    ? (await page.evaluateHandle(() => document.activeElement)).asElement()
    : null;
  const picture = await slider?.screenshot();
  await page.keyboard.press('Tab');
  const report = await page.evaluate(lookAtFocus);
  if (picture === undefined) {
    expect.soft(report.hasShown, `the focus shows on ${report.left}`).toBe(true);
  } else {
    const isSame = async () => (await slider?.screenshot())?.equals(picture);
    await expect
      .soft(async () => expect(await isSame(), `the focus shows on ${report.left}`).toBe(false))
      .toPass({ timeout: 1000 });
  }
  expect.soft(report.isUncovered, `nothing covers ${report.focused}`).toBe(true);
  return report;
}

/** Checks the focus where it is now, before the first Tab. */
async function startWalk(page: Page): Promise<FocusReport> {
  await page.evaluate(() => {
    delete window.focusedPlace;
  });
  return page.evaluate(lookAtFocus);
}

/** Presses Tab a number of times and checks each stop. */
export async function tabThroughWithVisibleFocus(page: Page, stops: number): Promise<void> {
  let report = await startWalk(page);
  for (let stop = 0; stop < stops; stop += 1) report = await tabWithVisibleFocus(page, report);
}

/** Checks each stop of a part of the page, from the focused one to the first stop after the part. */
export async function tabOutOfPartWithVisibleFocus(page: Page, part: Locator): Promise<void> {
  const most = 100;
  const node = await part.elementHandle();
  const isInPart = () => page.evaluate((inside) => inside?.contains(document.activeElement), node);
  expect(await isInPart(), 'the walk begins in the part').toBe(true);
  let report = await startWalk(page);
  for (let stop = 0; stop < most && (await isInPart()); stop += 1)
    report = await tabWithVisibleFocus(page, report);
  expect(await isInPart(), `${most} presses of Tab lead out of the part`).toBe(false);
}

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  const most = 120;
  // Finding an element by role and name takes longer than a press. It is only found again when it was rendered anew.
  let node = await element.elementHandle();
  for (let presses = 0; presses < most; presses += 1) {
    const isDrawn = await page.evaluate((wanted) => wanted?.isConnected, node);
    if (!isDrawn) node = await element.elementHandle();
    if (await page.evaluate((wanted) => wanted === document.activeElement, node)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${most} presses of Tab do not reach ${String(element)}`);
}

/** Checks every stop from the focused one to the end of the page. */
export async function tabToFootWithVisibleFocus(page: Page): Promise<void> {
  const most = 200;
  // One step back and one forward tell the browser that a keyboard is used.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  let report = await startWalk(page);
  for (let stop = 0; stop < most; stop += 1) {
    if (report.isAtFoot) {
      expect(stop, 'stops on the way to the foot').toBeGreaterThan(0);
      return;
    }
    report = await tabWithVisibleFocus(page, report);
  }
  throw new Error(`${most} presses of Tab do not reach the foot of the page`);
}

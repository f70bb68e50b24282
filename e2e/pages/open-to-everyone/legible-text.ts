// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page has nothing else of its file
import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/test.ts';

/** Places where text is cut off or lies on other text, in the picture of the whole page. */
function illegibleText(): string[] {
  const found: string[] = [];
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const styleOf = (element: Element) => getComputedStyle(element);
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 60)}"`;
  // Words for screen readers only, and bars that lie over the page on purpose while it is scrolled.
  const isApart = (element: Element): boolean => {
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      const { position, clipPath, width, height } = styleOf(each);
      if (position === 'sticky' || position === 'fixed') return true;
      if (position === 'absolute' && (clipPath !== 'none' || (width === '1px' && height === '1px')))
        return true;
    }
    return false;
  };

  interface Line {
    readonly element: Element;
    readonly box: DOMRect;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || (node.textContent ?? '').trim() === '') continue;
    if (element.closest('script, style, option, noscript') !== null) continue;
    if (!isShown(element) || isApart(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width >= 1 && box.height >= 1) lines.push({ element, box });
    }
  }

  for (const { element, box } of lines) {
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      const { overflowX, overflowY } = styleOf(each);
      const frame = each.getBoundingClientRect();
      const isCutAcross =
        (overflowX === 'hidden' || overflowX === 'clip') &&
        (box.left < frame.left - 2 || box.right > frame.right + 2);
      // The box of a line is a little higher than its letters.
      const spare = box.height * 0.3;
      const isCutDown =
        (overflowY === 'hidden' || overflowY === 'clip') &&
        (box.top < frame.top - spare || box.bottom > frame.bottom + spare);
      if (isCutAcross || isCutDown) {
        found.push(`cut off: ${nameOf(element)}`);
        break;
      }
      if (overflowX === 'auto' || overflowX === 'scroll') break;
    }
  }

  const sorted = lines.toSorted((one, other) => one.box.top - other.box.top);
  for (const [place, { element, box }] of sorted.entries()) {
    for (let next = place + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (other === undefined || other.box.top >= box.bottom) break;
      if (other.element === element) continue;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      const lower = Math.min(box.height, other.box.height);
      if (across > 3 && down > lower * 0.45) {
        found.push(`${nameOf(element)} and ${nameOf(other.element)} on each other`);
      }
    }
  }

  const main = document.querySelector('main');
  for (const box of main?.querySelectorAll<HTMLElement>('input[type="text"], button, select') ??
    []) {
    if (!isShown(box) || isApart(box)) continue;
    if (box.scrollWidth > box.clientWidth + 2 || box.scrollHeight > box.clientHeight + 4) {
      const value = box instanceof HTMLInputElement ? `${box.name} ${box.value}` : nameOf(box);
      found.push(`too large for its field: ${value}`);
    }
  }
  return [...new Set(found)];
}

/** Checks that every text can be read: none is cut off, and none lies on another. It continues after a finding. */
export async function expectLegible(page: Page, state: string): Promise<void> {
  expect.soft(await page.evaluate(illegibleText), `text that cannot be read: ${state}`).toEqual([]);
}

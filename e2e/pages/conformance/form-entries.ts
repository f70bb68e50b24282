import type { Request } from '@playwright/test';
import { expect } from '../../support/browser/test.ts';
import type { CalculatorPage } from '../../support/site/calculators/calculator-page.ts';

/**
 * The values of all fields of a form. Decimal marks are replaced by one mark, because a field that is left writes its number in
 * the language of the page.
 */
export function entriesOf({ form }: CalculatorPage): Promise<readonly string[]> {
  return form.locator('input, select').evaluateAll((fields) =>
    fields.map((field) => {
      if (field instanceof HTMLSelectElement) return `${field.name}: ${field.value}`;
      if (!(field instanceof HTMLInputElement)) return field.tagName;
      const { name, value, type, checked } = field;
      const isTick = type === 'radio' || type === 'checkbox';
      return isTick ? `${name} ${value}: ${checked}` : `${name}: ${value.replace(',', '.')}`;
    }),
  );
}

interface BoxState {
  readonly name: string;
  readonly value: string;
  readonly isWrong: boolean;
  /** The text of the elements that describe the field. */
  readonly description: string;
}

const openBoxes = 'input[type="text"]:not(:disabled)';

/** The text boxes of a form that are shown now. */
function boxesOf({ form }: CalculatorPage): Promise<readonly BoxState[]> {
  return form.locator(openBoxes).evaluateAll((boxes) =>
    boxes
      .filter((box) => box.checkVisibility())
      .map((box) => ({
        name: box.getAttribute('name') ?? '',
        value: box instanceof HTMLInputElement ? box.value : '',
        isWrong: box.ariaInvalid === 'true',
        description: (box.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      })),
  );
}

/**
 * Enters values in boxes by their names, all in one call, because one call for each box would take most of the test's time. A
 * value may show or hide other boxes. Boxes that are hidden by then are left out.
 */
function enterInBoxes(
  { form }: CalculatorPage,
  entries: readonly (readonly [name: string, value: string])[],
): Promise<void> {
  return form.evaluate(
    async (element, { selector, all }) => {
      const valueOfInputs = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      for (const [name, value] of all) {
        const box = element.querySelector(`${selector}[name="${name}"]`);
        if (!(box instanceof HTMLInputElement) || !box.checkVisibility()) continue;
        box.focus();
        // React has replaced the browser's setter and would not notice a change.
        valueOfInputs?.set?.call(box, value);
        box.dispatchEvent(new InputEvent('input', { bubbles: true }));
        // The page reacts to a value before the next box is looked for.
        await new Promise((resolve) => {
          setTimeout(resolve);
        });
      }
    },
    { selector: openBoxes, all: entries },
  );
}

/**
 * Enters invalid text in all boxes of a filled form and sends it. Each box shows its error, the first has the focus, and
 * nothing is sent.
 *
 * @returns how to take the mistakes back
 */
export async function makeMistakes(calculator: CalculatorPage): Promise<() => Promise<void>> {
  const { page, form } = calculator;
  const before = await boxesOf(calculator);
  expect(before.length, 'boxes to make mistakes in').toBeGreaterThan(0);
  const fill = (valueOf: (box: BoxState) => string) =>
    enterInBoxes(
      calculator,
      before.map((box) => [box.name, valueOf(box)]),
    );
  // Below every minimum: some figures may fall by a little.
  await fill(() => '-99');
  const calls: string[] = [];
  const note = (request: Request) => {
    if (request.method() === 'POST') calls.push(request.url());
  };
  page.on('request', note);
  await calculator.calculate.click();
  await expect(form.locator(openBoxes).first()).toBeFocused();
  const after = new Map((await boxesOf(calculator)).map((box) => [box.name, box]));
  for (const { name, description } of before) {
    if (!after.has(name)) continue;
    expect.soft(after.get(name)?.isWrong, `${name} is marked as wrong`).toBe(true);
    expect.soft(after.get(name)?.description, `what is wrong with ${name}`).not.toBe(description);
  }
  page.off('request', note);
  expect(calls, 'nothing is sent').toEqual([]);
  return () => fill(({ value }) => value);
}

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerOf } from '../shared/test-support/answers-of.test-support.ts';
import {
  recalculateButtons,
  wholeResult,
} from '../shared/test-support/whole-result.test-support.ts';
import {
  controls,
  entered,
  send,
  sendAgain,
  showCalculator,
} from './calculator-in-test.test-support.tsx';
import storedLinks from './stored-links.json';

/** The names of the focused control and of the groups around it. */
function focusedNames(): string {
  const names: string[] = [];
  for (let part = document.activeElement; part !== null; part = part.parentElement) {
    const { labels } = part as HTMLInputElement;
    const group = part.getAttribute('aria-labelledby') ?? '';
    const words = [
      ...(labels ?? []),
      part.querySelector(':scope > :is(legend, summary)'),
      document.querySelector(`[id="${group}"]`),
    ];
    names.push(...words.flatMap((each) => each?.textContent ?? []));
  }
  return names.join(', ');
}

describe.each(storedLinks)('the result of $calculator', ({ calculator, link }) => {
  const calculate = async () => {
    const page = showCalculator(calculator, answerOf(calculator), link);
    const before = entered();
    send();
    await wholeResult();
    return { ...page, before };
  };
  const form = () => waitFor(() => expect(controls()).not.toHaveLength(0));

  test('takes the focus, and Recalculate leads to the form as it was left', async () => {
    const { before } = await calculate();
    expect(document.activeElement?.tagName).toBe('H2');
    expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/);
    fireEvent.click(recalculateButtons()[0]);
    await form();
    expect(entered()).toEqual(before);
  });

  test('leads from its entries to their fields', async () => {
    await calculate();
    const links = () => screen.getAllByRole('button', { name: /^Change (?!your entries)/ });
    const { length } = links();
    expect(length).toBeGreaterThan(0);
    // A result takes its time, so every fourth entry stands for all.
    for (let at = 0; at < length; at += 4) {
      const change = links()[at];
      if (change === undefined) throw new Error('the entries have become fewer');
      fireEvent.click(change);
      await form();
      const names = change.textContent.replace(/^Change “|”$/g, '').split(': ');
      for (const name of names) expect(focusedNames()).toContain(name);
      sendAgain();
      await wholeResult();
    }
  });
});

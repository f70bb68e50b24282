import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until all parts of a result are rendered. The headline comes a frame before the rest. */
export async function wholeResult(): Promise<void> {
  await waitFor(
    () => {
      // Looked for without roles, which would be computed after each change of the page.
      expect(document.querySelector('[aria-busy]')).not.toBeNull();
      expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    },
    // Rendering a result can take seconds on a busy machine.
    { timeout: 4000 },
  );
}

/** The two ways back to the form: beside the answer and at the end of the result. */
export function recalculateButtons(): readonly [HTMLElement, HTMLElement] {
  const answerButton = screen.getByRole('button', { name: 'Change your entries' });
  const [endButton, ...others] = screen.getAllByRole('button', { name: 'Recalculate' });
  if (endButton === undefined || others.length > 0)
    throw new Error('A whole result has two ways back to the form');
  return [answerButton, endButton];
}

/** What the bar of the answer card says: its total where it has one, then its parts, with plain spaces. */
export function barOfAnswer(): readonly string[] {
  const card = document.querySelector('h2')?.closest('section');
  return [...(card?.querySelectorAll('p, li') ?? [])]
    .filter((entry) => entry.querySelector('strong') !== null)
    .map((entry) => {
      // Behind what is seen of a figure stands what is heard.
      const figure = entry.querySelector('strong');
      const seen = figure?.querySelector('[aria-hidden]') ?? figure;
      const name = entry.querySelector('strong ~ span');
      return `${name?.textContent} ${seen?.textContent}`.replaceAll('\u00A0', ' ');
    });
}

/** Opens the whole calculation of the line that is open, and gives the list of its steps. */
export function wholeCalculation(part: HTMLElement = document.body): HTMLElement {
  fireEvent.click(within(part).getByRole('button', { name: 'Full calculation' }));
  return within(part).getByRole('list', { name: 'The steps of this line' });
}

/** The lines of a table, or of all: what each begins with, and its value as the eye reads it. */
export function linesOf(table?: string): (readonly [words: string, value: string])[] {
  const place = table === undefined ? '' : `table[aria-label="${table}"] `;
  return [...document.querySelectorAll(`${place}th[scope="row"]`)].map((header) => {
    const cell = header.parentElement?.querySelector('td');
    const seen = cell?.querySelector('[aria-hidden]') ?? cell;
    return [header.textContent.replace('. How is this calculated?', ''), seen?.textContent ?? ''];
  });
}

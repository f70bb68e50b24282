import { virtual } from '@guidepup/virtual-screen-reader';
import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { enter } from './controls.test-support.ts';

/** How long somebody waits for words: code and texts of a part may still be read. */
const patienceMs = 20_000;

const plain = (phrase: string) =>
  phrase.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll('\u00AD', '');

/** Begins to read a page from its start. */
export const startReading = () => virtual.start({ container: document.body });

export const stopReading = () => virtual.stop();

/** The control that is being read. */
function control(): HTMLElement {
  const { activeNode } = virtual;
  if (!(activeNode instanceof HTMLElement)) throw new Error('no control is being read');
  return activeNode;
}

/** Presses what is being read, as screen readers do: with a click and nothing else of a pointer. */
export const pressWhatIsRead = () => act(async () => control().click());

/** Puts a text into the field that is being read, instead of what is there. */
export const typeIntoWhatIsRead = (text: string) => enter(control(), text);

/** Reads on until something is spoken with these words; after the end from the beginning. */
export async function readTo(words: string): Promise<void> {
  const start = performance.now();
  let phrase = plain(await virtual.lastSpokenPhrase());
  while (!phrase.includes(words) && performance.now() - start < patienceMs) {
    // oxlint-disable-next-line no-await-in-loop -- one phrase after the other
    await virtual.next();
    // oxlint-disable-next-line no-await-in-loop
    phrase = plain(await virtual.lastSpokenPhrase());
    // The reader waits for nothing: parts of the page that are still to come arrive between two readings.
    // oxlint-disable-next-line no-await-in-loop
    if (phrase === 'end of document') await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(phrase).toContain(words);
}

/** Does something, and expects to be told these words without reading on: the focus has moved, or a live region speaks. */
export async function expectToBeTold(
  words: string,
  after: () => void | Promise<void>,
): Promise<void> {
  const before = (await virtual.spokenPhraseLog()).length;
  await after();
  await waitFor(
    async () => {
      const told = (await virtual.spokenPhraseLog()).slice(before).map(plain);
      expect(
        told.filter((phrase) => phrase.includes(words)),
        told.join('\n'),
      ).not.toEqual([]);
    },
    { timeout: patienceMs },
  );
}

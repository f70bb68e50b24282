import { virtual } from '@guidepup/virtual-screen-reader';
import { act } from '@testing-library/react';
import { expect } from 'vitest';

const mostPhrases = 400;

const plain = (phrase: string) =>
  phrase.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll('\u00AD', '');

/** Begins to read a part of the page from its start. */
export const startReading = (container: HTMLElement) => virtual.start({ container });

export const stopReading = () => virtual.stop();

/** Presses what is being read. */
export const pressWhatIsRead = () => act(() => virtual.act());

/** Reads on until something is spoken, and gives the phrase. */
async function readTo(wanted: string): Promise<string> {
  let phrase = plain(await virtual.lastSpokenPhrase());
  for (let count = 0; count < mostPhrases && !phrase.includes(wanted); count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one phrase after the other
    await virtual.next();
    // oxlint-disable-next-line no-await-in-loop
    phrase = plain(await virtual.lastSpokenPhrase());
  }
  return phrase;
}

/** Expects to hear phrases in their order while reading on, each at least with these words. */
export async function expectToHear(...wanted: readonly string[]): Promise<void> {
  for (const words of wanted) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await readTo(words)).toContain(words);
  }
}

import type { ContributionRates } from '../contribution-rates.ts';
import { recognise } from '../recognition/recognise.ts';
import { wasMemoryExceeded } from './memory-limit.ts';
import type { Outcome } from './outcome.ts';
import { TooMuchText, textsOfPdf } from './pdf-text.ts';

/** Some pages have a line of text that a scanner has added. */
const fewestTexts = 5;

/** Reads the bytes of a file. Whatever is in them, there is an outcome. */
export async function readBytes(bytes: Uint8Array, rates: ContributionRates): Promise<Outcome> {
  try {
    const items = await textsOfPdf(bytes);
    if (wasMemoryExceeded()) return { kind: 'tooLarge' };
    if (items.length < fewestTexts) return { kind: 'scan' };
    const found = recognise(items, rates);
    const isAnything = Object.keys(found.lines).length + found.doubtful.length > 0;
    return isAnything ? { kind: 'read', found } : { kind: 'nothingFound' };
  } catch (error) {
    return { kind: failureOf(error) };
  }
}

function failureOf(error: unknown) {
  if (wasMemoryExceeded() || error instanceof TooMuchText) return 'tooLarge';
  const isPassword = error instanceof Error && error.name === 'PasswordException';
  return isPassword ? 'password' : 'broken';
}

import { describe, expect, test } from 'vitest';
import { linesOfIcon } from './icons.ts';

describe('the lines of an icon', () => {
  test('are the paths that Tabler draws it with', () => {
    // Two strokes from corner to corner, as https://tabler.io/icons/icon/x shows them.
    expect(linesOfIcon('x').join('')).toMatch(/^M18 6L6 18[mM]/);
  });

  test('are missing for a name that Tabler does not know, and for an icon that is filled', () => {
    expect(() => linesOfIcon('no-such-icon')).toThrow('Tabler has no icon no-such-icon.');
    expect(() => linesOfIcon('star-filled')).toThrow('The icon star-filled has more than lines');
  });
});

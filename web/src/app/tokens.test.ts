import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { backgroundColours } from './colour-scheme.ts';

const css = await readFile(new URL('tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split(":root[data-color-scheme='dark']");

function coloursIn(rules: string): Record<string, string> {
  const found = rules.matchAll(/--suen-([a-z-]+): (#[0-9a-f]{6});/g);
  return Object.fromEntries([...found].map(([, name, colour]) => [name, colour]));
}

const schemes = {
  light: coloursIn(light),
  dark: { ...coloursIn(light), ...coloursIn(dark) },
};

/** Relative luminance of a colour, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dimmer = 0, brighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (brighter + 0.05) / (dimmer + 0.05);
}

test('black on white has the contrast that the standard gives it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

describe.each(Object.entries(schemes))('%s', (scheme, colours) => {
  const contrastBetween = (one: string, other: string) =>
    contrast(colours[one] ?? '', colours[other] ?? '');
  const grounds = ['ground', 'surface', 'raised'];

  test.each(['text', 'text-quiet', 'accent-text', 'error', 'success'])('%s can be read', (text) => {
    for (const ground of grounds) expect(contrastBetween(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['on-accent', 'accent-fill'],
    ['on-accent', 'accent-fill-hover'],
    ['text', 'accent-tint'],
    ['text-quiet', 'accent-tint'],
    ['accent-text', 'accent-tint'],
    ['text', 'error-tint'],
    ['error', 'error-tint'],
    ['text', 'success-tint'],
    ['success', 'success-tint'],
    ['text-quiet', 'line'],
  ])('%s can be read on %s', (text, ground) => {
    expect(contrastBetween(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['income', 'tax', 'loans', 'housing'])(
    'words can be read on the band of %s',
    (section) => {
      for (const text of ['text', 'text-quiet', `section-${section}`]) {
        expect(contrastBetween(text, `band-${section}`), text).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test.each([
    'control-line',
    'focus',
    'tax',
    'pension',
    'cash',
    'care',
    'long-term-care',
    'accident',
    'level-red',
    'level-orange',
    'level-yellow',
    'level-teal',
  ])('%s stands out', (part) => {
    for (const ground of grounds) expect(contrastBetween(part, ground)).toBeGreaterThanOrEqual(3);
  });

  test('the browser has the colour of the ground', () => {
    expect(backgroundColours[scheme as keyof typeof backgroundColours]).toBe(colours['ground']);
  });
});

test('every name that is used is one of the design, written in full', () => {
  const sources = fileURLToPath(new URL('..', import.meta.url));
  const used = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(?:css|tsx?)$/.test(file))
    .flatMap(
      (file) => readFileSync(path.join(sources, file), 'utf8').match(/--suen-[\w-]*/g) ?? [],
    );
  const declared = new Set(css.match(/--suen-[\w-]+(?=:)/g));
  // The heights of bars at the foot of the window come from the page itself.
  const unknown = new Set(used.filter((name) => !declared.has(name)));
  expect([...unknown]).toEqual(['--suen-consent-height', '--suen-offer-height']);
});

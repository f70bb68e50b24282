import { entireMetricsCollection as metrics } from '@capsizecss/metrics/entireMetricsCollection';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('typeface.css', import.meta.url), 'utf8');
const { sourceSerif4, georgia, notoSerif, timesNewRoman } = metrics;
const own = { ...sourceSerif4, ...sourceSerif4.variants[600] };
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

test.each([
  ['Suen Serif: Georgia', { ...georgia, ...georgia.variants[700] }],
  ['Suen Serif: Noto Serif', { ...notoSerif, ...notoSerif.variants[700] }],
  ['Suen Serif: Times New Roman', { ...timesNewRoman, ...timesNewRoman.variants[700] }],
])('%s takes the room of our own face', (family, fallback) => {
  const face = css.split('@font-face').find((rule) => rule.includes(`'${family}'`)) ?? '';
  const sizeAdjust = own.xWidthAvg / own.unitsPerEm / (fallback.xWidthAvg / fallback.unitsPerEm);
  expect(face).toContain(`size-adjust: ${percent(sizeAdjust)}`);
  expect(face).toContain(`ascent-override: ${percent(own.ascent / own.unitsPerEm / sizeAdjust)}`);
  expect(face).toContain(
    `descent-override: ${percent(-own.descent / own.unitsPerEm / sizeAdjust)}`,
  );
});

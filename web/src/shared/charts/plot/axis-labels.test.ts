import { describe, expect, test } from 'vitest';
import { categoryLabels, chartWidths, numberLabels, type AxisLabel } from './axis-labels.ts';

const yearsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, year) => ({ id: `y${first + year}`, tick: `${first + year}` }));

const textsAt = (width: number, labels: readonly AxisLabel[]) =>
  labels.filter(({ widths }) => widths.includes(width)).map(({ text }) => text);

const [enlarged = 0, smallPhone = 0, , , widest = 0] = chartWidths;

describe('labels of categories', () => {
  test('are all there where they fit', () => {
    const labels = categoryLabels(yearsFrom(1, 5), ['€ 0']);
    for (const width of chartWidths) {
      expect(textsAt(width, labels)).toEqual(['1', '2', '3', '4', '5']);
    }
  });

  test('stand below the middle of their bars', () => {
    // Five bars: bands of a fifth each, the middles at 10, 30, 50, 70 and 90 %.
    const labels = categoryLabels(yearsFrom(1, 5), []);
    expect(labels.map(({ across }) => across)).toEqual([0.1, 0.3, 0.5, 0.7, 0.9]);
  });

  test('are thinned out to the years that end a step where there is no room for all', () => {
    // '€ 20 000' takes 8 x 0.5 + 0.75 = 4.75 rem. Of 15 rem 10.25 stay for 30 bars, 0.342 rem each; two digits need
    // 1.75 rem, the room of 5.1 bars: every tenth. Of 44 rem 39.25 stay, 1.308 each: every second.
    const labels = categoryLabels(yearsFrom(1, 30), ['€ 20 000']);
    expect(textsAt(smallPhone, labels)).toEqual(['10', '20', '30']);
    // With enlarged text 9 rem: 4.25 stay, 0.142 each, the room of 12.4 bars: every twentieth.
    expect(textsAt(enlarged, labels)).toEqual(['20']);
    expect(textsAt(widest, labels)).toEqual(
      Array.from({ length: 15 }, (_, position) => `${2 * (position + 1)}`),
    );
  });

  test('that are words are counted from the first', () => {
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];
    // 15 rem less 0.5 + 0.75 for '0': 13.75 for ten bars, 1.375 each; three letters need 2.25: every second.
    const labels = categoryLabels(
      months.map((tick) => ({ id: tick, tick })),
      ['0'],
    );
    expect(textsAt(smallPhone, labels)).toEqual(['Jan', 'Mar', 'May', 'Jul', 'Sep']);
  });

  test('leave at least one, however long it is', () => {
    const labels = categoryLabels(
      [1, 2].map((id) => ({ id: `${id}`, tick: 'A category with a long name'.repeat(2) })),
      [],
    );
    expect(textsAt(smallPhone, labels)).toHaveLength(1);
  });
});

describe('labels of an axis of numbers', () => {
  test('stand at round numbers, more of them where there is more room', () => {
    // '€ 400 000' takes 5.25 rem, two digits 1.75: 9.75 / 1.75 = 5 labels at most, so four parts of 30 years: tens.
    // 38.75 rem have room for 22, but more than twelve would be too many: eleven parts, so fives.
    const labels = numberLabels([0, 30], String, ['€ 400 000']);
    expect(textsAt(smallPhone, labels)).toEqual(['0', '10', '20', '30']);
    expect(textsAt(widest, labels).toSorted((a, b) => Number(a) - Number(b))).toEqual([
      '0',
      '5',
      '10',
      '15',
      '20',
      '25',
      '30',
    ]);
  });

  test('are at least two between ends that are no multiples of a large step', () => {
    // '€ 20 000' takes 4.75 rem: two fit beside '€ 20 000' in 15 rem. 20 000 alone would not show a scale.
    const labels = numberLabels([2771, 20_000], (x) => `€ ${x}`, ['€ 20 000']);
    expect(textsAt(smallPhone, labels)).toEqual(['€ 10000', '€ 20000']);
  });

  test('stand at their share of the axis', () => {
    const labels = numberLabels([10, 30], String, []);
    expect(labels.find(({ text }) => text === '15')?.across).toBe(0.25);
  });

  test('are one in the middle where the axis has a single number', () => {
    expect(numberLabels([4, 4], (x) => `Year ${x}`, [])).toEqual([
      { id: '4', text: 'Year 4', across: 0.5, widths: chartWidths },
    ]);
  });
});

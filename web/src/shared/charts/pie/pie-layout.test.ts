import { describe, expect, test } from 'vitest';
import { layOutPie, percentOfTotal, type Slice } from './pie-layout.ts';

function slicesOf(...amounts: readonly number[]): readonly Slice[] {
  return amounts.map((amount, index) => ({
    id: String(index),
    name: `Slice ${index}`,
    amount,
    colour: 'black',
  }));
}

/** The end of an outline's arc, to two decimals: `M0,0` leads to the middle, `A` ends at the rim. */
function arcEnd(outline: string): readonly number[] {
  const [, end = ''] = /A[^A]*?([-\d.e]+,[-\d.e]+)L/.exec(outline) ?? [];
  return end.split(',').map((number) => Math.round(Number(number) * 100) / 100 + 0);
}

describe('a pie', () => {
  test('begins at twelve o’clock with the first slice and runs clockwise', () => {
    const [first, second] = layOutPie(slicesOf(25, 75), 100);
    expect(first?.outline).toMatch(/^M0,-100A/);
    // A quarter ends at three o'clock, the rest back at twelve.
    expect(arcEnd(first?.outline ?? '')).toEqual([100, 0]);
    expect(arcEnd(second?.outline ?? '')).toEqual([0, -100]);
  });

  test('keeps the order of the slices, however large they are', () => {
    const placed = layOutPie(slicesOf(10, 60, 30), 100);
    expect(placed.map(({ slice }) => slice.id)).toEqual(['0', '1', '2']);
    expect(placed.map(({ percent }) => percent)).toEqual([10, 60, 30]);
  });

  test('puts words into their slice', () => {
    const [right, left] = layOutPie(slicesOf(50, 50), 100);
    expect(right?.x).toBeGreaterThan(0);
    expect(left?.x).toBeLessThan(0);
  });

  test('leaves empty slices out and fills the circle with an only one', () => {
    const placed = layOutPie(slicesOf(0, 40, 0), 100);
    expect(placed.map(({ slice, percent }) => [slice.id, percent])).toEqual([['1', 100]]);
    expect([placed[0]?.x, placed[0]?.y]).toEqual([0, 0]);
  });

  test('goes the long way round with the larger of two slices', () => {
    const [large, small] = layOutPie(slicesOf(75, 25), 100);
    expect(large?.outline).toMatch(/A100,100,0,1,1,/);
    expect(small?.outline).toMatch(/A100,100,0,0,1,/);
  });

  test.each([[[40]], [[1e8, 0.01]], [[1e12, 0.01]]])(
    'draws a whole circle as two halves: %j',
    (amounts) => {
      const [whole] = layOutPie(slicesOf(...amounts), 100);
      const halves = /^M0,-100A100,100,0,1,1,(\S+),(\S+)A100,100,0,1,1,0,-100Z$/.exec(
        whole?.outline ?? '',
      );
      expect(halves?.slice(1).map((number) => Math.round(Number(number)) + 0)).toEqual([0, 100]);
    },
  );

  test('has room for a name in a wide slice only, and only for a short one', () => {
    const named = (name: string, amount: number): Slice => ({
      id: name,
      name,
      amount,
      colour: 'black',
    });
    const fits = (slice: Slice) =>
      layOutPie([slice, named('rest', 100 - slice.amount)], 121)[0]?.fitsName;
    expect(fits(named('Net salary', 74))).toBe(true);
    expect(fits(named('Net salary', 10))).toBe(false);
    expect(fits(named('A name that is longer than its slice', 74))).toBe(false);
  });

  test('has no share of nothing', () => {
    expect(percentOfTotal(slicesOf(0, 0), 0)).toBe(0);
    expect(layOutPie(slicesOf(0, 0), 100)).toEqual([]);
  });
});

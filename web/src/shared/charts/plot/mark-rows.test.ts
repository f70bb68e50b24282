import { describe, expect, test } from 'vitest';
import { placeMarks } from './mark-rows.ts';

const rowsOf = (marks: Parameters<typeof placeMarks>[0]) => {
  const placed = placeMarks(marks);
  return {
    wide: placed.marks.map(({ rowWide }) => rowWide),
    narrow: placed.marks.map(({ rowNarrow }) => rowNarrow),
  };
};

describe('the words above the lines of a chart', () => {
  test('stand in one row where there is room', () => {
    // Of 25 rem: 'New hours' takes 9 x 0.55 = 4.95, a fifth.
    const marks = [
      { across: 0.3, name: 'New salary' },
      { across: 0.7, name: 'New hours' },
      { across: 0.96, name: 'Bonus' },
    ];
    expect(rowsOf(marks).wide).toEqual([0, 0, 0]);
    expect(placeMarks(marks).rowsWide).toBe(1);
  });

  test('stand above one another where they would touch', () => {
    const marks = [
      { across: 0.5, name: 'Second employer' },
      { across: 0.58, name: 'Pay' },
    ];
    // The word of the first reaches to 0.5 + 0.5 x 15 x 0.55 / 25 = 0.665, over the line of the second.
    expect(rowsOf(marks).wide).toEqual([1, 0]);
    const late = marks.map(({ across, name }) => ({ across: 1 - across, name })).toReversed();
    expect(rowsOf(late).wide).toEqual([0, 1]);
    expect(placeMarks([]).rowsWide).toBe(0);
  });

  test('are left out of a narrow chart that they would fill', () => {
    const marks = [0.2, 0.3, 0.4, 0.5].map((across) => ({ across, name: 'New hours' }));
    expect(rowsOf(marks).narrow).toEqual([undefined, undefined, undefined, undefined]);
    expect(placeMarks(marks).rowsNarrow).toBe(0);
    expect(rowsOf([{ across: 0.5, name: 'You' }]).narrow).toEqual([0]);
  });
});

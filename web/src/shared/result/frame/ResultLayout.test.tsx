import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { showInSite } from '../../test-support/show-in-site.test-support.tsx';
import { ResultHeadline } from '../answer/ResultHeadline.tsx';
import { ResultLayout } from './ResultLayout.tsx';

const sentence = 'Of each euro you keep 72 cents.';
const parts = ['Net salary', sentence, 'Bar', 'Print', 'Table'];

const drawnParts = () => parts.filter((part) => document.body.textContent.includes(part));

/** Shows a result and tells which of its parts are drawn at first, and which in the end. */
function drawingsOf(isFresh: boolean) {
  let first: readonly string[] = [];
  function Answer() {
    useLayoutEffect(() => {
      first = drawnParts();
    }, []);
    return (
      <ResultHeadline
        name="Net salary"
        period="Per month"
        amount={3600}
        chips={[]}
        sentence={sentence}
      >
        Bar
      </ResultHeadline>
    );
  }
  showInSite(
    <ResultLayout
      of={{
        record: { calculatedOn: new Date() },
        takesFocus: isFresh,
        onRecalculate: () => {},
      }}
    >
      <Answer />
      <p>Table</p>
    </ResultLayout>,
  );
  return { first, last: drawnParts() };
}

test('of a fresh result figure and sentence are drawn first, everything else after them', () => {
  const { first, last } = drawingsOf(true);
  expect(first).toEqual(['Net salary', sentence]);
  expect(last).toEqual(parts);
});

test('a result that was there before is drawn whole at once', () => {
  expect(drawingsOf(false).first).toEqual(parts);
});

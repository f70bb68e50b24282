import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { showInSite } from '../../test-support/show-in-site.test-support.tsx';
import { bars, plain, rangeOf, tooltip } from '../figure/chart-in-test.test-support.ts';
import { BarChart } from './BarChart.tsx';

describe('a bar chart', () => {
  beforeEach(() => void showInSite(<BarChart {...bars} />));

  test('is a figure with a title, a description and a legend with totals', () => {
    const figure = screen.getByRole('figure', {
      name: 'Repayment by year. Interest falls from year to year.',
    });
    const legend = within(figure).getAllByRole('listitem');
    // 100 + 110 + 120 + 130 and 40 + 30 + 20 + 10.
    expect(legend.map(({ textContent }) => plain(textContent))).toEqual([
      'Principal€ 460.00 in total',
      'Interest€ 100.00 in total',
    ]);
  });

  test('stripes every series but the first, so that none is told by its colour alone', () => {
    const fills = [...document.querySelectorAll('rect[class*="part"]')].map((part) =>
      part.getAttribute('fill'),
    );
    expect(fills.slice(0, 4)).toEqual(['blue', 'blue', 'blue', 'blue']);
    const pattern = document.querySelector('pattern');
    expect(fills.slice(4)).toEqual(Array.from({ length: 4 }, () => `url(#${pattern?.id})`));
  });

  test('draws bars as high as their values', () => {
    // The axis ends at 150, the first bar's lower part at 100 of it.
    const first = document.querySelector('rect[class*="part"]');
    expect(Number.parseFloat(first?.getAttribute('height') ?? '')).toBeCloseTo(66.667, 2);
    expect(Number.parseFloat(first?.getAttribute('y') ?? '')).toBeCloseTo(33.333, 2);
  });

  test('says each series and the total of the bar under the mouse', () => {
    const range = rangeOf('Repayment');
    // Four bars on 400 pixels: 250 lies in the third.
    fireEvent.pointerMove(range, { clientX: 250, pointerType: 'mouse' });
    expect(tooltip()).toBe('Year 3 Principal € 120.00 Interest € 20.00 Total € 140.00');
    fireEvent.pointerLeave(range, { pointerType: 'mouse' });
    expect(tooltip()).toBeUndefined();
  });

  test('is one stop of the Tab key, from which each bar is reached and told', async () => {
    const user = userEvent.setup();
    await user.tab();
    const range = rangeOf('Repayment');
    expect(document.activeElement).toBe(range);
    expect(tooltip()).toContain('Year 1');
    expect(plain(range.getAttribute('aria-valuetext'))).toBe(
      'Year 1: Principal € 100.00, Interest € 40.00, Total € 140.00',
    );
    fireEvent.change(range, { target: { value: '3' } });
    expect(tooltip()).toContain('Year 4');
    expect(range.getAttribute('aria-valuetext')).toContain('Year 4');
    await user.keyboard('{Escape}');
    expect(tooltip()).toBeUndefined();
    await user.tab();
    expect(document.activeElement).not.toBe(range);
  });
});

describe('a touched chart', () => {
  test('says what a finger taps and closes by itself after three seconds', () => {
    vi.useFakeTimers();
    showInSite(<BarChart {...bars} />);
    const range = rangeOf('Repayment');
    fireEvent.pointerDown(range, { clientX: 110, buttons: 1, pointerType: 'touch' });
    // The finger may be about to scroll.
    expect(tooltip()).toBeUndefined();
    fireEvent.pointerUp(range, { clientX: 110, pointerType: 'touch' });
    expect(tooltip()).toContain('Year 2');
    act(() => void vi.advanceTimersByTime(2999));
    expect(tooltip()).toContain('Year 2');
    act(() => void vi.advanceTimersByTime(1));
    expect(tooltip()).toBeUndefined();
  });

  test('says nothing to a finger that scrolls the page', () => {
    showInSite(<BarChart {...bars} />);
    const range = rangeOf('Repayment');
    fireEvent.pointerDown(range, { clientX: 110, buttons: 1, pointerType: 'touch' });
    fireEvent.pointerCancel(range, { pointerType: 'touch' });
    expect(tooltip()).toBeUndefined();
  });
});

import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { showInSite } from '../../test-support/show-in-site.test-support.tsx';
import { areas, plain, rangeOf, tooltip } from '../figure/chart-in-test.test-support.ts';
import { AreaChart } from './AreaChart.tsx';

describe('an area chart', () => {
  test('finds the point nearest to the mouse on an axis with unequal distances', () => {
    showInSite(<AreaChart {...areas} />);
    const range = rangeOf('Net position');
    // Points at 0, 40 and 400 pixels.
    for (const [clientX, name] of [
      [10, 'After 0 years'],
      [30, 'After 1 years'],
      [200, 'After 1 years'],
      [240, 'After 10 years'],
    ] as const) {
      fireEvent.pointerMove(range, { clientX, pointerType: 'mouse' });
      expect(tooltip()).toContain(name);
    }
    expect(tooltip()).toBe('After 10 years Position € 4 100.00 Without € 0.00');
  });

  test('says in its legend the lowest and the highest point of each series, once where they are the same', () => {
    showInSite(<AreaChart {...areas} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
      'Position€ −900.00 to € 4 100.00',
      'Without€ 0.00',
    ]);
  });

  test('says the lowest and the highest point of a curve that falls and rises again', () => {
    const curve = {
      id: 'net',
      name: 'Net',
      colour: 'teal',
      look: 'line',
      values: [300, 100, 900],
    } as const;
    showInSite(<AreaChart {...areas} series={[curve]} />);
    expect(plain(screen.getByRole('listitem').textContent)).toBe('Net€ 100.00 to € 900.00');
  });

  test('names its marks', () => {
    showInSite(<AreaChart {...areas} />);
    expect(screen.getByText('Paid back').parentElement?.style.getPropertyValue('--across')).toBe(
      '0.18',
    );
  });

  test('draws a dashed line dashed and stripes every area but the first', () => {
    showInSite(
      <AreaChart
        {...areas}
        series={[
          ...areas.series,
          { id: 'second', name: 'Second', colour: 'red', look: 'area', values: [1, 2, 3] },
        ]}
      />,
    );
    expect(document.querySelectorAll('path[class*="dashed"]')).toHaveLength(1);
    const fills = [...document.querySelectorAll('rect[clip-path]')].map((rect) =>
      rect.getAttribute('fill'),
    );
    expect(fills).toEqual(['teal', `url(#${document.querySelector('pattern')?.id})`]);
  });

  test('stays within its points when the next result has fewer', () => {
    const few = {
      ...areas,
      xs: [0, 1],
      series: areas.series.map((each) => ({ ...each, values: each.values.slice(0, 2) })),
    };
    function Changing() {
      const [isShort, setShort] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setShort(true)}>
            Shorten
          </button>
          <AreaChart {...(isShort ? few : areas)} />
        </>
      );
    }
    showInSite(<Changing />);
    fireEvent.change(rangeOf('Net position'), { target: { value: '2' } });
    fireEvent.click(screen.getByText('Shorten'));
    expect(rangeOf('Net position').value).toBe('1');
    expect(tooltip()).toContain('After 1 years');
  });
});

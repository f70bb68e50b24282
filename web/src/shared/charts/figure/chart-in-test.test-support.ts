import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { formatIn } from '../../amount/format.ts';

export const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');

const english = formatIn('en');

export const bars = {
  title: 'Repayment by year',
  description: 'Interest falls from year to year.',
  axisName: 'Years',
  heightPixels: 250,
  categories: [
    { id: '1', name: 'Year 1', tick: '1' },
    { id: '2', name: 'Year 2', tick: '2' },
    { id: '3', name: 'Year 3', tick: '3' },
    { id: '4', name: 'Year 4', tick: '4' },
  ],
  series: [
    { id: 'principal', name: 'Principal', colour: 'blue', values: [100, 110, 120, 130] },
    { id: 'interest', name: 'Interest', colour: 'red', values: [40, 30, 20, 10] },
  ],
  write: english.euros,
  writeTick: english.eurosBriefly,
};

export const areas = {
  title: 'Net position',
  description: 'Paid back in year 2.',
  axisName: 'Years',
  heightPixels: 250,
  xs: [0, 1, 10],
  writeX: (x: number) => `After ${x} years`,
  writeXTick: String,
  series: [
    {
      id: 'net',
      name: 'Position',
      colour: 'teal',
      look: 'area' as const,
      values: [-900, -400, 4100],
    },
    { id: 'none', name: 'Without', colour: 'black', look: 'dashed' as const, values: [0, 0, 0] },
  ],
  write: english.euros,
  writeTick: english.eurosBriefly,
  marks: [{ x: 1.8, name: 'Paid back' }],
};

/** The words of the tooltip, heading first; undefined while there is none. */
export function tooltip(): string | undefined {
  const heading = document.querySelector('[style*="--above"]');
  return heading === null
    ? undefined
    : plain(
        [...heading.querySelectorAll('strong, span > span')]
          .map((each) => each.textContent)
          .join(' '),
      );
}

/** The range that stands for the points, 400 pixels wide from the left edge of the window. */
export function rangeOf(title: string): HTMLInputElement {
  const range = screen.getByRole<HTMLInputElement>('slider', { name: new RegExp(title) });
  vi.spyOn(range, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 200));
  return range;
}

import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { iconOf } from './icon-of.ts';

const IconX = iconOf('x');

test('draws the lines that the build writes in the place of its name, in the size and breadth it is given', () => {
  const { container } = render(<IconX aria-hidden="true" size={18} stroke={1.75} />);
  const drawing = container.querySelector('svg');
  expect(drawing?.querySelector('path')?.getAttribute('d')).toMatch(/^M18 6L6 18/);
  expect(drawing?.getAttribute('width')).toBe('18');
  expect(drawing?.getAttribute('stroke-width')).toBe('1.75');
  expect(drawing?.getAttribute('aria-hidden')).toBe('true');
});

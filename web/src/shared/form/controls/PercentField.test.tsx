import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { showInSite } from '../../test-support/show-in-site.test-support.tsx';
import { readPercent } from '../definition/read-entry.ts';
import { PercentField } from './PercentField.tsx';

function Rate() {
  const [value, setValue] = useState('');
  return (
    <PercentField name="rate" label="Rate" value={value} onChange={setValue} onLeave={() => {}} />
  );
}

test.each([
  ['3.456', '3.46'],
  // Halves go up as they are written: the binary number nearest to 3.255 lies below it.
  ['3.255', '3.26'],
  ['1.005', '1.01'],
  ['3,245', '3.25'],
  ['0.0000001', '0'],
  ['1000.123', '1000.12'],
  ['-2,005', '−2'],
  ['3.40', '3.40'],
])('%s is %s once the field is left, and can be read again', (typed, shown) => {
  showInSite(<Rate />);
  const box = screen.getByRole('textbox', { name: 'Rate' });
  fireEvent.change(box, { target: { value: typed } });
  fireEvent.blur(box);
  expect(box).toHaveProperty('value', shown);
  expect(readPercent(shown, {})).toEqual({ value: Number(shown.replace('−', '-')) });
});

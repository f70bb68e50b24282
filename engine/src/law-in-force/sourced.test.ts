import { expect, test } from 'vitest';
import { month } from '../dated/month.ts';
import * as law from '../law/every-law.ts';
import { constantThroughYear } from './sourced.ts';

test('a value that changes within a year is not taken for the whole of it', () => {
  // Index tranche of 1 May 2025; none in 2024.
  expect(() => constantThroughYear(law.wageIndex, month('2025-01'))).toThrow(RangeError);
  expect(constantThroughYear(law.wageIndex, month('2024-07')).value).toBe(
    law.wageIndex.versions[0].value,
  );
});

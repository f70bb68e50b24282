import { describe, expect, test } from 'vitest';
import { day } from '../dated/day.ts';
import { valueAt } from '../proof/published.ts';
import { resultOfCase, type Calculator } from './calculator.ts';
import { calculators } from './calculators.ts';

describe.each<Calculator>(calculators)('worked cases of $id', (calculator) => {
  test.each(calculator.examples)('$title', ({ title, input, expected }) => {
    const result = resultOfCase(calculator, input);
    // It names its period: the same comes out on any other day.
    expect(calculator.run(input, day('2026-11-22'))).toEqual(result);
    for (const [path, value] of Object.entries(expected)) {
      expect(valueAt(result, path), `${title}: ${path}`).toBe(value);
    }
  });

  test('there is one, and each says where it comes from', () => {
    expect(calculator.examples.length).toBeGreaterThan(0);
    for (const { origin } of calculator.examples) expect(origin.length).toBeGreaterThan(20);
  });
});

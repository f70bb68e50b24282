import { describe, expect, test } from 'vitest';

import { valueAt } from '../proof/value-at.ts';
import { calculators } from './calculators.ts';

describe.each(calculators.map((calculator) => [calculator.id, calculator] as const))(
  'worked cases of %s',
  (_, calculator) => {
    test.each(calculator.examples.map((example) => [example.title, example] as const))(
      '%s',
      (title, { input, expected }) => {
        const result = calculator.run(input);
        for (const [path, value] of Object.entries(expected)) {
          expect(valueAt(result, path), `${title}: ${path}`).toBe(value);
        }
      },
    );

    test('there is one, and each says where it comes from', () => {
      expect(calculator.examples.length).toBeGreaterThan(0);
      for (const { origin } of calculator.examples) expect(origin.length).toBeGreaterThan(20);
    });
  },
);

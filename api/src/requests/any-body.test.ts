import { calculators } from '@suen/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { calculatorPath } from '../calculators.ts';
import { bodyFor, figuresMissingIn } from '../test-support/any-body.test-support.ts';

const app = await buildApp({ requestsPerMinute: 0 });

/** A gross salary is calculated from the one or the other. */
const alternativesOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['gross-salary', ['netSalary', 'employerCost']],
]);

/**
 * How many bodies of each calculator: npm run fuzz sends the same kinds by the hundred thousand. One in ten of my year is
 * answered with figures, one in five or more of the others: that all are refused does not happen by chance.
 */
const runs = 200;

// Thousands of requests: on a busy machine they take longer than a test usually may.
describe('whatever is sent', { timeout: 60_000 }, () => {
  test.each(calculators.map(({ id, inputSchema }) => ({ id, inputSchema })))(
    '$id answers 200 with figures or 400 with a problem',
    async ({ id, inputSchema }) => {
      let answered = 0;
      await fc.assert(
        fc.asyncProperty(bodyFor(inputSchema, alternativesOf.get(id)), async (payload) => {
          const answer = await app.inject({ method: 'POST', url: calculatorPath(id), payload });
          if (answer.statusCode !== 200) {
            expect(answer.json()).toMatchObject({ status: 400 });
            return;
          }
          answered += 1;
          expect(figuresMissingIn(answer.body)).toEqual([]);
        }),
        { numRuns: runs },
      );
      expect(answered).toBeGreaterThan(0);
    },
  );

  test('a body of any bytes is answered with 4xx', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const answer = await app.inject({
          method: 'POST',
          url: calculatorPath('net-salary'),
          headers: { 'content-type': 'application/json' },
          payload: Buffer.from(bytes),
        });
        expect(answer.json()).toMatchObject({ status: 400 });
      }),
      { numRuns: 200 },
    );
  });
});

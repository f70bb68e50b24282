import { calculators } from '@suen/engine';
import fc from 'fast-check';
/**
 * Writes requests to ask at every door, one a line: tsx write-requests.ts FILE NUMBER-OF-EACH-CALCULATOR SEED. Most fit, others
 * are refused; with one seed they are always the same.
 */
import { writeFileSync } from 'node:fs';
import { bodyFor } from '../../api/src/test-support/any-body.test-support.ts';

const [file = '', count = '1000', seed = '1'] = process.argv.slice(2);
const requests = calculators.flatMap(({ id, path, inputSchema }) =>
  fc
    .sample(bodyFor(inputSchema), { numRuns: Number(count), seed: Number(seed) })
    .map((body) => ({ id, path: `/api/v1${path}`, body: JSON.stringify(body) })),
);
writeFileSync(file, requests.map((each) => `${JSON.stringify(each)}\n`).join(''));

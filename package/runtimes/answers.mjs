import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** @typedef {{ readonly id: string, readonly path: string, readonly body: string }} Asked */

/** @param {string} file what write-requests.ts wrote @returns {readonly Asked[]} */
export function requestsIn(file) {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/**
 * One hash of all answers, in the order of the requests.
 *
 * @param {readonly Asked[]} requests
 * @param {(asked: Asked) => Promise<string>} answer gives the body of an answer
 */
export async function hashOfAnswers(requests, answer) {
  const hash = createHash('sha256');
  for (const asked of requests) hash.update(`${await answer(asked)}\n`);
  return hash.digest('hex').slice(0, 16);
}

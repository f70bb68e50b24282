/** Prints the hash of the answers that a server gives: ADDRESS FILE-OF-REQUESTS. */
import { hashOfAnswers, requestsIn } from './answers.mjs';

const [, , address = '', file = ''] = process.argv;
const headers = { 'content-type': 'application/json' };
const hash = await hashOfAnswers(requestsIn(file), async ({ path, body }) =>
  (await fetch(address + path, { method: 'POST', headers, body })).text(),
);
console.log(hash);

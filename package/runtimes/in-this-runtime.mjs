/** Prints the hash of the answers that the package gives in the runtime that runs this file: FILE-OF-REQUESTS. */
import { fetchHandler } from '../dist/fetch.js';
import { hashOfAnswers, requestsIn } from './answers.mjs';

const answer = fetchHandler();
const headers = { 'content-type': 'application/json' };
const hash = await hashOfAnswers(requestsIn(process.argv[2] ?? ''), async ({ path, body }) => {
  const request = new Request(`http://localhost${path}`, { method: 'POST', headers, body });
  return (await answer(request)).text();
});
console.log(hash);

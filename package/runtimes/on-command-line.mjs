/** Prints the hash of the answers that the command line gives: FILE-OF-REQUESTS. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { hashOfAnswers, requestsIn } from './answers.mjs';

const program = fileURLToPath(new URL('../dist/suen.js', import.meta.url));
const requests = requestsIn(process.argv[2] ?? '');

/** The answers to the requests of one calculator. It exits with 1, because some are refused. @param {string} id */
function answersOf(id) {
  const lines = requests.flatMap((asked) => (asked.id === id ? [asked.body] : [])).join('\n');
  // As the API does, unless a request says otherwise.
  const flags = id === 'salary-statistics' ? ['--lines'] : ['--lines', '--explain'];
  const options = { input: lines, encoding: /** @type {const} */ ('utf8'), maxBuffer: 2 ** 30 };
  try {
    return execFileSync(process.execPath, [program, id, ...flags], options);
  } catch (error) {
    return String(Object(error).stdout);
  }
}

/** @type {Map<string, string[]>} */
const answers = new Map();
const hash = await hashOfAnswers(requests, async ({ id }) => {
  const left = answers.get(id) ?? answersOf(id).split('\n');
  answers.set(id, left);
  return left.shift() ?? '';
});
console.log(hash);

/** Compares the pages of two sites, bodies and headers, and prints how many: ADDRESS OTHER-ADDRESS. Fails when one differs. */
import { readFileSync } from 'node:fs';

const [, , server = '', edge = ''] = process.argv;
const list = new URL('../../web/dist/pages.json', import.meta.url);
/** @type {readonly { readonly path: string }[]} */
const pages = JSON.parse(readFileSync(list, 'utf8'));
const headers = ['content-type', 'content-security-policy', 'cache-control', 'cdn-cache-control'];

/** @param {string} address */
async function answerAt(address) {
  const answer = await fetch(address);
  const named = headers.map((name) => `${name}: ${answer.headers.get(name)}`);
  return [answer.status, ...named, await answer.text()].join('\n');
}

const others = [];
for (const { path } of pages) {
  const [here, there] = await Promise.all([answerAt(server + path), answerAt(edge + path)]);
  if (here !== there) others.push(path);
}
console.log(others.length === 0 ? `${pages.length} pages` : `other: ${others.join(', ')}`);
process.exit(others.length === 0 ? 0 : 1);

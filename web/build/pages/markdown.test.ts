import { expect, test } from 'vitest';
import { markdownOf, markdownPath } from './markdown.ts';

const page = (main: string) =>
  `<header><a href="/">Suen</a></header><main id="main">${main}</main>`;
const siteUrl = 'https://www.suen.example';

test.each([
  ['/', '/index.md'],
  ['/fr', '/fr.md'],
  ['/de/salary/calculator', '/de/salary/calculator.md'],
])('the words of %s stand at %s', (pathname, path) => {
  expect(markdownPath(pathname)).toBe(path);
});

test('words, lists, tables and links stay, and what only a page can do goes', () => {
  const html = page(
    '<h1>Net\u00ADto</h1><nav><a href="/faq#a">A</a></nav><form><label>Gross</label><input></form><p>See <a href="/faq">the FAQ</a>.</p><button>Copy</button><ul><li>one</li></ul><table><thead><tr><th>Year</th></tr></thead><tbody><tr><td>2026</td></tr></tbody></table>',
  );
  expect(markdownOf({ id: 'faq', html, siteUrl })).toBe(`# Netto

See [the FAQ](https://www.suen.example/faq).

* one

| Year |
| ---- |
| 2026 |
`);
});

test('an amount that is drawn and said is said once, and the languages of a term are told apart', () => {
  const html = page(
    '<h1>A</h1><p><span aria-hidden="true">€ 5 000</span><span>5000 euros</span></p><dl><div><dt><dfn lang="fr">net</dfn><abbr aria-hidden="true">DE</abbr> <span lang="de">netto</span></dt><dd>What stays.</dd></div></dl>',
  );
  expect(markdownOf({ id: 'glossary', html, siteUrl })).toBe(`# A

5000 euros

**net · DE netto**

What stays.
`);
});

test('a calculator says where it can be called', () => {
  const html = page('<h1>Loan cost</h1>');
  expect(markdownOf({ id: 'loan-cost', html, siteUrl })).toContain(
    'API: POST https://www.suen.example/api/v1/LoanCalculator/calculateloan, described in https://www.suen.example/api/v1/openapi.json. Tool: loan_cost at https://www.suen.example/mcp',
  );
});

test('a page without a main part is a mistake', () => {
  expect(() => markdownOf({ id: 'faq', html: '<p></p>', siteUrl })).toThrow('faq');
});

import { expect, test } from 'vitest';
import { embedPath, frameCode, oEmbedRequest, scriptCode, type Embed } from './embed-code.ts';

const site = 'https://www.suen.example';
const usual: Embed = {
  calculator: 'net-salary',
  language: 'page',
  scheme: 'auto',
  entries: '',
  title: 'Net salary',
};
const chosen: Embed = {
  calculator: 'loan-cost',
  language: 'de',
  scheme: 'dark',
  entries: 'amount=300000&years=20',
  title: 'Kosten "heute"',
};

test('the address of a frame has choices in its query and entries behind the #, which no browser sends', () => {
  expect(embedPath(usual)).toBe('/en/embed/net-salary');
  expect(embedPath(chosen)).toBe('/de/embed/loan-cost?scheme=dark#?amount=300000&years=20');
});

test('the code for our script says what was chosen, and no more', () => {
  expect(scriptCode(site, '/salary/calculator', usual)).toBe(`<div data-suen="net-salary">
  <a href="https://www.suen.example/salary/calculator">Net salary</a>
</div>
<script src="https://www.suen.example/embed.js" async></script>`);
  expect(scriptCode(site, '/de/loan-cost/calculator', chosen)).toContain(
    'data-suen="loan-cost" data-language="de" data-scheme="dark" data-entries="amount=300000&amp;years=20"',
  );
});

test('the code of a plain frame is valid in a page, whatever the words', () => {
  const code = frameCode(site, chosen);
  expect(code).toContain('dark#?amount=300000&amp;years=20"');
  expect(code).toContain('title="Kosten &quot;heute&quot;"');
});

test('a request for oEmbed names the page', () => {
  expect(oEmbedRequest(site, '/fr/salary/calculator')).toBe(
    "curl 'https://www.suen.example/oembed?url=https%3A%2F%2Fwww.suen.example%2Ffr%2Fsalary%2Fcalculator'",
  );
});

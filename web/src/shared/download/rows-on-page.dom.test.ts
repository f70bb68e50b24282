import { expect, test } from 'vitest';
import { rowsOnPage } from './rows-on-page.ts';

const pageWith = (html: string) => {
  document.body.innerHTML = html;
  return rowsOnPage([document.body]);
};

test('a table comes with its title, heads, names and figures, and without what explains a row', () => {
  expect(
    pageWith(`
      <table aria-label="From gross to net">
        <thead><tr><th scope="col">Line</th><th scope="col">€ per month</th></tr></thead>
        <tbody>
          <tr><th scope="row" data-name="Gross salary">Gross salary. How is this calculated?</th>
            <td><span data-value="5000.5"><span>5&nbsp;000<sup>.50</sup></span> €5000.50</span></td></tr>
          <tr><td colspan="2">8.5 % of 5 000 <table><tbody><tr><th scope="row">Bracket</th><td>1</td></tr></tbody></table></td></tr>
          <tr><th scope="row">Term</th><td>20 years</td></tr>
        </tbody>
      </table>`),
  ).toEqual([
    {
      title: 'From gross to net',
      rows: [
        ['Line', '€ per month'],
        ['Gross salary', { value: 5000.5, decimals: 2 }],
        ['Term', '20 years'],
      ],
    },
  ]);
});

test.each([
  ['€&nbsp;450&nbsp;000', { value: 450_000, decimals: 0 }],
  ['1&nbsp;978,34&nbsp;€', { value: 1978.34, decimals: 2 }],
  ['\u2212108.00', { value: -108, decimals: 2 }],
  ['7&nbsp;200', { value: 7200, decimals: 0 }],
  ['3.5&nbsp;%', '3.5 %'],
  ['12 km', '12 km'],
  ['Net\u00ADto\u00ADlohn', 'Nettolohn'],
  ['', ''],
])('%s is %j', (html, cell) => {
  const [group] = pageWith(
    `<table><caption>T</caption><tbody><tr><th scope="row">A</th><td>${html}</td></tr></tbody></table>`,
  );
  expect(group).toEqual({ title: 'T', rows: [[], ['A', cell]] });
});

test('when and under which rules comes first, then the answer, tables and entries, each once', () => {
  const copy = document.createElement('div');
  copy.innerHTML = '<h2 data-figure="Net, per year"><span data-value="46539.71"></span></h2>';
  document.body.innerHTML = `
    <h2 data-figure="Net, per month"><span data-value="3878.11"></span></h2>
    <table aria-label="T"><tbody><tr><th scope="row">A</th><td>1</td></tr></tbody></table>
    <table aria-label="T"><tbody><tr><th scope="row">A</th><td>1</td></tr></tbody></table>
    <dl data-entries="Your entries">
      <div><dt>Gross</dt><dd>€&nbsp;5&nbsp;000.00 per month</dd><dd><button>Change</button></dd></div>
      <div><dt>Class</dt><dd>Class 1</dd></div>
    </dl>
    <p data-note>Calculated on 22 November 2026.</p>`;
  expect(rowsOnPage([document.body, copy])).toEqual([
    { title: 'Calculated on 22 November 2026.', rows: [] },
    { title: '', rows: [['Net, per month', { value: 3878.11, decimals: 2 }]] },
    { title: '', rows: [['Net, per year', { value: 46539.71, decimals: 2 }]] },
    { title: 'T', rows: [[], ['A', { value: 1, decimals: 0 }]] },
    {
      title: 'Your entries',
      rows: [
        ['Gross', '€ 5 000.00 per month'],
        ['Class', 'Class 1'],
      ],
    },
  ]);
});

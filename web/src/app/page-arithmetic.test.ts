import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');

const scripts = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test|\.test-support|\.d)\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(path.join(source, file), 'utf8') }));

/** Whether a file shows results: by its folder, or because it takes the result of a room. What draws computes places. */
function showsResults({ file, code }: (typeof scripts)[number]): boolean {
  if (!/^(?:calculators|subjects)\//.test(file) || code.includes('<svg')) return false;
  return (
    /\/result\/|\/comparison\.ts$/.test(file) ||
    /^subjects\/(?!.*(?:-entries|Fields)\.)/.test(file) ||
    /'@suen\/engine\/calculators\/[^/]+\/result'/.test(code)
  );
}

const arithmetic = new Set(['+', '-', '*', '/', '**', '+=', '-=', '*=', '/=', '**=']);
const counting = new Set(['+', '-', '+=', '-=']);

/** Arithmetic of a file that may make a figure. Counting by one and the order of a list make none. */
function arithmeticIn(code: string, file = 'a.tsx'): readonly string[] {
  const found: string[] = [];
  let orders = 0;
  const isOrder = (callee: string) => callee.endsWith('.toSorted');
  const textOf = ({ start, end }: { readonly start: number; readonly end: number }) =>
    code.slice(start, end);
  const isCount = (operator: string, ...operands: string[]) =>
    counting.has(operator) && operands.includes('1');
  new Visitor({
    CallExpression(call) {
      const callee = textOf(call.callee);
      if (isOrder(callee)) orders += 1;
      // The least or most of a list is one of its figures.
      const isLimited =
        /^Math\.m(?:in|ax)$/.test(callee) &&
        call.arguments.filter(({ type }) => type !== 'SpreadElement').length > 1;
      if (isLimited || callee.endsWith('.reduce') || callee === 'roundedToCent') {
        found.push(textOf(call));
      }
    },
    'CallExpression:exit'(call) {
      if (isOrder(textOf(call.callee))) orders -= 1;
    },
    BinaryExpression({ operator, left, right, ...node }) {
      if (orders > 0 || !arithmetic.has(operator)) return;
      if (!isCount(operator, textOf(left), textOf(right))) found.push(textOf(node));
    },
    AssignmentExpression({ operator, right, ...node }) {
      if (arithmetic.has(operator) && !isCount(operator, textOf(right))) found.push(textOf(node));
    },
  }).visit(parseSync(file, code).program);
  return found;
}

const shown = scripts.filter(showsResults).map(({ file, code }) => [file, code] as const);

test.each(shown)('%s computes no figure', (file, code) => {
  const found = arithmeticIn(code, file);
  expect(found, 'figures come from the engine, or from shared/amount/derived.ts').toEqual([]);
});

test.each([
  'const net = gross - tax;',
  'const year = 12 * month;',
  'let total = 0; total += tax;',
  'const counted = Math.min(paid, limit);',
  'const total = taxes.reduce((sum, tax) => sum + tax, 0);',
  'const cents = roundedToCent(euros);',
  'const half = tax / 1;',
])('a figure in %s is noticed', (code) => {
  expect(arithmeticIn(code)).not.toEqual([]);
});

test.each([
  'const next = index + 1;',
  'const first = rows.toSorted((one, other) => one.tax - other.tax)[0];',
  'const least = Math.min(...taxes);',
])('none is seen in %s', (code) => {
  expect(arithmeticIn(code)).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');

/** Files that show results: those of result folders, comparisons and what several rooms say, but for the parts of forms. */
const showsResults =
  /^(?:calculators\/[^/]+\/(?:result\/|comparison\.ts)|subjects\/(?!.*(?:-entries|Fields)\.))/;

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => showsResults.test(file) && /(?<!\.test|\.test-support|\.d)\.tsx?$/.test(file),
);

const arithmetic = new Set(['+', '-', '*', '/', '+=', '-=', '*=', '/=']);

/** Arithmetic of a file that may make a figure. Counting by one and the order of a list make none. */
function arithmeticIn(code: string, file: string): readonly string[] {
  const found: string[] = [];
  let orders = 0;
  const isOrder = (callee: string) => callee.endsWith('.toSorted');
  const textOf = ({ start, end }: { readonly start: number; readonly end: number }) =>
    code.slice(start, end);
  new Visitor({
    CallExpression(call) {
      const callee = textOf(call.callee);
      if (isOrder(callee)) orders += 1;
      // The least or most of a list is one of its figures.
      const isLimited =
        /^Math\.m(?:in|ax)$/.test(callee) &&
        call.arguments.filter(({ type }) => type !== 'SpreadElement').length > 1;
      if (isLimited || callee.endsWith('.reduce')) found.push(textOf(call));
    },
    'CallExpression:exit'(call) {
      if (isOrder(textOf(call.callee))) orders -= 1;
    },
    BinaryExpression(node) {
      const operands = [textOf(node.left), textOf(node.right)];
      if (orders === 0 && arithmetic.has(node.operator) && !operands.includes('1')) {
        found.push(textOf(node));
      }
    },
    AssignmentExpression(node) {
      if (arithmetic.has(node.operator) && textOf(node.right) !== '1') found.push(textOf(node));
    },
  }).visit(parseSync(file, code).program);
  return found;
}

test.each(files)('%s computes no figure', (file) => {
  const code = readFileSync(path.join(source, file), 'utf8');
  // What draws computes places.
  const found = code.includes('<svg') ? [] : arithmeticIn(code, file);
  expect(found, 'figures come from the engine, or from shared/amount/derived.ts').toEqual([]);
});

import { answerTo, calculatorOf, day } from '@suen/engine';
import { expect, test } from 'vitest';
import { assistantExample, refusalExample, requestExamples } from './examples.ts';

const today = day('2026-11-25');
const examples = requestExamples('https://suen.example');
const [, curl = ''] = examples.find(([tool]) => tool === 'curl') ?? [];

test('the request of the examples is answered with the figure in their comments', () => {
  const body: unknown = JSON.parse(/--data '(.*)'/s.exec(curl)?.[1] ?? '');
  expect(curl).toContain('https://suen.example/api/v1/SalaryCalculator/calculate');
  // The specification's test of June 2026 has the same: 3 676.50.
  expect(answerTo(calculatorOf('net-salary'), body, today)).toMatchObject({
    status: 200,
    body: { monthlySalary: { netSalary: 3676.5 } },
  });
  for (const [tool, text] of examples) if (tool !== 'curl') expect(text).toContain('3676.5');
});

test('and the refusal is what a class that there is not meets', () => {
  const { body } = answerTo(calculatorOf('net-salary'), { grossSalary: 5000, taxClass: 4 }, today);
  expect(JSON.parse(refusalExample)).toEqual(body);
});

test('no line of the first example is wider than its box', () => {
  const requestLines = curl.split('\n').filter((line) => !line.includes('https://'));
  for (const line of requestLines) expect(line.length, line).toBeLessThanOrEqual(60);
});

test('an assistant is told the address of the tools', () => {
  expect(JSON.parse(assistantExample('https://suen.example'))).toEqual({
    mcpServers: { suen: { type: 'http', url: 'https://suen.example/mcp' } },
  });
});

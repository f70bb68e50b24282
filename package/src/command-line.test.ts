import { describe, expect, test, vi } from 'vitest';
import { calculators } from './calculators.ts';
import { runCommand } from './command-line.ts';

/** What a command writes and how it ends. */
async function run(asked: string, lines: readonly string[] = []) {
  const written: string[] = [];
  const complaints: string[] = [];
  const code = await runCommand(asked.split(' '), {
    lines: (async function* each() {
      yield* lines;
    })(),
    write: (text) => written.push(text),
    complain: (text) => complaints.push(text),
  });
  return { code, written, complaints };
}

// Payslip of June 2026 for 5 000 in class 1, as the API's specification test has it: 3 676.50.
const salary = 'net-salary --gross-salary 5000 --tax-class 1 --pay-month 2026-06';

describe('a calculation', () => {
  test('is written to be read', async () => {
    const { code, written } = await run(salary);
    expect(code).toBe(0);
    expect(written.join('\n')).toMatch(
      /^monthlySalary\n {2}grossSalary {2}5000\n {2}netSalary {2}3 676\.50\n/,
    );
  });

  test('or as the JSON of the API, without its steps', async () => {
    const { written } = await run(`${salary} --json`);
    const [answer] = written.map((text): unknown => JSON.parse(text));
    expect(answer).toMatchObject({ monthlySalary: { netSalary: 3676.5 }, payMonth: '2026-06' });
    expect(answer).not.toHaveProperty('explanation');
  });

  test('or with all its steps', async () => {
    const { written } = await run(`${salary} --explain`);
    expect(written.map((text): unknown => JSON.parse(text))).toMatchObject([
      { explanation: expect.anything() },
    ]);
  });

  test('takes nested fields as JSON, and words as they are', async () => {
    const asked = `${salary} --meal-vouchers {"count":18} --salary-period monthly --json`;
    const { code, complaints } = await run(asked);
    expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
  });

  test('without a month has today’s law', async () => {
    vi.useFakeTimers({ now: new Date('2026-06-15T10:00:00Z') });
    const { written } = await run('net-salary --gross-salary 5000 --tax-class 1 --json');
    vi.useRealTimers();
    expect(JSON.parse(written.join(''))).toMatchObject({ payMonth: '2026-06' });
  });

  test('that is refused says why, by its flag', async () => {
    expect(await run('net-salary --gross-salary 5000 --tax-class 4 --distance-to-work 32')).toEqual(
      {
        code: 1,
        written: [],
        complaints: ['--tax-class must be 1, 2 or 3.\n--distance-to-work must be at most 31.'],
      },
    );
  });
});

describe('thousands of lines', () => {
  test('are answered one by one; a refused one does not stop the others', async () => {
    const { code, written } = await run('net-salary --lines --tax-class 1 --pay-month 2026-06', [
      '{"grossSalary":5000}',
      '',
      '{"grossSalary":5000,"taxClass":9}',
      'no JSON',
      '{"grossSalary":5000,"explain":true}',
    ]);
    expect(code).toBe(1);
    expect(written.map((text): unknown => JSON.parse(text))).toMatchObject([
      { monthlySalary: { netSalary: 3676.5 } },
      { status: 400, errors: [{ field: 'taxClass' }] },
      { status: 400, detail: 'The body is not valid JSON.' },
      { monthlySalary: { netSalary: 3676.5 }, explanation: expect.anything() },
    ]);
  });
});

describe('help', () => {
  test.each(calculators.map((calculator) => ({ calculator, id: calculator.id })))(
    'of $id names every field with its description',
    async ({ calculator, id }) => {
      const { code, written } = await run(`${id} --help`);
      expect(code).toBe(0);
      for (const { description = '' } of Object.values(calculator.inputSchema.properties)) {
        if (!description.startsWith('False omits')) expect(written.join('')).toContain(description);
      }
    },
  );

  test('names every calculator and the exit codes', async () => {
    const { code, written } = await run('help');
    expect(code).toBe(0);
    for (const { id } of calculators) expect(written.join('')).toContain(id);
  });
});

describe('the law', () => {
  test('is listed, a figure with its newest value', async () => {
    const { code, written } = await run('law');
    expect(code).toBe(0);
    expect(written.join('\n')).toContain(
      'accidentRate: Accident insurance (rate)\n  from 2026-01-01: 0.65',
    );
  });

  test('and one figure with its history and articles', async () => {
    const { written } = await run('law accidentRate');
    expect(written.length).toBeGreaterThan(4);
    const { written: json } = await run('law accidentRate --json');
    expect(JSON.parse(json.join(''))).toMatchObject({ parameters: [{ id: 'accidentRate' }] });
  });
});

test.each([
  ['net-wages', 'There is no net-wages.'],
  ['net-salary --gros 5000', '--gros'],
  ['net-salary --gross-salary much', '--gross-salary takes JSON, such as 5000; this is much'],
  ['law nothing', 'The law has no figure called nothing.'],
])('%s is not understood', async (asked, reason) => {
  const { code, complaints } = await run(asked);
  expect(code).toBe(2);
  expect(complaints.join('')).toContain(reason);
});

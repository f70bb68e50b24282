import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const repository = path.join(here, '..');
const tool = (name: string) => path.join(repository, 'node_modules', '.bin', name);
const scratch = mkdtempSync(path.join(tmpdir(), 'suen-package-'));
let pack = '';

/** What a program prints. @throws Error with its output when it fails */
function run(program: string, folder: string, ...words: readonly string[]): string {
  return execFileSync(program, words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
}

// A project that knows nothing of this repository.
beforeAll(() => {
  run(process.execPath, repository, 'scripts/package.mjs');
  const packed: unknown = JSON.parse(
    run('npm', here, 'pack', '--json', '--pack-destination', scratch),
  );
  pack = path.join(scratch, Object(packed)[0].filename);
  writeFileSync(path.join(scratch, 'package.json'), '{"type":"module"}');
  run('npm', scratch, 'install', '--offline', '--no-audit', '--no-fund', pack);
}, 180_000);

afterAll(() => rmSync(scratch, { recursive: true }));

const net = `import { calculate } from 'suen';
const input = { grossSalary: 5000, taxClass: 1, payMonth: '2026-06' } as const;
const { monthlySalary } = calculate('net-salary', input);
console.log(monthlySalary.netSalary.toFixed(2));
`;

test('a scratch project prints 3 676.50 for 5 000 in class 1 in June 2026, with types', () => {
  writeFileSync(path.join(scratch, 'net.ts'), net);
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--types', '', 'net.ts'];
  run(tool('tsc'), scratch, ...options, '--lib', 'es2023,dom');
  writeFileSync(path.join(scratch, 'net.js'), net.replace(' as const', ''));
  expect(run(process.execPath, scratch, 'net.js')).toBe('3676.50\n');
});

test('a wrong field does not compile', () => {
  writeFileSync(path.join(scratch, 'wrong.ts'), net.replace('taxClass: 1', 'taxClass: 4'));
  const compile = ['--noEmit', '--strict', '--module', 'nodenext', '--types', '', 'wrong.ts'];
  const { status, stdout } = spawnSync(tool('tsc'), compile, { cwd: scratch, encoding: 'utf8' });
  expect(status).not.toBe(0);
  expect(stdout).toContain("Type '4' is not assignable to type '1 | 2 | 3'");
});

test('and its shell the same', () => {
  const asked = ['suen', 'net-salary', '--gross-salary', '5000', '--tax-class', '1'];
  const written = run('npx', scratch, '--offline', ...asked, '--pay-month', '2026-06');
  expect(written).toContain('netSalary  3 676.50');
});

test('an assistant asks on standard input and gets the same figure', () => {
  const messages = [
    {
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'a test', version: '1.0.0' },
      },
    },
    { method: 'notifications/initialized' },
    { id: 2, method: 'tools/list' },
    {
      id: 3,
      method: 'tools/call',
      params: {
        name: 'net_salary',
        arguments: { grossSalary: 5000, taxClass: 1, payMonth: '2026-06' },
      },
    },
  ];
  const input = messages.map((each) => JSON.stringify({ jsonrpc: '2.0', ...each })).join('\n');
  const { stdout, status } = spawnSync('sh', ['-c', '(cat; sleep 3) | npx --offline suen mcp'], {
    cwd: scratch,
    encoding: 'utf8',
    input: `${input}\n`,
  });
  expect(status).toBe(0);
  const answers = stdout
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(answers).toMatchObject([
    { id: 1, result: { serverInfo: { name: 'suen' } } },
    {
      id: 2,
      result: { tools: expect.arrayContaining([expect.objectContaining({ name: 'law_of' })]) },
    },
    { id: 3, result: { structuredContent: { figures: { monthlySalary: { netSalary: 3676.5 } } } } },
  ]);
});

test('a refused calculation names the field, through every door', () => {
  const program = `import { calculate, RefusedCalculation } from 'suen';
import { calculators } from 'suen/calculators';
import { fetchHandler } from 'suen/fetch';
import { lawThrough, listParameters } from 'suen/law';
try {
  calculate('net-salary', { grossSalary: 5000, taxClass: 7 });
} catch (error) {
  console.log(error instanceof RefusedCalculation, error.problem.errors[0].field);
}
const { path } = calculators[0];
const answer = await fetchHandler(() => '2026-06-15')(
  new Request('https://example.org/api/v1' + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"grossSalary":5000,"taxClass":1}',
  }),
);
console.log(answer.status, (await answer.json()).monthlySalary.netSalary);
console.log(/^20\\d\\d-\\d\\d$/.test(lawThrough), listParameters().length > 90);
`;
  writeFileSync(path.join(scratch, 'doors.js'), program);
  expect(run(process.execPath, scratch, 'doors.js')).toBe('true taxClass\n200 3676.5\ntrue true\n');
});

test('nothing can be imported beside the doors, and the package depends on nothing', () => {
  const program = "await import('suen/dist/engine.js').catch(({ code }) => console.log(code));";
  writeFileSync(path.join(scratch, 'inside.js'), program);
  expect(run(process.execPath, scratch, 'inside.js')).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED\n');
  const installed: unknown = JSON.parse(run('npm', scratch, 'ls', '--all', '--json'));
  expect(Object.keys(Object(installed).dependencies)).toEqual(['suen']);
});

test('publint and arethetypeswrong find nothing', () => {
  expect(run(tool('publint'), here, '--strict')).toContain('All good');
  expect(run(tool('attw'), scratch, pack, '--profile', 'esm-only')).toContain('🟢');
});

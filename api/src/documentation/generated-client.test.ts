import { resultOfCase, calculators } from '@suen/engine';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, expect, test } from 'vitest';
import { run } from '../../../scripts/run.mjs';
import { buildApp } from '../app.ts';
import { calculatorPath } from '../calculators.ts';
import { lawPath } from '../law.ts';

const folder = fileURLToPath(new URL('../../.cache/generated-client', import.meta.url));
const app = await buildApp();
const address = await app.listen({ port: 0 });
afterAll(() => app.close());

/** A program of somebody else, which calls every calculator with its first example and reads the law. */
const program = `
import createClient from 'openapi-fetch';
import type { paths } from './description.ts';

export async function callAll(baseUrl: string) {
  const client = createClient<paths>({ baseUrl });
  const law = await client.GET('${lawPath}');
  const titles: string[] = law.data?.parameters.map(({ title }) => title) ?? [];
  const answers = await Promise.all([
${calculators
  .map(
    ({ id, examples }) =>
      `    client.POST('${calculatorPath(id)}', { body: ${JSON.stringify(examples[0]?.input)} }),`,
  )
  .join('\n')}
  ]);
  const refused = await client.POST('${calculatorPath('net-salary')}', {
    body: { grossSalary: 1, taxClass: 1, employmentType: 1 },
  });
  const reasons: string[] = refused.error?.errors?.map(({ field }) => field) ?? [];
  const net: number | undefined = answers[0].data?.monthlySalary.netSalary;
  return { titles, answers: answers.map(({ data }) => data), reasons, net };
}
`;

test('a client that is made from the description compiles and gets every answer', async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // A field with a default may be left out of a request.
  const description = await openapiTS(new URL('/api/v1/openapi.json', address), {
    defaultNonNullable: false,
  });
  writeFileSync(path.join(folder, 'description.ts'), astToString(description));
  const file = path.join(folder, 'program.ts');
  writeFileSync(file, program);
  const options = '--noEmit --strict --ignoreConfig --module nodenext --allowImportingTsExtensions';
  const compiled = await run('tsc', [...options.split(' '), '--skipLibCheck', file], {
    quiet: true,
  });
  expect(compiled.output).toBe('');

  const { callAll } = await import(file);
  const { titles, answers, reasons, net } = await callAll(address);
  expect(titles.length).toBeGreaterThan(100);
  expect(answers).toEqual(
    calculators.map((calculator) =>
      JSON.parse(JSON.stringify(resultOfCase(calculator, calculator.examples[0]?.input))),
    ),
  );
  expect(reasons).toEqual(['grossSalary']);
  // The first example: 5 000 - 552.50 - 60.54 - 729.90 + 33.
  expect(net).toBe(3690.06);
}, 60_000);

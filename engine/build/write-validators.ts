import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
/**
 * Writes engine/src/answer/validators.ts: a function per calculator that checks an input against its schema. They are
 * compiled here, because no code may be made from text where they run: in browsers, service workers and at the edge.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { calculators } from '../src/calculators/calculators.ts';

const file = fileURLToPath(new URL('../src/answer/validators.ts', import.meta.url));

/** Words about a value do not check it, and the functions would hold them all. */
const words: ReadonlySet<string> = new Set(['title', 'description', 'default', 'examples']);

function withoutWords(schema: object): object {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
      if (words.has(key)) return [];
      if (key === 'properties' && isObject(value)) return [[key, eachWithoutWords(value)]];
      return [[key, key === 'items' && isObject(value) ? withoutWords(value) : value]];
    }),
  );
}

function eachWithoutWords(properties: object): object {
  const schemas = Object.entries(properties).filter((entry): entry is [string, object] =>
    isObject(entry[1]),
  );
  return Object.fromEntries(schemas.map(([name, schema]) => [name, withoutWords(schema)]));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The text of the module. */
function validatorsModule(): string {
  const ajv = new Ajv2020({
    code: { source: true, esm: true },
    allErrors: true,
    allowUnionTypes: true,
    // refused-fields.ts has the messages.
    messages: false,
  });
  for (const { id, inputSchema } of calculators) ajv.addSchema(withoutWords(inputSchema), id);
  const names = calculators.map(({ id }, index) => [`validate${index}`, id] as const);
  const code = standalone.default(ajv, Object.fromEntries(names));
  const list = names.map(([name, id]) => `  '${id}': ${name},`).join('\n');
  return `// @ts-nocheck: written by engine/build/write-validators.ts
${code}
import type { Finding } from './refused-fields.ts';
import type { CalculatorId } from '../calculators/calculators.ts';

/** Whether a value satisfies the input schema; what breaks it is in \`errors\` until the next call. */
interface Validate {
  (value: unknown): boolean;
  errors?: readonly Finding[] | null;
}

export const validators: Readonly<Record<CalculatorId, Validate>> = {
${list}
};
`;
}

/** Tests begin with it, too. Whoever imports the module at this moment finds the old one or the new one, whole. */
export function setup(): void {
  const text = validatorsModule();
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setup();

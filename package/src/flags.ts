import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Calculator, JsonSchema } from '../../engine/src/index.ts';

/** An argument that cannot be understood. */
export class UnknownArgument extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnknownArgument';
  }
}

/** The flags of every calculation, beside the calculator's fields. */
const common = {
  explain: { type: 'boolean' },
  json: { type: 'boolean' },
  lines: { type: 'boolean' },
  help: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];

/** What is asked of a calculator on the command line. */
export interface AskedCalculation {
  readonly input: Readonly<Record<string, unknown>>;
  readonly isJson: boolean;
  readonly isLines: boolean;
  readonly isHelp: boolean;
}

/** Reads flags, which are the request's fields: --gross-salary is grossSalary. @throws UnknownArgument */
export function readFlags({ inputSchema }: Calculator, flags: readonly string[]): AskedCalculation {
  const fields = new Map(
    Object.entries(inputSchema.properties).map(([name, schema]) => [
      flagOf(name),
      { name, schema },
    ]),
  );
  const fieldFlags = [...fields.keys()].map((flag) => [flag, { type: 'string' }] as const);
  const {
    explain = false,
    json,
    lines,
    help,
    ...given
  } = parsed(flags, {
    ...Object.fromEntries(fieldFlags),
    ...common,
  });
  const input = Object.entries(given).flatMap(([flag, text]) => {
    const field = fields.get(flag);
    return field === undefined ? [] : [[field.name, valueOf(String(text), flag, field.schema)]];
  });
  const explained = fields.has('explain') ? { explain } : {};
  return {
    input: { ...Object.fromEntries(input), ...explained },
    isJson: json === true,
    isLines: lines === true,
    isHelp: help === true,
  };
}

/** @throws UnknownArgument */
function parsed(flags: readonly string[], options: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({ args: [...flags], options }).values;
  } catch (error) {
    throw new UnknownArgument(error instanceof Error ? error.message : String(error));
  }
}

/** The flag of a field: grossSalary is --gross-salary. */
export function flagOf(field: string): string {
  return field.replaceAll(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
}

/** A value as JSON, where the field takes more than a text; months and words are written without quotes. */
function valueOf(text: string, flag: string, schema: JsonSchema): unknown {
  if ([schema.type].flat().includes('string')) return text;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    if ('enum' in schema) return text;
    throw new UnknownArgument(
      `--${flag} takes JSON, such as ${exampleOf(schema)}; this is ${text}`,
    );
  }
}

function exampleOf(schema: JsonSchema): string {
  const [type] = [schema.type].flat();
  if (type === 'object' && 'properties' in schema) {
    const [name = 'name'] = Object.keys(schema.properties);
    return `'{"${name}": ...}'`;
  }
  if (type === 'array') return `'[...]'`;
  return type === 'boolean' ? 'true' : '5000';
}

/** A page about a calculator: its fields with limits, as the API describes them. */
export function helpOf({ id, description, inputSchema }: Calculator): string {
  const fields = Object.entries(inputSchema.properties).filter(([name]) => name !== 'explain');
  const required = new Set(inputSchema.required);
  const parts = fields.map(([name, schema]) =>
    [
      `  --${flagOf(name)}  ${kindOf(schema)}${required.has(name) ? ', required' : ''}`,
      `      ${schema.description ?? ''}`,
    ].join('\n'),
  );
  return [
    `suen ${id} [flags]`,
    '',
    description,
    '',
    ...parts,
    ...('explain' in inputSchema.properties
      ? ['  --explain', '      Every step with its law, in JSON.']
      : []),
    '  --json',
    '      The answer as one line of JSON, as the API gives it.',
    '  --lines',
    '      Reads one JSON object a line from standard input and writes one answer a line. Flags fill in what a line leaves out.',
  ].join('\n');
}

function kindOf(schema: JsonSchema): string {
  if ('enum' in schema) return schema.enum.filter((value) => value !== null).join(' | ');
  const type = [schema.type].flat().find((each) => each !== 'null') ?? '';
  const { minimum, maximum } = 'minimum' in schema || 'maximum' in schema ? schema : {};
  if (minimum !== undefined && maximum !== undefined)
    return `${type} from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `${type} from ${minimum}`;
  return maximum === undefined ? type : `${type} up to ${maximum}`;
}

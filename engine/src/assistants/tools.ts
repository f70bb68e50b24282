import { calculators, type CalculatorId } from '../calculators/calculators.ts';
import { newestPayMonth, oldestPayMonth } from '../law-in-force/rule-periods.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { fieldsFor, notSaidInside } from './said-fields.ts';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** A tool as assistants list it (Model Context Protocol). */
export type Tool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: {
    readonly type: 'object';
    readonly properties: Record<string, Json>;
    readonly required?: string[];
  };
  readonly outputSchema: { readonly type: 'object'; readonly properties: Record<string, Json> };
  readonly annotations: typeof annotations;
};

/** They read figures and change nothing, and the same question has the same answer. */
const annotations = {
  readOnlyHint: true,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** The field under which a tool takes the details that it does not list: those of a payslip, or of another calculation. */
export function detailsFieldOf(id: CalculatorId): string {
  return id === 'net-salary' || id === 'gross-salary' ? 'payslip_details' : 'details';
}

export const coverageTool = 'what_is_covered';
export const lawTool = 'law_of';

/** The tool of a calculator: net_salary. */
export function toolNameOf(id: CalculatorId): string {
  return id.replaceAll('-', '_');
}

/** Without a sentence that explains more, a description is as short as a list of tools must be. */
function firstSentence(text: string): string {
  return /^.*?\.(?=\s+\p{Lu}|$)/su.exec(text)?.[0] ?? text;
}

function withoutNull<Value>(values: readonly Value[]): Value[] {
  return values.filter((value) => value !== null && value !== 'null');
}

/** What goes without saying is left out: that nothing is below zero, amounts that nobody names. It is said when it is crossed. */
const aMillion = 1_000_000;

/** A field as a tool shows it: a missing one and null are the same. */
function shortened(schema: JsonSchema): Json {
  const { description = '', ...rest } = schema;
  const types = 'type' in rest ? withoutNull([rest.type].flat()) : [];
  return {
    ...(types.length > 0 && { type: types.length === 1 ? types[0] : types }),
    ...('enum' in rest && { enum: withoutNull(rest.enum) }),
    ...('minimum' in rest && rest.minimum !== 0 && { minimum: rest.minimum }),
    ...('maximum' in rest && (rest.maximum ?? 0) < aMillion && { maximum: rest.maximum }),
    ...('default' in rest && rest.default !== false && { default: rest.default }),
    ...partsOf(rest),
    description: firstSentence(description),
  };
}

/** The fields inside of a field, by their names and types. */
function partsOf(schema: Partial<JsonSchema>): { readonly [name: string]: Json } {
  if ('items' in schema && schema.items) return { items: typesOf(schema.items) };
  return 'properties' in schema && schema.properties
    ? { properties: typesOfEach(schema.properties) }
    : {};
}

function typesOf(schema: JsonSchema): Json {
  if ('properties' in schema) {
    return {
      properties: typesOfEach(schema.properties),
      ...(schema.required && schema.required.length > 0 && { required: [...schema.required] }),
    };
  }
  if ('items' in schema) return { type: 'array', items: typesOf(schema.items) };
  if ('enum' in schema) return { enum: withoutNull(schema.enum) };
  const [type = 'string'] = withoutNull([schema.type].flat());
  return { type };
}

function typesOfEach(properties: Readonly<Record<string, JsonSchema>>): Json {
  const said = Object.entries(properties).filter(([name]) => !notSaidInside.has(name));
  return Object.fromEntries(said.map(([name, schema]) => [name, typesOf(schema)]));
}

const outputSchema = {
  type: 'object',
  properties: { answer: { type: 'string' }, law: { type: 'string' }, page: { type: 'string' } },
} satisfies Tool['outputSchema'];

const calculatorTools = calculators.map(({ id, title, description, inputSchema }): Tool => {
  const { properties, required = [] } = inputSchema;
  const { said, details } = fieldsFor(id, Object.keys(properties));
  const fields = said.map((name) => {
    const schema = properties[name];
    if (schema === undefined) throw new RangeError(`${id} has no field ${name}`);
    return [name, shortened(schema)] as const;
  });
  const detailsEntries =
    details.length === 0
      ? []
      : [
          [
            detailsFieldOf(id),
            {
              type: 'object',
              description: `More: ${details.join(', ')}. ${coverageTool} explains them.`,
            },
          ] as const,
        ];
  return {
    name: toolNameOf(id),
    title,
    description: firstSentence(description),
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries([...fields, ...detailsEntries]),
      ...(required.length > 0 && { required: [...required] }),
    },
    outputSchema,
    annotations,
  };
});

/** Every tool: one for each calculator, what is covered, and the law. */
export const tools: readonly Tool[] = [
  ...calculatorTools,
  {
    name: coverageTool,
    title: 'What is covered',
    description: `The calculators for Luxembourg, the months of the law that they know (${oldestPayMonth} to ${newestPayMonth}), and all fields of one of them.`,
    inputSchema: {
      type: 'object',
      properties: {
        calculator: {
          type: 'string',
          enum: calculators.map(({ id }) => toolNameOf(id)),
          description: 'Explains the fields of this one.',
        },
      },
    },
    outputSchema: { type: 'object', properties: { calculators: { type: 'array', items: {} } } },
    annotations,
  },
  {
    name: lawTool,
    title: 'The law behind the figures',
    description:
      'Figures of the law, such as the minimum wage or the tax scale, with dates and articles. Finds by a word of the English title.',
    inputSchema: {
      type: 'object',
      properties: {
        search: { type: 'string', description: 'A word of the title or the id: “minimum wage”.' },
      },
      required: ['search'],
    },
    outputSchema: { type: 'object', properties: { parameters: { type: 'array', items: {} } } },
    annotations,
  },
];

/** How the server presents itself to an assistant. */
export const assistantServer = {
  name: 'suen',
  title: 'Suen: pay, tax, loans and homes in Luxembourg',
  /** That of the package and in the registry of assistants, too: a test compares them. */
  version: '1.0.0',
} as const;

export const assistantInstructions = `Exact figures for Luxembourg by the law of each month from ${oldestPayMonth} to ${newestPayMonth}. Amounts are in euros. The values 1, 2 and 3 of taxClass are tax class 1, 1a and 2. Name the month of the law and a source with each figure, and give the link: nothing in it is sent to a server. Ask for the tax class when it is not known, or find it with tax_class.`;

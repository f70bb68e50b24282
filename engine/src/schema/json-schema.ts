import { namesOf } from '../records.ts';

/** JSON Schema (draft 2020-12) as far as inputs and answers use it: what `FromSchema` reads the type of. */
export type JsonSchema = EnumSchema | ScalarSchema | ArraySchema | ObjectSchema;

/** The schema of an input or of a result. */
export type NamedSchema = ObjectSchema & { readonly title: string; readonly type: 'object' };

type ObjectSchema = Described & {
  readonly type: 'object' | readonly ['object', 'null'];
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, JsonSchema>>;
};

type ArraySchema = Described & {
  readonly type: 'array' | readonly ['array', 'null'];
  readonly items: JsonSchema;
};

type EnumSchema = Described & {
  readonly type?: ScalarType;
  readonly enum: readonly (string | number | boolean | null)[];
};

type ScalarSchema = Described & {
  readonly type: ScalarType | readonly ScalarType[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
};

type ScalarType = 'string' | 'number' | 'integer' | 'boolean' | 'null';

type Described = {
  readonly $id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly default?: string | number | boolean;
  readonly examples?: readonly string[];
};

declare const values: unique symbol;

/** A text of which readers of the API know no more, and our own code does. */
export interface TextSchema<Text extends string> {
  readonly type: 'string';
  readonly [values]?: Text;
}

/** The schema of a text that our own code knows to be one of some. */
export function textOf<Text extends string>(): TextSchema<Text> {
  return { type: 'string' };
}

type Limits = Pick<ScalarSchema, 'minimum' | 'maximum'> & Pick<Described, 'default'>;

export interface Scalar<Type> {
  readonly type: Type;
  readonly description: string;
}

function scalar<const Type extends ScalarSchema['type']>(type: Type) {
  function schema(description: string): Scalar<Type>;
  function schema<const Given extends Limits>(
    description: string,
    limits: Given,
  ): Scalar<Type> & Given;
  function schema(description: string, limits?: Limits) {
    return { type, description, ...limits };
  }
  return schema;
}

/** The schema of a value, with its description and limits. An optional one can be missing or null. */
export const number = scalar('number');
export const integer = scalar('integer');
export const flag = scalar('boolean');
export const text = scalar('string');
export const optionalNumber = scalar(['number', 'null']);
export const optionalInteger = scalar(['integer', 'null']);
export const optionalFlag = scalar(['boolean', 'null']);

/** The schema of one of several texts. */
export function choiceOf<const Choices extends readonly string[]>(
  description: string,
  choices: Choices,
) {
  return { type: 'string', enum: choices, description } as const;
}

/** The schema of a list. */
export function arrayOf<const Items extends object>(description: string, items: Items) {
  return { type: 'array', description, items } as const;
}

/** The schema of a list that can be missing or null. */
export function optionalArrayOf<const Items extends object>(description: string, items: Items) {
  return { type: ['array', 'null'], description, items } as const;
}

/** The schema of an object. All its properties are required, except the optional ones that are named. */
export function objectOf<
  const Properties extends Readonly<Record<string, object>>,
  const Optional extends keyof Properties & string = never,
>(properties: Properties, ...optional: readonly Optional[]) {
  const isRequired = (
    name: keyof Properties & string,
  ): name is Exclude<keyof Properties & string, Optional> =>
    !optional.some((each) => each === name);
  return { type: 'object', required: namesOf(properties).filter(isRequired), properties } as const;
}

/** The same schema for several properties. */
export function eachOf<const Name extends string, const Schema extends JsonSchema>(
  names: readonly Name[],
  schema: Schema,
): Readonly<Record<Name, Schema>>;
export function eachOf(names: readonly string[], schema: JsonSchema) {
  return Object.fromEntries(names.map((name) => [name, schema]));
}

/** The schema of the hints of a result. @param words what each hint means */
export function hintsSchema<const Words extends Readonly<Record<string, string>>>(words: Words) {
  const meanings = Object.entries(words).map(([id, meaning]) => `\`${id}\`: ${meaning}`);
  return {
    type: 'array',
    description: ['Remarks on the result.', ...meanings].join(' '),
    items: { type: 'string', enum: namesOf(words) },
  } as const;
}

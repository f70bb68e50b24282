import type { TextSchema } from './json-schema.ts';

/** The type of the values that a schema describes; `never` where it is not understood. */
export type FromSchema<Schema> = Schema extends { readonly enum: readonly (infer Value)[] }
  ? Value
  : Schema extends { readonly type: readonly (infer Type)[] }
    ? OfType<Type, Schema>
    : Schema extends { readonly type: infer Type }
      ? OfType<Type, Schema>
      : never;

type OfType<Type, Schema> = Type extends keyof Scalars
  ? Scalars[Type]
  : Type extends 'string'
    ? Schema extends TextSchema<infer Text>
      ? Text
      : string
    : Type extends 'array'
      ? Schema extends { readonly items: infer Items }
        ? readonly FromSchema<Items>[]
        : never
      : Type extends 'object'
        ? Schema extends { readonly properties: infer Properties }
          ? OfProperties<Properties, RequiredOf<Schema>>
          : never
        : never;

interface Scalars {
  readonly number: number;
  readonly integer: number;
  readonly boolean: boolean;
  readonly null: null;
}

type RequiredOf<Schema> = Schema extends { readonly required: readonly (infer Name)[] }
  ? Name
  : never;

type OfProperties<Properties, Required> = {
  readonly [Name in keyof Properties as Extract<Name, Required>]: FromSchema<Properties[Name]>;
} & {
  readonly [Name in keyof Properties as Exclude<Name, Required>]?:
    | FromSchema<Properties[Name]>
    | undefined;
} & {
  // Required and not described: no value satisfies it.
  readonly [Name in Exclude<Required & PropertyKey, keyof Properties>]: never;
} extends infer Whole
  ? { readonly [Name in keyof Whole]: Whole[Name] }
  : never;

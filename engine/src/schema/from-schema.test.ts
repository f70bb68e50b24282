import { expect, expectTypeOf, test } from 'vitest';
import { namesOf } from '../records.ts';
import type { FromSchema } from './from-schema.ts';
import { textOf, type JsonSchema } from './json-schema.ts';

const size = { width: { type: 'integer' }, height: { type: 'number' } } as const;
const schema = {
  type: 'object',
  required: ['name', 'kind', 'sizes', 'colour'],
  properties: {
    name: { type: 'string' },
    kind: { enum: ['flat', 2, null] },
    sizes: {
      type: 'array',
      items: { type: 'object', required: namesOf(size), properties: size },
    },
    colour: textOf<'red' | 'blue'>(),
    price: { type: ['number', 'null'] },
    owner: { type: ['object', 'null'], properties: { isKnown: { type: 'boolean' } } },
  },
} as const satisfies JsonSchema;

type Thing = FromSchema<typeof schema>;

test('a type has the fields of its schema, readonly, and the optional ones may be undefined', () => {
  expectTypeOf<Thing>().toEqualTypeOf<{
    readonly name: string;
    readonly kind: 'flat' | 2 | null;
    readonly sizes: readonly { readonly width: number; readonly height: number }[];
    readonly colour: 'red' | 'blue';
    readonly price?: number | null | undefined;
    readonly owner?: { readonly isKnown?: boolean | undefined } | null | undefined;
  }>();
});

/** Each of these is a mistake that the compiler finds: the check of types fails where one of them compiles. */
export const mistakes: readonly (() => unknown)[] = [
  // An answer that is not what its schema says.
  // @ts-expect-error
  (): Thing => ({ name: 'a', kind: 2, sizes: [], colour: 'red', weight: 1 }),
  // @ts-expect-error
  (): Thing => ({ name: 'a', kind: 2, sizes: [] }),
  // @ts-expect-error
  (): Thing => ({ name: 'a', kind: 3, sizes: [], colour: 'red' }),
  // @ts-expect-error
  (): Thing => ({ name: 'a', kind: 2, sizes: [{ width: 1 }], colour: 'red' }),
  // @ts-expect-error
  (thing: Thing) => (thing.name = 'b'),
  // A schema of which no type could be read.
  // @ts-expect-error
  () => ({ anyOf: [{ type: 'string' }] }) satisfies JsonSchema,
  // @ts-expect-error
  () => ({ type: 'array' }) satisfies JsonSchema,
  (): FromSchema<{ type: 'object'; required: ['a', 'b']; properties: { a: { type: 'string' } } }> =>
    // @ts-expect-error
    ({ a: '', b: '' }),
];

test('every mistake above is refused by the compiler', () => {
  // One for each mark in the list. The check of types judges the mistakes. This test only notices when one is lost.
  expect(mistakes).toHaveLength(8);
});

test('a text that only our own code knows is one like any other to readers of the API', () => {
  expect(textOf()).toEqual({ type: 'string' });
});

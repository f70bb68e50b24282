import type { TextValues } from '../../texts.d.ts';

/** The texts of a page, a calculator, or a shared part. */
export type Namespace = keyof TextValues;

/** Every group around a text: of 'form.gross.label' these are 'form' and 'form.gross'. */
type GroupsAround<Key> = Key extends `${infer Group}.${infer Rest}`
  ? Group | `${Group}.${GroupsAround<Rest>}`
  : never;

type Within<Key, Group extends string> = Key extends `${Group}.${infer Rest}` ? Rest : never;

/** A group of texts in a namespace. */
export type KeyPrefix<N extends Namespace> = GroupsAround<keyof TextValues[N]>;

/** The key of a text in a namespace, or in a group of it. A key that does not exist does not compile. */
export type TextKey<
  N extends Namespace,
  Prefix extends string | undefined = undefined,
> = Prefix extends string ? Within<keyof TextValues[N], Prefix> : keyof TextValues[N] & string;

/** The values of one text: of several, where the key may be one of several. */
type ValuesAt<N extends Namespace, Key> = Key extends keyof TextValues[N]
  ? TextValues[N][Key]
  : never;

/** What is in any of the types of a union. */
type Together<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  all: infer All,
) => void
  ? { readonly [Name in keyof All]: All[Name] }
  : never;

type ValuesOf<
  N extends Namespace,
  Prefix extends string | undefined,
  Key extends string,
> = Together<ValuesAt<N, Prefix extends string ? `${Prefix}.${Key}` : Key>>;

/**
 * What a text is given beside its key: nothing, or all of its values and no others. Where the key may be one of several,
 * they are given the values of all.
 */
export type ValuesArgument<
  N extends Namespace,
  Prefix extends string | undefined,
  Key extends string,
> = keyof ValuesOf<N, Prefix, Key> extends never ? [] : [values: ValuesOf<N, Prefix, Key>];

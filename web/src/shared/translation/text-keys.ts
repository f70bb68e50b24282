import type { Texts } from '../../texts.d.ts';

/** The texts of a page, a calculator, or a shared part. */
export type Namespace = keyof Texts;

/** A text that is there for one and for more is asked for by its name without that ending. */
type WithoutPlural<Key extends string> = Key extends `${infer Name}_one` | `${infer Name}_other`
  ? Name
  : Key;

/** Every text within some, as a path: 'group.name'. */
type PathsIn<Content> = {
  [Key in keyof Content & string]: Content[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${PathsIn<Content[Key]>}`;
}[keyof Content & string];

/** Every group within some texts, as a path. */
type GroupsIn<Content> = {
  [Key in keyof Content & string]: Content[Key] extends string
    ? never
    : Key | `${Key}.${GroupsIn<Content[Key]>}`;
}[keyof Content & string];

type GroupAt<Content, Path extends string> = Path extends `${infer First}.${infer Rest}`
  ? First extends keyof Content
    ? GroupAt<Content[First], Rest>
    : never
  : Path extends keyof Content
    ? Content[Path]
    : never;

/** A group of texts in a namespace. */
export type KeyPrefix<N extends Namespace> = GroupsIn<Texts[N]>;

/** The key of a text in a namespace, or in a group of it. A key that does not exist does not compile. */
export type TextKey<N extends Namespace, Prefix extends string | undefined = undefined> = PathsIn<
  Prefix extends string ? GroupAt<Texts[N], Prefix> : Texts[N]
>;

import type { Language } from '../language.ts';

/** Texts as they stand in a JSON file: sentences, and groups of them. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** What stands in a text's places, `{{name}}`. A `count` also chooses between the text for one and that for more. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * The texts of one language, by namespace. They come when they are needed: what shows texts that are still on their way
 * listens, and asks again.
 */
export class Translator {
  readonly language: Language;
  readonly #texts = new Map<string, TextTree>();
  readonly #listeners = new Set<() => void>();

  constructor(language: Language, texts: Readonly<Record<string, TextTree>> = {}) {
    this.language = language;
    for (const [namespace, content] of Object.entries(texts)) this.#texts.set(namespace, content);
  }

  /** Always the same object for the same texts; undefined before they have come. */
  textsOf(namespace: string): TextTree | undefined {
    return this.#texts.get(namespace);
  }

  add(namespace: string, content: TextTree): void {
    this.#texts.set(namespace, content);
    for (const listener of this.#listeners) listener();
  }

  /** Calls a listener whenever texts have come. Returns how to end that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** The text of a key, 'group.name', with its values; the key itself where there is none. */
  text(namespace: string, key: string, values?: TextValues): string {
    const texts = this.textsOf(namespace);
    const count = values?.['count'];
    const counted =
      typeof count === 'number' ? findText(texts, key + pluralOf(count, this.language)) : undefined;
    const text = counted ?? findText(texts, key);
    return text === undefined ? key : fillIn(text, values);
  }
}

/** The text of a key, if there is one. */
export function findText(texts: TextTree | undefined, key: string): string | undefined {
  let found: string | TextTree | undefined = texts;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, part)) return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
}

/** The ending of the key that speaks of so many. In French everything below two is one. */
function pluralOf(count: number, language: Language): '_one' | '_other' {
  const isOne = language === 'fr' ? Math.abs(count) < 2 : count === 1;
  return isOne ? '_one' : '_other';
}

/** A place without a value is a mistake of ours: told to us, while a reader sees the rest of the sentence. */
function fillIn(text: string, values: TextValues = {}): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined && import.meta.env.DEV) throw new Error(`no ${name} for “${text}”`);
    return String(value ?? '');
  });
}

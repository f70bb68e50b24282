import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Language } from '../language.ts';
import { withPluralCategories, type TextValues } from './plural.ts';

/** Compiled texts by their keys, 'group.name'. */
export type Catalog = Record<string, Exclude<Messages[string], string>>;

/**
 * The texts of one language, by namespace. They are loaded on demand, and components subscribe to
 * be rendered when they arrive.
 */
export class Translator {
  readonly language: Language;
  readonly #texts = new Map<string, I18n>();
  /** Texts without values as they were written once: forms and results ask for the same ones again and again. */
  readonly #written = new Map<string, string>();
  readonly #listeners = new Set<() => void>();

  constructor(language: Language) {
    this.language = language;
  }

  /** Always the same object for the same texts. Undefined until they are loaded. */
  textsOf(namespace: string): I18n | undefined {
    return this.#texts.get(namespace);
  }

  add(namespace: string, catalog: Catalog): void {
    const { language } = this;
    const texts = setupI18n({ locale: language, messages: { [language]: catalog } });
    this.#texts.set(namespace, texts);
    this.#written.clear();
    for (const listener of this.#listeners) listener();
  }

  /** Calls a listener whenever texts are loaded. Returns a function to unsubscribe. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Those whose texts are loaded. */
  namespaces(): readonly string[] {
    return [...this.#texts.keys()];
  }

  keysOf(namespace: string): readonly string[] {
    return Object.keys(this.textsOf(namespace)?.messages ?? {});
  }

  has(namespace: string, key: string): boolean {
    return Object.hasOwn(this.textsOf(namespace)?.messages ?? {}, key);
  }

  /** The text of a key, 'group.name', with its values; the key itself where there is none. */
  text(namespace: string, key: string, values?: TextValues): string {
    if (values !== undefined) return this.#write(namespace, key, values);
    const name = `${namespace}:${key}`;
    const text = this.#written.get(name) ?? this.#write(namespace, key);
    this.#written.set(name, text);
    return text;
  }

  #write(namespace: string, key: string, values?: TextValues) {
    const texts = this.textsOf(namespace);
    if (texts === undefined || !this.has(namespace, key)) return key;
    return texts._(key, values && withPluralCategories(values, this.language));
  }
}

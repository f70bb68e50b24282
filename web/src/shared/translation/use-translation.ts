import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Language } from '../language.ts';
import type { KeyPrefix, Namespace, TextKey, ValuesArgument } from './text-keys.ts';
import type { Translator } from './translator.ts';

/** The texts of the page, in its language. */
export const TranslatorContext = createContext<Translator | undefined>(undefined);

export function useTranslator(): Translator {
  const translator = use(TranslatorContext);
  if (translator === undefined) throw new Error('There are no texts around this part of the page.');
  return translator;
}

/** The language of the page. */
export function useLanguage(): Language {
  return useTranslator().language;
}

/** Gives the text of a key with its values filled in. A value that is missing or unknown does not compile. */
export type Translate<N extends Namespace, Prefix extends string | undefined = undefined> = <
  Key extends TextKey<N, Prefix>,
>(
  key: Key,
  ...values: ValuesArgument<N, Prefix, Key>
) => string;

/** The texts of a namespace, or of a group in it. */
export function translateWith<
  N extends Namespace,
  Prefix extends KeyPrefix<N> | undefined = undefined,
>(translator: Translator, namespace: N, keyPrefix?: Prefix): Translate<N, Prefix> {
  return (key, ...[values]) =>
    translator.text(namespace, keyPrefix === undefined ? key : `${keyPrefix}.${key}`, values);
}

interface TranslationOptions<Prefix> {
  /** The group that all keys are in: 'form' makes 'form.title' be asked for as 'title'. */
  readonly keyPrefix?: Prefix;
}

/**
 * The texts of a namespace in the language of the page. Components are rendered again when they are
 * loaded.
 */
export function useTranslation<
  N extends Namespace,
  Prefix extends KeyPrefix<N> | undefined = undefined,
>(
  namespace: N,
  { keyPrefix }: TranslationOptions<Prefix> = {},
): { readonly t: Translate<N, Prefix> } {
  const translator = useTranslator();
  // With another function React would note an effect for every drawing.
  const read = useCallback(() => translator.textsOf(namespace), [translator, namespace]);
  const texts = useSyncExternalStore(translator.subscribe, read, read);
  return useMemo(
    () => ({ t: translateWith<N, Prefix>(translator, namespace, keyPrefix) }),
    // Loaded texts change the result for the same keys.
    // oxlint-disable-next-line react/exhaustive-deps
    [translator, namespace, keyPrefix, texts],
  );
}

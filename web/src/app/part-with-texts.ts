import type { Language } from '../shared/language.ts';
import { lazyPart, type LazyPart } from '../shared/loading/lazy-part.ts';
import type { Translator } from '../shared/translation/translator.ts';
import { loadTexts, translatorOf, type Namespace } from './texts.ts';

interface PartWithTexts<View> {
  readonly View: View;
  readonly translator: Translator;
}

/** A part that is shown once its texts are loaded, too. There is one for each language. */
export function partWithTexts<View>(
  view: LazyPart<View>,
  namespace: Namespace,
): (language: Language) => LazyPart<PartWithTexts<View>> {
  const parts = new Map<Language, LazyPart<PartWithTexts<View>>>();
  const partIn = (language: Language) =>
    lazyPart(async () => {
      const translator = translatorOf(language);
      const [View] = await Promise.all([view.load(), loadTexts(translator, [namespace])]);
      return { View, translator };
    });
  return (language) => {
    const part = parts.get(language) ?? partIn(language);
    parts.set(language, part);
    return part;
  };
}

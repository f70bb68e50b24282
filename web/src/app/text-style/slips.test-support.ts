import { languages } from '../../shared/language.ts';
import { namespaceOf, sentencesOf, textFolders } from '../text-files.test-support.ts';
import { plainText, type Finds } from './rules.test-support.ts';

/** Keywords for search engines are no sentence, nor is a pattern of values alone, as that of a date. */
const isProse = (key: string, text: string) =>
  key !== 'meta.keywords' && /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

/** Every text that a rule finds something in, as 'fr faq items.bonus.answer'. */
export function slipsOf(find: Finds): readonly string[] {
  const slips = textFolders.flatMap((folder) =>
    languages.flatMap((language) =>
      sentencesOf(folder, language)
        .filter(([key, text]) => isProse(key, text))
        .filter(([, text]) => find(plainText(text, language), language, namespaceOf(folder)))
        .map(([key]) => `${language} ${namespaceOf(folder)} ${key}`),
    ),
  );
  return [...new Set(slips)].toSorted();
}

import type { TextValues } from '../../texts.d.ts';
import type { Namespace } from '../translation/text-keys.ts';
import { useTranslation } from '../translation/use-translation.ts';
import type { PageWords } from './calculator-page.tsx';

/** The namespaces that have the words around a form under their usual keys. */
type UsualNamespace = {
  [N in Namespace]: 'title' | 'lead' | 'form.label' | 'form.calculate' extends keyof TextValues[N]
    ? N
    : never;
}[Namespace];

/** The words around a form, for a calculator whose words do not depend on its entries. */
export function usualWords(namespace: UsualNamespace): () => PageWords {
  return function useUsualWords() {
    const { t } = useTranslation(namespace);
    return {
      title: t('title'),
      lead: t('lead'),
      label: t('form.label'),
      submitLabel: t('form.calculate'),
    };
  };
}

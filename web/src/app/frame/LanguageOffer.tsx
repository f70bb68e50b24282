import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '../../shared/language.ts';
import { detectLanguage } from '../language/detect-language.ts';
import {
  isLanguageRemembered,
  rememberLanguage,
  subscribeToLanguageChoice,
} from '../language/language-memory.ts';
import { useAddressIn } from '../language/use-address-in.ts';
import { notFoundRoute, type Destination } from '../routes.ts';
import { loadTexts } from '../texts.ts';
import { focusPage } from './page-change.ts';

const loadBar = async (language: Language) => {
  const [{ LanguageBar }, { languageOffer }] = await Promise.all([
    import('./LanguageBar.tsx'),
    loadTexts('frame', language),
  ]);
  return { LanguageBar, words: languageOffer, language };
};

/**
 * Offers the page in the reader's language, where the address names none and none was ever chosen. What shows the offer is
 * loaded only then.
 */
export function LanguageOffer({ destination }: { readonly destination: Destination }) {
  const { route, prefix, language } = destination;
  const [offer, setOffer] = useState<Awaited<ReturnType<typeof loadBar>>>();
  const isChosen = prefix !== '';
  // Whoever has chosen, here or by the switch, is not asked again on the way back.
  const isRemembered = useSyncExternalStore(
    subscribeToLanguageChoice,
    isLanguageRemembered,
    () => true,
  );
  const addressIn = useAddressIn(destination);

  useEffect(() => {
    const detected = detectLanguage();
    if (isChosen || detected === language || isLanguageRemembered()) return;
    // Without network there is nothing to offer.
    loadBar(detected).then(setOffer, () => {});
  }, [isChosen, language]);

  if (offer === undefined || isChosen || isRemembered || route === notFoundRoute) return null;
  // To stay is a choice as well. The pressed button goes, and the focus would be nowhere.
  const stay = () => {
    rememberLanguage(language);
    setOffer(undefined);
    focusPage();
  };
  return (
    <offer.LanguageBar
      language={offer.language}
      words={offer.words}
      address={addressIn(offer.language)}
      onClose={stay}
    />
  );
}

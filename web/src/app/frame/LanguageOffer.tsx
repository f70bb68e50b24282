import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '../../shared/language.ts';
import { useConsent } from '../consent/consent-store.ts';
import { languageToOffer } from '../language/detect-language.ts';
import { rememberLanguage, subscribeToLanguageChoice } from '../language/language-memory.ts';
import { useAddressIn } from '../language/use-address-in.ts';
import { notFoundRoute, type Destination } from '../routes.ts';
import { TranslatorContext } from '../../shared/translation/use-translation.ts';
import { loadTexts, translatorOf } from '../texts.ts';
import { focusPage } from './page-change.ts';

const loadBar = async (language: Language) => {
  const translator = translatorOf(language);
  const [{ LanguageBar }] = await Promise.all([
    import('./LanguageBar.tsx'),
    loadTexts(translator, ['frame']),
  ]);
  return { LanguageBar, translator, language };
};

/**
 * Offers the page in the reader's language, chosen before or the browser's, where the address names none. What shows the
 * offer is loaded only then.
 */
export function LanguageOffer({ destination }: { readonly destination: Destination }) {
  const { route, prefix, language } = destination;
  const [offer, setOffer] = useState<Awaited<ReturnType<typeof loadBar>>>();
  const isChosen = prefix !== '';
  const wanted = useSyncExternalStore(
    subscribeToLanguageChoice,
    () => (isChosen ? undefined : languageToOffer(language)),
    () => undefined,
  );
  const addressIn = useAddressIn(destination);
  const { isAsked: isConsentAsked } = useConsent();

  useEffect(() => {
    if (wanted === undefined) return;
    // Without network there is nothing to offer.
    loadBar(wanted).then(setOffer, () => {});
  }, [wanted]);

  if (offer === undefined || offer.language !== wanted || route === notFoundRoute) return null;
  // To stay is a choice as well. The pressed button goes, and the focus would be nowhere.
  const stay = () => {
    rememberLanguage(language);
    setOffer(undefined);
    focusPage();
  };
  return (
    <TranslatorContext value={offer.translator}>
      <offer.LanguageBar
        address={addressIn(offer.language)}
        isSecond={isConsentAsked}
        onClose={stay}
      />
    </TranslatorContext>
  );
}

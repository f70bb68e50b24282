import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '../../shared/language.ts';
import { lazyPart, useLazyPart } from '../../shared/loading/lazy-part.ts';
import { TranslatorContext } from '../../shared/translation/use-translation.ts';
import { useConsent } from '../consent/consent-store.ts';
import { languageToOffer } from '../language/detect-language.ts';
import { rememberLanguage, subscribeToLanguageChoice } from '../language/language-memory.ts';
import { useAddressIn } from '../language/use-address-in.ts';
import { focusPage } from '../page-change.ts';
import { partWithTexts } from '../part-with-texts.ts';
import { notFoundRoute, type Destination } from '../routes.ts';

const languageBarIn = partWithTexts(
  lazyPart(async () => (await import('./LanguageBar.tsx')).LanguageBar),
  'frame',
);

/**
 * Offers the page in the reader's chosen or browser language if the address names none. The bar's
 * code is loaded only then.
 */
export function LanguageOffer({ destination }: { readonly destination: Destination }) {
  const { route, prefix, language } = destination;
  const isChosen = prefix !== '';
  const wanted = useSyncExternalStore(
    subscribeToLanguageChoice,
    () => (isChosen ? undefined : languageToOffer(language)),
    () => undefined,
  );
  const addressIn = useAddressIn(destination);
  const { isAsked: isConsentAsked } = useConsent();

  const [offer, load] = useLazyPart(languageBarIn(wanted ?? language));
  const [declined, decline] = useState<Language>();
  if (declined !== undefined && declined !== wanted) decline(undefined);

  useEffect(() => {
    // Offline there is no other page to offer.
    if (wanted !== undefined) load().catch(() => {});
  }, [wanted, load]);

  if (wanted === undefined || wanted === declined || route === notFoundRoute) return null;
  if (offer?.translator.language !== wanted) return null;
  const { View: LanguageBar, translator } = offer;
  // Closing the bar is a choice as well. The pressed button disappears, so the focus moves to the
  // page.
  const stay = () => {
    decline(wanted);
    rememberLanguage(language);
    focusPage();
  };
  return (
    <TranslatorContext value={translator}>
      <LanguageBar address={addressIn(wanted)} isSecond={isConsentAsked} onClose={stay} />
    </TranslatorContext>
  );
}

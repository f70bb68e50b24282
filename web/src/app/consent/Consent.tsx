import { createElement, useEffect } from 'react';
import { lazyPart, useLazyPart } from '../../shared/loading/lazy-part.ts';
import { whenIdle } from '../../shared/loading/when-idle.ts';
import {
  translateWith,
  TranslatorContext,
  useTranslator,
} from '../../shared/translation/use-translation.ts';
import { VisuallyHidden } from '../../shared/visually-hidden/VisuallyHidden.tsx';
import { partWithTexts } from '../part-with-texts.ts';
import { hasGrant, nothing, type ConsentRecord } from './consent-record.ts';
import { postponeConsent, useConsent } from './consent-store.ts';

const services = lazyPart(() => import('./services.ts'));
const consentBannerIn = partWithTexts(
  lazyPart(async () => (await import('./ConsentBanner.tsx')).ConsentBanner),
  'consent',
);

let hadGrant = false;

/** Without consent, not even the code that loads third-party scripts is loaded. */
function follow(record: ConsentRecord) {
  hadGrant ||= hasGrant(record);
  if (!hadGrant) return;
  services.load().then(
    ({ applyConsent }) => applyConsent(record),
    () => console.error('Failed to load the services that were agreed to'),
  );
}

/**
 * Asks for consent to cookies until there is a choice, and applies it. The banner loads when the page has
 * nothing else to do.
 */
export function Consent() {
  const { record, isAsked, openings } = useConsent();
  const { language } = useTranslator();
  // The banner keeps its old language until the texts of the new one are loaded.
  const [banner, load] = useLazyPart(consentBannerIn(language));

  useEffect(() => {
    // A choice deleted in another window of the site is withdrawn here, too.
    follow(record ?? nothing);
  }, [record]);

  useEffect(() => {
    if (!isAsked) return;
    whenIdle(() => {
      // There is no consent meanwhile, and the next page load asks again.
      load().catch(() => {
        console.error('Failed to load the cookie settings');
        postponeConsent();
      });
    });
  }, [isAsked, load]);

  if (!isAsked) return null;
  return (
    <>
      {/* There before its words are, so that they are read out. A visitor who asks for the banner is led into it. */}
      <VisuallyHidden>
        <output>
          {openings === 0 &&
            banner !== undefined &&
            translateWith(banner.translator, 'consent')('announcement')}
        </output>
      </VisuallyHidden>
      {banner !== undefined && (
        <TranslatorContext value={banner.translator}>
          {createElement(banner.View, { chosen: record, openings })}
        </TranslatorContext>
      )}
    </>
  );
}

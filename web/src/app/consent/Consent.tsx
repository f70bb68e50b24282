import { createElement, useEffect } from 'react';
import { lazyPart, useLazyPart } from '../../shared/lazy-part.ts';
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

/** Third parties are spoken of only after a grant: until then not even what loads them is loaded. */
function follow(record: ConsentRecord) {
  hadGrant ||= hasGrant(record);
  if (!hadGrant) return;
  services.load().then(
    ({ applyConsent }) => applyConsent(record),
    () => console.error('Failed to load the services that were agreed to'),
  );
}

/** Asks for consent to cookies until there is a choice, and follows it. What it shows comes after the page. */
export function Consent() {
  const { record, isAsked, openings } = useConsent();
  const { language } = useTranslator();
  // While the texts of another language are on their way, the banner speaks its old one.
  const [banner, load] = useLazyPart(consentBannerIn(language));

  useEffect(() => {
    // A choice that was deleted in another window of the site is taken back here, too.
    follow(record ?? nothing);
  }, [record]);

  useEffect(() => {
    if (!isAsked) return;
    // Nothing is agreed to meanwhile, and the next page that is loaded asks again.
    load().catch(() => {
      console.error('Failed to load the cookie settings');
      postponeConsent();
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

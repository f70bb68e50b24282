import { createElement, useEffect, useState, type ComponentType } from 'react';
import type { Translator } from '../../shared/translation/translator.ts';
import {
  translateWith,
  TranslatorContext,
  useTranslator,
} from '../../shared/translation/use-translation.ts';
import { VisuallyHidden } from '../../shared/visually-hidden/VisuallyHidden.tsx';
import { loadTexts } from '../texts.ts';
import type { ConsentBannerProps } from './ConsentBanner.tsx';
import { hasGrant, nothing, type ConsentRecord } from './consent-record.ts';
import { postponeConsent, useConsent } from './consent-store.ts';

const loadServices = () => import('./services.ts');

let hadGrant = false;

/** Third parties are spoken of only after a grant: until then not even what loads them is loaded. */
function follow(record: ConsentRecord) {
  hadGrant ||= hasGrant(record);
  if (!hadGrant) return;
  loadServices().then(
    ({ applyConsent }) => applyConsent(record),
    () => console.error('Failed to load the services that were agreed to'),
  );
}

interface LoadedBanner {
  readonly Banner: ComponentType<ConsentBannerProps>;
  /** The texts that have come: while those of another language are on their way it speaks its old one. */
  readonly translator: Translator;
}

/** Asks for consent to cookies until there is a choice, and follows it. What it shows comes after the page. */
export function Consent() {
  const { record, isAsked, openings } = useConsent();
  const translator = useTranslator();
  const [banner, setBanner] = useState<LoadedBanner>();

  useEffect(() => {
    // A choice that was deleted in another window of the site is taken back here, too.
    follow(record ?? nothing);
  }, [record]);

  useEffect(() => {
    if (!isAsked) return undefined;
    let isWanted = true;
    Promise.all([import('./ConsentBanner.tsx'), loadTexts(translator, ['consent'])]).then(
      ([{ ConsentBanner }]) => {
        if (isWanted) setBanner({ Banner: ConsentBanner, translator });
      },
      // Nothing is agreed to meanwhile, and the next page that is loaded asks again.
      () => {
        console.error('Failed to load the cookie settings');
        postponeConsent();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isAsked, translator]);

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
          {createElement(banner.Banner, { chosen: record, openings })}
        </TranslatorContext>
      )}
    </>
  );
}

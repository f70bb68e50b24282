import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { VisuallyHidden } from '../../shared/visually-hidden/VisuallyHidden.tsx';
import { Consent } from '../consent/Consent.tsx';
import { usePresentAddress } from '../language/present-address.ts';
import { keepForOffline } from '../offline/keep-for-offline.ts';
import { OfflineNotice } from '../offline/OfflineNotice.tsx';
import { usePageChange } from '../page-change.ts';
import type { Destination } from '../routes.ts';
import { useScrollMemory } from '../scroll-memory.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';
import { PartFailure } from './PartFailure.tsx';
import classes from './Frame.module.css';

interface Props {
  readonly destination: Destination;
  readonly children: ReactNode;
}

/** The frame around every page. */
export function Frame({ destination, children }: Props) {
  const { t } = useTranslation('frame');
  const announcement = usePageChange(destination);
  const { language } = destination;
  usePresentAddress();
  useEffect(() => keepForOffline(language), [language]);
  useScrollMemory();
  const mainRef = useRef<HTMLElement>(null);
  // An address with a fragment would add a history entry without the state of the page's entry.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    mainRef.current?.focus({ preventScroll: true });
    mainRef.current?.scrollIntoView();
  };
  return (
    <>
      <div className={classes.frame}>
        <a className={classes.skip} href="#main" onClick={skip}>
          {t('skipToContent')}
        </a>
        <Consent />
        <Header destination={destination} />
        <OfflineNotice />
        <main className={classes.main} ref={mainRef} id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <VisuallyHidden>
          <output>{announcement}</output>
        </VisuallyHidden>
      </div>
      <LanguageOffer destination={destination} />
      <PartFailure />
    </>
  );
}

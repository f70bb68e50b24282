import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { Destination } from '../routes.ts';
import { Consent } from '../consent/Consent.tsx';
import { OfflineNotice } from '../offline/OfflineNotice.tsx';
import { useScrollMemory } from '../scroll-memory.ts';
import { Footer } from './Footer.tsx';
import classes from './Frame.module.css';
import { Header } from './Header.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';
import { usePageChange } from './page-change.ts';

interface Props {
  readonly destination: Destination;
  readonly children: ReactNode;
}

/** What stands around every page. */
export function Frame({ destination, children }: Props) {
  const { t } = useTranslation('frame');
  const announcement = usePageChange(destination);
  useScrollMemory();
  return (
    <>
      <div className={classes.frame}>
        <a className={classes.skip} href="#main">
          {t('skipToContent')}
        </a>
        <Consent />
        <Header destination={destination} />
        <OfflineNotice />
        <main className={classes.main} id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <output className={classes.announcement}>{announcement}</output>
      </div>
      <LanguageOffer destination={destination} />
    </>
  );
}

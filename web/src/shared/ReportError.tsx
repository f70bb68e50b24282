import { useLocation } from 'react-router';
import { PageLink } from './PageLink.tsx';
import { useTranslation } from './translation/use-translation.ts';

/** What the link hands to the contact page. */
export interface SubjectState {
  readonly subject: string;
}

/** Leads to the contact form, which then names this page. Entries are no part of its path. */
export function ReportError() {
  const { t } = useTranslation('shared', { keyPrefix: 'reportError' });
  const { pathname } = useLocation();
  const state: SubjectState = { subject: t('subject', { page: pathname }) };
  return (
    <PageLink to="/contact-us" state={state}>
      {t('link')}
    </PageLink>
  );
}

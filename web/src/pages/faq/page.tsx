import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { TextPage } from '../../shared/page/TextPage.tsx';
import { PageLink } from '../../shared/PageLink.tsx';
import { Panel } from '../../shared/panel/Panel.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import classes from './faq.module.css';

/** The questions in their order, each with the page where its answer goes on, if it does. */
const items = [
  { id: 'whatIs', to: '/calculators' },
  { id: 'isFree' },
  { id: 'accountNeeded' },
  { id: 'accurate', to: '/terms' },
  { id: 'data', to: '/privacy' },
  { id: 'safe' },
  { id: 'report', to: '/contact-us' },
  { id: 'feature', to: '/contact-us' },
] as const;

export default function FaqPage() {
  const { t } = useTranslation('faq');
  useOpenedByAddress();
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <div>
        {items.map((item) => (
          <Panel key={item.id} id={item.id} heading="h2" title={t(`items.${item.id}.question`)}>
            <p>{t(`items.${item.id}.answer`)}</p>
            {'to' in item && (
              <p className={classes.more}>
                <PageLink to={item.to}>{t(`items.${item.id}.link`)}</PageLink>
              </p>
            )}
          </Panel>
        ))}
      </div>
      <p>
        {t('missing.question')} <PageLink to="/contact-us">{t('missing.link')}</PageLink>
      </p>
    </TextPage>
  );
}

/** Opens the answer that the address names (`/faq#data`), brings it into view and puts the focus on its question. */
function useOpenedByAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const named = document.querySelector(`details[id="${CSS.escape(hash.slice(1))}"]`);
    if (!(named instanceof HTMLDetailsElement)) return;
    named.open = true;
    named.scrollIntoView();
    named.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash]);
}

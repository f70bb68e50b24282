import { useTranslation } from '../../shared/translation/use-translation.ts';
import classes from './KeptInBrowser.module.css';

/** What the site keeps in local storage, then in session storage and in cache storage, by the names that a browser shows. */
const entries = [
  { id: 'consent', name: 'cookie-consent' },
  { id: 'language', name: 'i18nextLng' },
  { id: 'scheme', name: 'color-scheme' },
  { id: 'onlyDevice', name: 'only-on-device' },
  { id: 'kept', name: 'kept-calculations' },
  { id: 'tab', name: 'suen.…' },
  { id: 'offline', name: 'suen-…' },
] as const;

/** What the site keeps in the reader's own browser. */
export function KeptInBrowser() {
  const { t } = useTranslation('privacy');
  return (
    <dl className={classes.entries}>
      {entries.map(({ id, name }) => (
        <div key={id} className={classes.entry}>
          <dt>
            <span className={classes.name}>{t(`device.names.${id}`)}</span>{' '}
            <span className={classes.technical}>
              (<code translate="no">{name}</code>)
            </span>
          </dt>
          <dd>{t(`device.${id}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

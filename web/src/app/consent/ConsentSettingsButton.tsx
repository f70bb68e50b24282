import { useTranslation } from '../../shared/translation/use-translation.ts';
import { openConsent } from './consent-store.ts';
import classes from './ConsentSettingsButton.module.css';

/** Opens the cookie settings again; looks like the links of the footer beside it. */
export function ConsentSettingsButton() {
  const { t } = useTranslation('frame');
  return (
    <button type="button" className={classes.button} onClick={openConsent}>
      {t('footer.cookieSettings')}
    </button>
  );
}

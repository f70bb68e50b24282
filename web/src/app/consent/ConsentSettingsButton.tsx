import { useTranslation } from '../../shared/translation/use-translation.ts';
import { openConsent } from './consent-store.ts';
import classes from './ConsentSettingsButton.module.css';

/** Opens the cookie settings again. Styled as the other links of the footer. */
export function ConsentSettingsButton() {
  const { t } = useTranslation('frame');
  return (
    <button type="button" className={classes.button} onClick={openConsent}>
      {t('footer.cookieSettings')}
    </button>
  );
}

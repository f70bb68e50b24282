import { useHydrated } from '../hydrated.ts';
import { useTranslation } from '../translation/use-translation.ts';

/**
 * Says that a form needs its script: where scripts are switched off, and where build/boot.js finds that they cannot be
 * loaded. Gone as soon as the form takes input.
 */
export function NeedsScript() {
  const { t } = useTranslation('frame');
  const isHydrated = useHydrated();
  if (isHydrated) return null;
  return (
    <noscript>
      <p role="alert">{t('needsScript')}</p>
    </noscript>
  );
}

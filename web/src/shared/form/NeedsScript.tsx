import { useHydrated } from '../hydrated.ts';
import { useTranslation } from '../translation/use-translation.ts';

/**
 * Says that a form needs JavaScript, if it is switched off or if build/boot.js finds that it failed
 * to load. Hidden once the form takes input.
 */
export function NeedsScript() {
  const { t } = useTranslation('frame');
  const isHydrated = useHydrated();
  if (isHydrated) return null;
  const words = t('needsScript');
  return (
    <noscript data-words={words}>
      <p role="alert">{words}</p>
    </noscript>
  );
}

import { Dialog } from '../dialog/Dialog.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { TermsSections } from './TermsSections.tsx';

/** The terms of use of the calculators, over the form that asks for them. */
export function TermsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shared');
  return (
    <Dialog title={t('terms.title')} width="text" onClose={onClose}>
      <TermsSections heading="h3" />
    </Dialog>
  );
}

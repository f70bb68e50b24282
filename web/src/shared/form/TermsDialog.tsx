import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog/Dialog.tsx';
import classes from './TermsDialog.module.css';

const sections = ['disclaimer', 'noWarranties', 'responsibility', 'liability', 'changes'] as const;

/** The terms of use of the calculators. */
export function TermsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shared');
  return (
    <Dialog title={t('terms.title')} width="text" onClose={onClose}>
      <div className={classes.sections}>
        {sections.map((section) => (
          <section key={section}>
            <h3>{t(`terms.${section}.title`)}</h3>
            <p>{t(`terms.${section}.text`)}</p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

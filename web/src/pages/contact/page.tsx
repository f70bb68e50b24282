import { useState } from 'react';
import { FormPage } from '../../shared/page/FormPage.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { BeforeWriting } from './BeforeWriting.tsx';
import { ContactForm } from './form/ContactForm.tsx';
import { SendResult } from './SendResult.tsx';
import classes from './contact.module.css';

export default function ContactPage() {
  const { t } = useTranslation('contact');
  const [isSent, setSent] = useState<boolean>();
  const [hasReturned, setReturned] = useState(false);

  const returnToForm = () => {
    setReturned(true);
    setSent(undefined);
  };
  return (
    <FormPage title={t('title')} lead={isSent === undefined ? t('lead') : undefined}>
      {isSent === undefined ? (
        <div className={classes.form}>
          <ContactForm hasReturned={hasReturned} onAnswer={setSent} />
          <BeforeWriting />
        </div>
      ) : (
        <SendResult isSent={isSent} onReturn={returnToForm} />
      )}
    </FormPage>
  );
}

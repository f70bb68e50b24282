import { useEffect, useRef } from 'react';
import { focusEntry } from '../../../shared/form/focus-entry.ts';
import { FailureNotice } from '../../../shared/form/parts/FailureNotice.tsx';
import { FormCard } from '../../../shared/form/parts/FormCard.tsx';
import { SubmitRow } from '../../../shared/form/parts/SubmitRow.tsx';
import { PageLink } from '../../../shared/PageLink.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useCaptcha } from '../captcha/captcha.ts';
import { CaptchaField } from '../captcha/CaptchaField.tsx';
import { useContactForm } from './contact-form.ts';
import { ContactFields } from './ContactFields.tsx';
import { entryNames, type EntryName } from './entries.ts';
import { useSending } from './sending.ts';

interface ContactFormProps {
  /** True when the form comes back from an error: then it takes the focus. */
  readonly hasReturned: boolean;
  readonly onAnswer: (isSent: boolean) => void;
}

/** The contact form. It sends nothing before the captcha is verified. */
export function ContactForm({ hasReturned, onAnswer }: ContactFormProps) {
  const { t } = useTranslation('contact');
  const formRef = useRef<HTMLFormElement>(null);
  const form = useContactForm();
  const captcha = useCaptcha();
  useEffect(() => {
    if (hasReturned) formRef.current?.focus();
  }, [hasReturned]);

  const showErrors = (refused: readonly EntryName[]) => {
    form.showErrors(refused);
    const first = entryNames.find((name) => refused.includes(name) || form.errors.has(name));
    if (formRef.current !== null && first !== undefined) focusEntry(formRef.current, first);
  };
  const { send, isSending, failure } = useSending({
    onAnswer: (isSent) => {
      if (isSent) form.clear();
      onAnswer(isSent);
    },
    onRefused: showErrors,
    onProofSpent: (isRefused) => {
      captcha.reset(isRefused ? 'expired' : 'unverified');
      // The button is now disabled, so the focus moves to the first thing to do.
      if (formRef.current !== null) focusEntry(formRef.current, 'captcha');
    },
  });

  const submit = () => {
    if (captcha.state.name !== 'verified') return;
    if (form.errors.size > 0) showErrors([]);
    else void send(form.entries, captcha.state.proof);
  };

  return (
    <FormCard ref={formRef} label={t('form.label')} onSubmit={submit}>
      <ContactFields form={form} />
      <CaptchaField captcha={captcha} />
      {failure !== undefined && (
        <FailureNotice what={t(`failure.${failure}`)}>{t('failure.entriesKept')}</FailureNotice>
      )}
      <SubmitRow
        label={t('form.send')}
        busyLabel={t('form.sending')}
        isBusy={isSending}
        reasonToWait={captcha.state.name === 'verified' ? undefined : t('form.verifyFirst')}
      >
        {t('form.whatHappens')} <PageLink to="/privacy">{t('form.privacy')}</PageLink>
      </SubmitRow>
    </FormCard>
  );
}

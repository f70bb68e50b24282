import { IconCloudOff } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../shared/button/Button.tsx';
import notice from '../../../shared/form/FailureNotice.module.css';
import { focusEntry } from '../../../shared/form/focus-entry.ts';
import { FormCard } from '../../../shared/form/FormCard.tsx';
import row from '../../../shared/form/SubmitRow.module.css';
import { PageLink } from '../../../shared/PageLink.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { VisuallyHidden } from '../../../shared/visually-hidden/VisuallyHidden.tsx';
import { useCaptcha } from '../captcha/captcha.ts';
import { CaptchaField } from '../captcha/CaptchaField.tsx';
import { useContactForm } from './contact-form.ts';
import { ContactFields } from './ContactFields.tsx';
import { entryNames, type EntryName } from './entries.ts';
import { useSending, type SendFailure } from './sending.ts';

interface ContactFormProps {
  /** True when the form comes back from an error: then it takes the focus. */
  readonly hasReturned: boolean;
  readonly onAnswer: (isSent: boolean) => void;
}

/** Writes to the people behind the site. Sends nothing before the check that the visitor is no program. */
export function ContactForm({ hasReturned, onAnswer }: ContactFormProps) {
  const { t } = useTranslation('contact');
  const formRef = useRef<HTMLFormElement>(null);
  const form = useContactForm();
  const captcha = useCaptcha();
  useEffect(() => {
    if (hasReturned) formRef.current?.focus();
  }, [hasReturned]);

  const showProblems = (refused: readonly EntryName[]) => {
    form.showProblems(refused);
    const first = entryNames.find((name) => refused.includes(name) || form.problems.has(name));
    if (formRef.current !== null && first !== undefined) focusEntry(formRef.current, first);
  };
  const { send, isSending, failure } = useSending({
    onAnswer: (isSent) => {
      if (isSent) form.clear();
      onAnswer(isSent);
    },
    onRefused: showProblems,
    onProofSpent: (isRefused) => {
      captcha.reset(isRefused ? 'expired' : 'unverified');
      // Its button is disabled from now on: the focus goes to what is to be done first.
      if (formRef.current !== null) focusEntry(formRef.current, 'captcha');
    },
  });

  const submit = () => {
    if (captcha.state.name !== 'verified') return;
    if (form.problems.size > 0) showProblems([]);
    else void send(form.entries, captcha.state.proof);
  };

  return (
    <FormCard ref={formRef} label={t('form.label')} onSubmit={submit}>
      <ContactFields form={form} />
      <CaptchaField captcha={captcha} />
      {failure !== undefined && <FailedToSend reason={failure} />}
      <SendRow isSending={isSending} isAllowed={captcha.state.name === 'verified'} />
    </FormCard>
  );
}

function FailedToSend({ reason }: { readonly reason: SendFailure }) {
  const { t } = useTranslation('contact');
  return (
    <div role="alert" className={notice.notice}>
      <IconCloudOff aria-hidden="true" size={24} stroke={1.75} className={notice.icon} />
      <div>
        <p className={notice.what}>{t(`failure.${reason}`)}</p>
        <p>{t('failure.entriesKept')}</p>
      </div>
    </div>
  );
}

interface SendRowProps {
  readonly isSending: boolean;
  /** False until the check is made; a line then says why. */
  readonly isAllowed: boolean;
}

function SendRow({ isSending, isAllowed }: SendRowProps) {
  const { t } = useTranslation('contact');
  const reasonId = useId();
  return (
    <div className={row.row}>
      <Button
        type="submit"
        look="filled"
        className={row.button ?? ''}
        disabled={!isAllowed}
        aria-disabled={isSending}
        aria-describedby={isAllowed ? undefined : reasonId}
      >
        {isSending ? t('form.sending') : t('form.send')}
      </Button>
      <div className={row.notes}>
        {!isAllowed && <p id={reasonId}>{t('form.verifyFirst')}</p>}
        <p>
          {t('form.whatHappens')} <PageLink to="/privacy">{t('form.privacy')}</PageLink>
        </p>
      </div>
      <VisuallyHidden>
        <output>{isSending ? t('form.sending') : ''}</output>
      </VisuallyHidden>
    </div>
  );
}

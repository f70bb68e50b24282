import { useEffect, useRef } from 'react';
import { Button } from '../../shared/button/Button.tsx';
import { iconOf } from '../../shared/icon-of.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import classes from './contact.module.css';

const IconAlertCircle = iconOf('alert-circle');
const IconCircleCheck = iconOf('circle-check');

interface SendResultProps {
  readonly isSent: boolean;
  readonly onReturn: () => void;
}

/** Replaces the form after the server's answer. It takes the focus, so that it is announced. */
export function SendResult({ isSent, onReturn }: SendResultProps) {
  const { t } = useTranslation('contact');
  const answerRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => answerRef.current?.focus(), []);
  const outcome = isSent ? 'success' : 'error';
  const Icon = isSent ? IconCircleCheck : IconAlertCircle;
  return (
    <div className={`${classes.result} ${classes[outcome]}`}>
      <Icon aria-hidden="true" size={28} stroke={1.75} className={classes.icon} />
      <div>
        <h2 className={classes.answer} ref={answerRef} tabIndex={-1}>
          {t(`response.${outcome}`)}
        </h2>
        <p>{t(`afterwards.${outcome}`)}</p>
        <Button className={classes.again ?? ''} onClick={onReturn}>
          {t(`again.${outcome}`)}
        </Button>
      </div>
    </div>
  );
}

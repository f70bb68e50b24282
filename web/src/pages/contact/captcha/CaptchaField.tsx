import { useId } from 'react';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { Captcha, CaptchaState } from './captcha.ts';
import classes from './CaptchaField.module.css';

/** The captcha, as a checkbox. The browser does the computation. */
export function CaptchaField({ captcha }: { readonly captcha: Captcha }) {
  const { t } = useTranslation('contact');
  const id = useId();
  const { state, placeRef, verify } = captcha;
  const isBusy = state.name === 'verifying';

  const start = () => {
    if (state.name !== 'verified' && !isBusy) verify();
  };
  return (
    <div className={classes.captcha} data-state={state.name}>
      <div className={classes.row}>
        <input
          id={id}
          type="checkbox"
          name="captcha"
          required
          className={classes.tick}
          checked={state.name === 'verified'}
          aria-describedby={`${id}-status`}
          aria-disabled={isBusy}
          onChange={start}
        />
        <label htmlFor={id} className={classes.label}>
          {t('captcha.label')}
        </label>
      </div>
      <output className={classes.status}>
        <span id={`${id}-status`}>
          <CaptchaStatus state={state} />
        </span>
      </output>
      <div ref={placeRef} />
    </div>
  );
}

function CaptchaStatus({ state }: { readonly state: CaptchaState }) {
  const { t } = useTranslation('contact');
  if (state.name === 'failed') return t(`captcha.failure.${state.failure}`);
  if (state.name === 'announced') return t('captcha.announced', { host: state.host });
  if (state.name === 'verifying' && state.host !== undefined) {
    return t('captcha.service', { host: state.host });
  }
  return t(`captcha.${state.name}`);
}

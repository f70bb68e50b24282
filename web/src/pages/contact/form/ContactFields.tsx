import { Field } from '../../../shared/form/controls/Field.tsx';
import { TextBox } from '../../../shared/form/controls/TextBox.tsx';
import { useAfterPress } from '../../../shared/form/state/after-press.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { ContactFormState } from './contact-form.ts';
import type { EntryName } from './entries.ts';
import field from '../../../shared/form/controls/Field.module.css';
import classes from './ContactFields.module.css';

/** How each line is typed and filled in by the browser. */
const lines = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', required: true },
  name: { type: 'text', inputMode: 'text', autoComplete: 'name', required: false },
  subject: { type: 'text', inputMode: 'text', autoComplete: 'off', required: false },
} as const;

/** The four fields of the form. */
export function ContactFields({ form }: { readonly form: ContactFormState }) {
  const { t } = useTranslation('contact');
  const { entries, shownErrors, enter, leave } = form;
  const runAfterPress = useAfterPress();

  const errorOf = (name: EntryName) => {
    const error = shownErrors.get(name);
    if (error === undefined) return undefined;
    if (error.code === 'tooLong') {
      const { limit, length } = error;
      return t('error.tooLong', { limit, length });
    }
    const isRefusedAddress = name === 'email' && error.code === 'refused';
    return t(`error.${isRefusedAddress ? 'noAddress' : error.code}`);
  };
  const line = (name: keyof typeof lines) => (
    <Field
      label={t(`field.${name}.label`)}
      hint={name === 'email' ? t('field.email.hint') : undefined}
      error={errorOf(name)}
    >
      {(control) => (
        <TextBox
          {...control}
          {...lines[name]}
          name={name}
          value={entries[name]}
          spellCheck={name === 'subject'}
          onChange={(event) => enter(name, event.currentTarget.value)}
          onBlur={() => runAfterPress(() => leave(name))}
        />
      )}
    </Field>
  );

  return (
    <div className={classes.fields}>
      {line('email')}
      {line('name')}
      {line('subject')}
      <Field label={t('field.body.label')} error={errorOf('body')}>
        {(control) => (
          <div className={field.box}>
            <textarea
              {...control}
              className={`${field.control} ${classes.body}`}
              name="body"
              rows={6}
              required
              value={entries.body}
              onChange={(event) => enter('body', event.currentTarget.value)}
              onBlur={() => runAfterPress(() => leave('body'))}
            />
          </div>
        )}
      </Field>
    </div>
  );
}

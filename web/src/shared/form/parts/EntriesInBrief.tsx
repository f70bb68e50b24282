import { useTranslation } from '../../translation/use-translation.ts';
import type { FormState } from '../state/entry-form.ts';
import { useInBrief, type FieldWords } from '../words/field-words.ts';
import classes from './EntriesInBrief.module.css';

interface EntriesInBriefProps<Entries extends object, Values, Request> {
  readonly form: FormState<Entries, Values, Request>;
  readonly words: { readonly [Name in keyof Entries]: FieldWords<never> };
  /** The fields that are always named, beside those that have been changed. */
  readonly named: readonly Extract<keyof Entries, string>[];
}

/** What is entered, in a list beside the form. Without a place beside the form it is not shown. */
export function EntriesInBrief<Entries extends object, Values, Request>(
  props: EntriesInBriefProps<Entries, Values, Request>,
) {
  const { form, words, named } = props;
  const { t } = useTranslation('shared');
  const inBrief = useInBrief(form, words);
  const names = form.definition.names.filter(
    (name) => named.includes(name) || form.changed.includes(name),
  );
  // Two fields can say the same: two changes of a year, in the same month.
  const entries = names.flatMap((name) => inBrief([name]).map((entry) => ({ name, entry })));
  return (
    <div className={classes.line}>
      <h2 className={classes.title}>{t('form.yourCalculation')}</h2>
      {entries.length === 0 ? (
        <p className={classes.entries}>{t('form.nothingEntered')}</p>
      ) : (
        <ul className={classes.entries}>
          {entries.map(({ name, entry }) => (
            <li key={name}>{entry}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { useFormat } from '../../amount/use-format.ts';
import type { Form } from '../../form/definition/define-form.ts';
import { writeValue, type FieldWords } from '../../form/words/field-words.ts';
import { InputsSummary } from './InputsSummary.tsx';

interface EnteredSummaryProps<Entries, Values, Request> {
  readonly form: Form<Entries, Values, Request>;
  readonly words: { readonly [Name in keyof Entries]: FieldWords<never> };
  readonly request: Request;
  /** The fields, where a summary has another order than the form. */
  readonly names?: readonly Extract<keyof Entries, string>[];
  /** Leads back to a field. */
  readonly onChange: (name: Extract<keyof Entries, string>) => void;
}

/**
 * The entries behind a result, in the order of the form. Empty fields are listed only if they have
 * a default or words.
 */
export function EnteredSummary<Entries, Values, Request extends object>(
  props: EnteredSummaryProps<Entries, Values, Request>,
) {
  const { form, words, request, names = form.names, onChange } = props;
  const format = useFormat();
  const entries = names.flatMap((name) => {
    const fieldWords = words[name];
    const value = form.valueIn(request, name) ?? form.fields[name].default;
    const { label, empty = null } = fieldWords;
    const written =
      value === undefined ? empty : writeValue(form.fields[name], fieldWords, value, format);
    const { summary = written } = fieldWords;
    return summary === null ? [] : [{ name, label, value: summary }];
  });
  return <InputsSummary entries={entries} onChange={onChange} />;
}

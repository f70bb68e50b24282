import { useLayoutEffect } from 'react';
import { useFormat } from '../amount/use-format.ts';
import { useSessionState } from '../session-state.ts';
import type { Language } from '../language.ts';
import { useLanguage } from '../translation/use-translation.ts';
import { useToday } from '../use-today.ts';
import { useAfterPress } from './after-press.ts';
import { takeAddedEntries, takeOfferedEntries } from './offered-entries.ts';
import type { FieldErrors, Form } from './define-form.ts';
import type { Opening } from './fields.ts';

type NameIn<Entries> = Extract<keyof Entries, string>;

interface KeptForm<Entries extends object> {
  readonly entries: Entries;
  /** Fields that were filled and left, or sent. Only their errors are shown. */
  readonly checkedNames: readonly NameIn<Entries>[];
  /** Fields that the API refused, until they change. */
  readonly refused: FieldErrors<NameIn<Entries>>;
  readonly isTermsAccepted: boolean;
  /** The folded parts of the form that are open. */
  readonly openFolds: readonly string[];
}

/**
 * The initial form for a day and a language. Always the same object, as useSessionState requires.
 */
function firstFormOn<Entries extends object>(
  form: Form<Entries, unknown, unknown>,
  opening: Opening & { readonly language: Language },
): KeptForm<Entries> {
  const key = `${form.id} ${opening.today} ${opening.language}`;
  const known = firstForms.get(key);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a form's id is its own
  if (known !== undefined) return known as KeptForm<Entries>;
  const firstForm: KeptForm<Entries> = {
    entries: form.initialValues(opening),
    checkedNames: [],
    refused: new Map(),
    isTermsAccepted: false,
    openFolds: [],
  };
  firstForms.set(key, firstForm);
  return firstForm;
}

const firstForms = new Map<string, object>();

function isBlank(entry: unknown): boolean {
  return typeof entry === 'string' && entry.trim() === '';
}

/** The state of a form in the session, with the errors to show. */
export function useEntryForm<Entries extends object, Values, Request>(
  form: Form<Entries, Values, Request>,
) {
  type Name = NameIn<Entries>;
  const afterPress = useAfterPress();
  const format = useFormat();
  const firstForm = firstFormOn(form, { today: useToday(), language: useLanguage(), format });
  const [kept, change] = useSessionState(`${form.id}.form`, firstForm);
  useLayoutEffect(() => {
    const offered = takeOfferedEntries(form.id);
    if (offered !== undefined) {
      change(() => ({ ...firstForm, entries: { ...firstForm.entries, ...offered } }));
    }
    const added = takeAddedEntries(form.id);
    if (added !== undefined) {
      change((previous) => ({ ...previous, entries: { ...previous.entries, ...added } }));
    }
  }, [form.id, firstForm, change]);
  const { request, problems: found } = form.check(kept.entries);
  const problems: FieldErrors<Name> = new Map([...found, ...kept.refused]);
  const shownProblems: FieldErrors<Name> = new Map(
    [...problems].filter(([name]) => kept.checkedNames.includes(name)),
  );

  /**
   * Sets a value. Its error is shown on blur, unless it is already shown or other entries changed
   * with it. Fields that belong together are validated together.
   */
  const enter = <Changed extends Name>(changed: Changed, value: Entries[Changed]) => {
    const dependent = form.checkedAgainBy[changed];
    change((previous) => {
      const entries = form.change(previous.entries, changed, value, format);
      const moved = form.names.filter((name) => entries[name] !== previous.entries[name]);
      const renewed = new Set<Name>([changed, ...dependent, ...moved]);
      return {
        ...previous,
        entries,
        checkedNames: [
          ...previous.checkedNames,
          ...dependent.filter((name) => !isBlank(previous.entries[name])),
          ...(moved.length > 1 ? moved : []),
        ],
        refused: new Map([...previous.refused].filter(([name]) => !renewed.has(name))),
      };
    });
  };

  /** Shows the error of a field on blur. An empty field is reported on submit. */
  const leave = (name: Name) =>
    afterPress(() =>
      change((previous) =>
        isBlank(previous.entries[name])
          ? previous
          : { ...previous, checkedNames: [...previous.checkedNames, name] },
      ),
    );

  /** Resets fields to their initial values and removes their errors. */
  const clear = (names: readonly Name[]) =>
    change((previous) => {
      const entries = { ...previous.entries };
      for (const name of names) entries[name] = firstForm.entries[name];
      return {
        ...previous,
        entries,
        checkedNames: previous.checkedNames.filter((name) => !names.includes(name)),
        refused: new Map([...previous.refused].filter(([name]) => !names.includes(name))),
      };
    });

  /** Shows all errors, including those from the API. */
  const showProblems = (refused: FieldErrors<Name>) =>
    change((previous) => ({ ...previous, refused, checkedNames: form.names }));

  const acceptTerms = (isTermsAccepted: boolean) =>
    change((previous) => ({ ...previous, isTermsAccepted }));
  const openFold = (id: string, isOpen: boolean) =>
    change((previous) => {
      if (previous.openFolds.includes(id) === isOpen) return previous;
      const others = previous.openFolds.filter((each) => each !== id);
      return { ...previous, openFolds: isOpen ? [...others, id] : others };
    });

  const { entries, isTermsAccepted, openFolds } = kept;
  return {
    form,
    entries,
    request,
    problems,
    shownProblems,
    isTermsAccepted,
    openFolds,
    enter,
    leave,
    clear,
    showProblems,
    acceptTerms,
    openFold,
  };
}

/** The state of a form while it is filled in. */
export type FormState<Entries extends object, Values, Request> = ReturnType<
  typeof useEntryForm<Entries, Values, Request>
>;

/** The state of one room's form. */
export type StateOf<OneForm> =
  OneForm extends Form<infer Entries extends object, infer Values, infer Request>
    ? FormState<Entries, Values, Request>
    : never;

/** What one room's form sends. */
export type RequestOf<OneForm> =
  OneForm extends Form<infer _Entries, infer _Values, infer Request> ? Request : never;

/** The names of one room's fields. */
export type NameOf<OneForm> =
  OneForm extends Form<infer Entries extends object, infer _Values, infer _Request>
    ? Extract<keyof Entries, string>
    : never;

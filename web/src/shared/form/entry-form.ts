import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useFormat } from '../amount/use-format.ts';
import { restoreEntries } from '../entries-link/stored-entries.ts';
import { useSessionState } from '../session-state.ts';
import type { Language } from '../language.ts';
import { useLanguage } from '../translation/use-translation.ts';
import { useToday } from '../use-today.ts';
import { useAfterPress } from './after-press.ts';
import type { Doubt, FieldErrors, Form } from './define-form.ts';
import type { Opening } from './fields.ts';
import { formMemory, isBlank, takeOver, type KeptForm } from './kept-form.ts';
import { offeredEntries, subscribeToOffers, takeOffer } from './offered-entries.ts';

type NameIn<Entries> = Extract<keyof Entries, string>;

/** The form as it begins on a day in a language: the same object whenever it is asked for, as what is kept wants it. */
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
    origin: undefined,
  };
  firstForms.set(key, firstForm);
  return firstForm;
}

const firstForms = new Map<string, object>();

const noOffer = () => undefined;

/** The state of a form in the session, with the errors to show. */
export function useEntryForm<Entries extends object, Values, Request>(
  form: Form<Entries, Values, Request>,
) {
  type Name = NameIn<Entries>;
  const afterPress = useAfterPress();
  const format = useFormat();
  const today = useToday();
  const firstForm = firstFormOn(form, { today, language: useLanguage(), format });
  const [kept, change] = useSessionState<KeptForm<Entries>>(
    `${form.id}.form`,
    firstForm,
    formMemory(),
  );
  const offer = useSyncExternalStore(subscribeToOffers, () => offeredEntries(form.id), noOffer);
  useLayoutEffect(() => {
    if (offer === undefined) return;
    let isAccepted = false;
    change((previous) => {
      const next = takeOver(form, previous, firstForm, offer, { today, format });
      isAccepted = next.origin?.refusal === undefined;
      return next;
    });
    takeOffer(form.id, isAccepted);
  }, [form, firstForm, offer, change, today, format]);
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
        origin: previous.origin && {
          ...previous.origin,
          names: previous.origin.names.filter((name) => !moved.some((each) => each === name)),
        },
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

  /** What the reader may have meant, of the fields that have been left. */
  const doubtOf = (name: Name) =>
    kept.checkedNames.includes(name) ? form.doubtOf(name, kept.entries) : undefined;

  /** Enters what the reader has meant. */
  const enterMeant = ({ entries: meant }: Doubt<Name>) => {
    const { entries: restored } = restoreEntries(form, meant, { today, format });
    for (const name of form.names) {
      const entry = restored[name];
      if (entry !== undefined) enter(name, entry);
    }
  };

  /** Gives fields back what they began with, and forgets their problems. */
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

  /** Gives the form the entries behind a result, which may have been asked for beside the form. */
  const restore = (entries: Entries) =>
    change((previous) =>
      form.names.every((name) => previous.entries[name] === entries[name])
        ? previous
        : { ...previous, entries, refused: new Map() },
    );

  /** Shows all errors, including those from the API. */
  const showProblems = (refused: FieldErrors<Name>) =>
    change((previous) => ({ ...previous, refused, checkedNames: form.names }));

  /** What came by a link has led to a result: from now on the entries are the reader's own. */
  const dismissOrigin = () =>
    change((previous) =>
      previous.origin === undefined || previous.origin.source.kind === 'result'
        ? previous
        : { ...previous, origin: undefined },
    );

  const acceptTerms = (isTermsAccepted: boolean) =>
    change((previous) => ({ ...previous, isTermsAccepted }));
  const openFold = (id: string, isOpen: boolean) =>
    change((previous) => {
      if (previous.openFolds.includes(id) === isOpen) return previous;
      const others = previous.openFolds.filter((each) => each !== id);
      return { ...previous, openFolds: isOpen ? [...others, id] : others };
    });

  const { entries, isTermsAccepted, openFolds, origin } = kept;
  return {
    form,
    entries,
    request,
    problems,
    shownProblems,
    isTermsAccepted,
    openFolds,
    origin,
    doubtOf,
    enterMeant,
    enter,
    leave,
    clear,
    restore,
    showProblems,
    dismissOrigin,
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

/** What one room's form holds. */
export type EntriesOfForm<OneForm> =
  OneForm extends Form<infer Entries extends object, infer _Values, infer _Request>
    ? Entries
    : never;

/** The names of one room's fields. */
export type NameOf<OneForm> =
  OneForm extends Form<infer Entries extends object, infer _Values, infer _Request>
    ? Extract<keyof Entries, string>
    : never;

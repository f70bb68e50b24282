import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useFormat } from '../../amount/use-format.ts';
import type { Language } from '../../language.ts';
import { useSessionState } from '../../session/session-state.ts';
import { useToday } from '../../today/use-today.ts';
import { useLanguage } from '../../translation/use-translation.ts';
import type { FieldErrors, Form } from '../definition/define-form.ts';
import type { Opening } from '../definition/fields.ts';
import { readLink } from '../entries-link/entries-link.ts';
import { restoreEntries } from '../entries-link/stored-entries.ts';
import {
  changedNames,
  enteredAfterReload,
  enteredFrom,
  nextEntered,
  type Entered,
  type EntriesEvent,
} from './entered.ts';
import {
  offeredEntries,
  subscribeToOffers,
  takeOffer,
  type EntriesSource,
  type Offer,
} from './offered-entries.ts';
import { useEntered } from './use-entered.ts';

/** What the form says about entries that the reader has not typed into it. */
export interface EntriesOrigin {
  readonly source: EntriesSource;
  /** Why there are none of them. */
  readonly refusal?: 'damaged' | 'newer';
  /** False where some were unknown and left out. */
  readonly isWhole: boolean;
  /** What came, by the names of the fields. */
  readonly entries: { readonly [name: string]: unknown };
}

/** A form while the page's script lives. */
interface KeptForm<Entries extends object> extends Entered<Entries> {
  readonly isTermsAccepted: boolean;
  /** The folded parts of the form that are open. */
  readonly openFolds: readonly string[];
  readonly origin: EntriesOrigin | undefined;
}

/** The acceptance of the terms belongs to one visit. */
const formAfterReload = <Entries extends object>(
  written: KeptForm<Entries>,
): KeptForm<Entries> => ({
  ...enteredAfterReload(written),
  isTermsAccepted: false,
});

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
    ...enteredFrom(form.initialValues(opening)),
    isTermsAccepted: false,
    openFolds: [],
    origin: undefined,
  };
  firstForms.set(key, firstForm);
  return firstForm;
}

const firstForms = new Map<string, object>();

/** The form after entries were offered to it. A link that cannot be read changes none. */
function takeOver<Entries extends object>(
  form: Form<Entries, unknown, unknown>,
  previous: KeptForm<Entries>,
  first: KeptForm<Entries>,
  { source, entries: offered, keepsOthers = false }: Offer,
  opening: Opening,
): KeptForm<Entries> {
  const reading =
    typeof offered === 'string'
      ? readLink(form, offered)
      : ({ kind: 'entries', stored: offered } as const);
  if (reading.kind !== 'entries') {
    return { ...previous, origin: { source, refusal: reading.kind, isWhole: false, entries: {} } };
  }
  const { entries, isWhole } = restoreEntries(form, reading.stored, opening);
  const others = keepsOthers ? previous : first;
  return {
    ...nextEntered(form, others, { type: 'restored', entries }),
    origin: { source, isWhole, entries },
  };
}

const noOffer = () => undefined;

/** The state of a form in the session, with the errors to show. */
export function useEntryForm<Entries extends object, Values, Request>(
  form: Form<Entries, Values, Request>,
) {
  type Name = Extract<keyof Entries, string>;
  const format = useFormat();
  const today = useToday();
  const firstForm = firstFormOn(form, { today, language: useLanguage(), format });
  const [kept, change] = useSessionState<KeptForm<Entries>>(
    `${form.id}.form`,
    firstForm,
    formAfterReload,
  );
  const offer = useSyncExternalStore(subscribeToOffers, () => offeredEntries(form.id), noOffer);
  useLayoutEffect(() => {
    if (offer === undefined) return;
    const { origin } = change((previous) =>
      takeOver(form, previous, firstForm, offer, { today, format }),
    );
    takeOffer(form.id, origin?.refusal === undefined);
  }, [form, firstForm, offer, change, today, format]);
  const send = (event: EntriesEvent<Entries>): void => {
    change((previous) => nextEntered(form, previous, event));
  };
  const entered = useEntered(form, kept, send);

  /** Gives fields back what they began with, and forgets their errors. */
  const clear = (names: readonly Name[]) =>
    send({ type: 'cleared', names, initial: firstForm.entries });

  /** Gives the form the entries behind a result, which may have been asked for beside the form. */
  const restore = (entries: Entries) => send({ type: 'restored', entries });

  /** Shows all errors, including those from the API. */
  const showErrors = (errors: FieldErrors<Name>) => send({ type: 'refused', errors });

  /** What came by a link has led to a result: from now on the entries are the reader's own. */
  const dismissOrigin = () =>
    change((previous) =>
      previous.origin === undefined || previous.origin.source.kind === 'result'
        ? previous
        : { ...previous, origin: undefined },
    );

  const acceptTerms = (isTermsAccepted: boolean): void => {
    change((previous) => ({ ...previous, isTermsAccepted }));
  };
  const openFold = (id: string, isOpen: boolean) =>
    change((previous) => {
      if (previous.openFolds.includes(id) === isOpen) return previous;
      const others = previous.openFolds.filter((each) => each !== id);
      return { ...previous, openFolds: isOpen ? [...others, id] : others };
    });

  const { isTermsAccepted, openFolds, origin } = kept;
  return {
    ...entered,
    /** The fields that hold something else than what the form begins with. */
    changed: changedNames(kept.entries, firstForm.entries),
    isTermsAccepted,
    openFolds,
    origin,
    clear,
    restore,
    showErrors,
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

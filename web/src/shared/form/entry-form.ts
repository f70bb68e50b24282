import { useLayoutEffect } from 'react';
import { useKeptState } from '../kept-state.ts';
import { useToday } from '../use-today.ts';
import { useAfterPress } from './after-press.ts';
import { takeOfferedEntries } from './offered-entries.ts';
import type { EntryProblem } from './read-entry.ts';

export type EntryNameOf<Entries> = Extract<keyof Entries, string>;

/** The problem with each field that has one. */
export type EntryProblems<Name extends string> = ReadonlyMap<Name, EntryProblem>;

/** What entries come to: a request when all of them are right, else the problems with them. */
export interface CheckedEntries<Name extends string, Request> {
  readonly request: Request | undefined;
  readonly problems: EntryProblems<Name>;
}

interface EntryFormDescription<Entries extends object, Request extends object> {
  /** Names the calculator among all that is kept: 'net-salary'. */
  readonly calculator: string;
  readonly firstEntries: Entries;
  /** The first entries that the day decides, YYYY-MM-DD: the period whose law applies. */
  readonly entriesOfDay?: (today: string) => Partial<Entries>;
  /** The fields in the order of the form, by the names of the API. */
  readonly entryNames: readonly EntryNameOf<Entries>[];
  readonly check: (entries: Entries) => CheckedEntries<EntryNameOf<Entries>, Request>;
  /** Fields whose limits depend on another one, by that other one. */
  readonly checkedAgainBy: Readonly<
    Partial<Record<EntryNameOf<Entries>, readonly EntryNameOf<Entries>[]>>
  >;
}

interface KeptForm<Entries extends object> {
  readonly entries: Entries;
  /** Fields that have been left with something in them, or sent: only their problems are shown. */
  readonly checkedNames: readonly EntryNameOf<Entries>[];
  /** What the API refused, until the field is changed. */
  readonly refused: EntryProblems<EntryNameOf<Entries>>;
  readonly isTermsAccepted: boolean;
  readonly isOptionalOpen: boolean;
}

/** A calculator's form as it is described once, at the top of a module. */
export interface EntryForm<
  Entries extends object,
  Request extends object,
> extends EntryFormDescription<Entries, Request> {
  /** The form as it begins on a day: the same object whenever it is asked for. */
  readonly firstFormOn: (today: string) => KeptForm<Entries>;
}

/** Describes a form: its fields, how they begin and how they are checked. */
export function describeForm<Entries extends object, Request extends object>(
  description: EntryFormDescription<Entries, Request>,
): EntryForm<Entries, Request> {
  const firstForms = new Map<string, KeptForm<Entries>>();
  const firstFormOn = (today: string) => {
    const known = firstForms.get(today);
    if (known !== undefined) return known;
    const firstForm = {
      entries: { ...description.firstEntries, ...description.entriesOfDay?.(today) },
      checkedNames: [],
      refused: new Map<EntryNameOf<Entries>, EntryProblem>(),
      isTermsAccepted: false,
      isOptionalOpen: false,
    };
    firstForms.set(today, firstForm);
    return firstForm;
  };
  return { ...description, firstFormOn };
}

function isBlank(entry: unknown): boolean {
  return typeof entry === 'string' && entry.trim() === '';
}

/** The state of a form, kept while the page's script lives, with the problems that are to be shown. */
export function useEntryForm<Entries extends object, Request extends object>(
  form: EntryForm<Entries, Request>,
) {
  type Name = EntryNameOf<Entries>;
  const afterPress = useAfterPress();
  const firstForm = form.firstFormOn(useToday());
  const [kept, change] = useKeptState(`${form.calculator}.form`, firstForm);
  useLayoutEffect(() => {
    const offered = takeOfferedEntries(form.calculator);
    if (offered === undefined) return;
    change(() => ({ ...firstForm, entries: { ...firstForm.entries, ...offered } }));
  }, [form.calculator, firstForm, change]);
  const { request, problems: found } = form.check(kept.entries);
  const problems: EntryProblems<Name> = new Map([...found, ...kept.refused]);
  const shownProblems: EntryProblems<Name> = new Map(
    [...problems].filter(([name]) => kept.checkedNames.includes(name)),
  );

  /** Takes an entry over. Its problem is shown when the field is left, unless it is shown already. */
  const enter = <Changed extends Name>(changed: Changed, value: Entries[Changed]) => {
    const dependent = form.checkedAgainBy[changed] ?? [];
    change((previous) => ({
      ...previous,
      entries: { ...previous.entries, [changed]: value },
      checkedNames: [
        ...previous.checkedNames,
        ...dependent.filter((name) => !isBlank(previous.entries[name])),
      ],
      refused: new Map(
        [...previous.refused].filter(([name]) => name !== changed && !dependent.includes(name)),
      ),
    }));
  };

  /** Shows the problem of a field that is left, unless it is left empty: then it is asked for at the end. */
  const leave = (name: Name) =>
    afterPress(() =>
      change((previous) =>
        isBlank(previous.entries[name])
          ? previous
          : { ...previous, checkedNames: [...previous.checkedNames, name] },
      ),
    );

  /** Gives fields back what they began with, and forgets their problems. */
  const clear = (names: readonly Name[]) =>
    change((previous) => {
      const entries = { ...previous.entries };
      for (const name of names) entries[name] = form.firstEntries[name];
      return {
        ...previous,
        entries,
        checkedNames: previous.checkedNames.filter((name) => !names.includes(name)),
        refused: new Map([...previous.refused].filter(([name]) => !names.includes(name))),
      };
    });

  /** Shows all problems, those that the API found included. */
  const showProblems = (refused: EntryProblems<Name>) =>
    change((previous) => ({ ...previous, refused, checkedNames: form.entryNames }));

  const acceptTerms = (isTermsAccepted: boolean) =>
    change((previous) => ({ ...previous, isTermsAccepted }));
  const openOptional = (isOptionalOpen: boolean) =>
    change((previous) => ({ ...previous, isOptionalOpen }));

  const { entries, isTermsAccepted, isOptionalOpen } = kept;
  const { entryNames } = form;
  return {
    entryNames,
    entries,
    request,
    problems,
    shownProblems,
    isTermsAccepted,
    isOptionalOpen,
    enter,
    leave,
    clear,
    showProblems,
    acceptTerms,
    openOptional,
  };
}

export type EntryFormState<Entries extends object, Request extends object> = ReturnType<
  typeof useEntryForm<Entries, Request>
>;

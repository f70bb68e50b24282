import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { Button } from '../button/Button.tsx';
import { useHydrated } from '../loading/hydrated.ts';
import { OnlyOnDevice } from '../on-device/OnlyOnDevice.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { useIsEmbedded } from '../window/embedded.ts';
import { wideScreen } from '../window/use-is-phone.ts';
import type { FieldErrors } from './definition/define-form.ts';
import { focusEntry } from './focus-entry.ts';
import { EntriesInBrief } from './parts/EntriesInBrief.tsx';
import { FailureNotice } from './parts/FailureNotice.tsx';
import { FormCard } from './parts/FormCard.tsx';
import { OriginNotice } from './parts/OriginNotice.tsx';
import { SubmitRow } from './parts/SubmitRow.tsx';
import { TermsField, termsName } from './parts/TermsField.tsx';
import { useCalculation } from './state/calculation.ts';
import type { CalculatorRecord } from './state/calculator-record.ts';
import type { FormState } from './state/entry-form.ts';
import type { FieldWords } from './words/field-words.ts';

interface CalculatorFormProps<Entries extends object, Values, Request extends object, Answer> {
  readonly form: FormState<Entries, Values, Request>;
  /** True when the form returns from a result. It then takes the focus on every screen. */
  readonly hasReturned: boolean;
  readonly words: { readonly [Name in keyof Entries]: FieldWords<never> };
  /** The fields that the line beside the form always names, beside those that have been changed. */
  readonly namedInLine: readonly Extract<keyof Entries, string>[];
  /** The field to go to when the form returns from a result. */
  readonly wantedField: Extract<keyof Entries, string> | undefined;
  /** Names the form for screen readers. */
  readonly label: string;
  readonly submitLabel: string;
  readonly loadResultView: () => Promise<unknown>;
  readonly onResult: (record: CalculatorRecord<Request, Answer, Entries>) => void;
  /** Called whenever there is no answer, beside what the form says about it. */
  readonly onFailed: ((cause: unknown) => void) | undefined;
  /** What the entries give, before the form is sent. */
  readonly preview?: ReactNode;
  readonly children: ReactNode;
}

/** A calculator's form around its fields: terms, button, sending, what went wrong, and where the focus goes. */
export function CalculatorForm<Entries extends object, Values, Request extends object, Answer>(
  props: CalculatorFormProps<Entries, Values, Request, Answer>,
) {
  type Name = Extract<keyof Entries, string>;
  const { form, label, submitLabel, loadResultView, onResult, onFailed, children } = props;
  const { hasReturned, wantedField, words, namedInLine, preview } = props;
  const { pathOf, names, nameOf } = form.definition;
  const { t } = useTranslation('shared');
  const formRef = useRef<HTMLFormElement>(null);
  useFocusOnceShown(formRef, { names, hasReturned, wantedField });

  // The acceptance of the terms lasts for this visit to the page, also after Back from a result.
  useLayoutEffect(() => {
    if (!hasReturned && form.isTermsAccepted) form.acceptTerms(false);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const [areTermsMissed, setTermsMissed] = useState(false);
  const acceptTerms = (isAccepted: boolean) => {
    setTermsMissed(false);
    form.acceptTerms(isAccepted);
  };

  const showErrors = (refused: FieldErrors<Name>, all: FieldErrors<Name>) => {
    form.showErrors(refused);
    if (formRef.current === null) return;
    const shown = namesInOrder(formRef.current);
    const [first] = [...all.keys()]
      .filter((name) => shown.includes(name))
      .toSorted((one, other) => shown.indexOf(one) - shown.indexOf(other));
    if (first !== undefined) focusEntry(formRef.current, first);
  };
  // The form can be changed while it is answered.
  const sent = useRef(form.entries);
  const { calculate, isCalculating, failure } = useCalculation<Name, Request, Answer>({
    nameOf: (part) => nameOf(part, form.entries),
    loadResultView,
    onAnswer: (request, result) => {
      form.dismissOrigin();
      onResult({ entries: sent.current, request, result, calculatedOn: new Date() });
    },
    onFailed,
    onRefused: (refused) => showErrors(refused, refused),
  });

  const submit = () => {
    setTermsMissed(!form.isTermsAccepted);
    if (form.request === undefined) showErrors(new Map(), form.errors);
    else if (!form.isTermsAccepted) {
      if (formRef.current !== null) focusEntry(formRef.current, termsName);
    } else {
      sent.current = form.entries;
      void calculate(pathOf(form.entries), form.request);
    }
  };

  // Loads the result's code as soon as the reader begins to fill in the form.
  const prepareResult = () => {
    // A failure here is retried with the result.
    loadResultView().catch(() => {});
  };

  const conclusion = (
    <>
      <EntriesInBrief form={form} words={words} named={namedInLine} />
      {preview}
      <TermsField
        isAccepted={form.isTermsAccepted}
        isMissed={areTermsMissed}
        onChange={acceptTerms}
      />
      {failure !== undefined && (
        <FailureNotice what={t(`failure.${failure}`)}>
          {failure !== 'refused' && (
            <Button look="text" onClick={submit}>
              {t('failure.tryAgain')}
            </Button>
          )}
        </FailureNotice>
      )}
      <SubmitRow
        label={submitLabel}
        busyLabel={t('form.calculating')}
        isBusy={isCalculating}
        reasonToWait={form.isTermsAccepted ? undefined : t('form.acceptFirst')}
        answersWhileWaiting
        isInReach={form.changed.length > 0}
      >
        {t('form.whatHappensToEntries')}
      </SubmitRow>
      <OnlyOnDevice />
    </>
  );

  return (
    <FormCard
      ref={formRef}
      label={label}
      onSubmit={submit}
      onChange={prepareResult}
      conclusion={conclusion}
    >
      <OriginNotice origin={form.origin} />
      {children}
    </FormCard>
  );
}

interface FocusWanted {
  readonly names: readonly string[];
  readonly hasReturned: boolean;
  readonly wantedField: string | undefined;
}

/** Puts the focus where a reader begins or goes on, once the form is shown and never again. */
function useFocusOnceShown(
  form: RefObject<HTMLFormElement | null>,
  { names, hasReturned, wantedField }: FocusWanted,
): void {
  const isHydrated = useHydrated();
  const [wasHydrated] = useState(isHydrated);
  const isEmbedded = useIsEmbedded();
  useEffect(() => {
    const element = form.current;
    if (!isHydrated || element === null) return;
    // Which fields there are depends on the entries.
    const firstField = names.find((name) => element.elements.namedItem(name) !== null);
    if (firstField === undefined) return;
    // On wide screens, a focused field opens no on-screen keyboard.
    const isWide = window.matchMedia(wideScreen).matches;
    // If the reader already has the focus elsewhere, it is not moved. A frame never takes it from the site around it.
    const hasBegun =
      (!wasHydrated && document.activeElement !== document.body) || (isEmbedded && !hasReturned);
    if (wantedField !== undefined) focusEntry(element, wantedField);
    else if (isWide && !hasBegun) focusEntry(element, firstField, { preventScroll: !hasReturned });
    else if (hasReturned) {
      element.focus({ preventScroll: true });
      element.scrollIntoView();
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isHydrated]);
}

/** The names of a form's controls, as a reader comes upon them. */
function namesInOrder({ elements }: HTMLFormElement): readonly string[] {
  return [...elements].flatMap((element) => element.getAttribute('name') ?? []);
}

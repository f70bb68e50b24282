import { createElement, useState, type ComponentType } from 'react';
import { CalculatorForm } from '../form/CalculatorForm.tsx';
import type { Form } from '../form/define-form.ts';
import { useEntryForm, type NameOf, type FormState, type RequestOf } from '../form/entry-form.ts';
import { lazyPart, type LazyPart } from '../lazy-part.ts';
import type { CalculatorRecord } from '../result/calculator-record.ts';
import { useResultView } from '../result/use-result-view.ts';
import { FormPage, FormView } from './FormPage.tsx';
import { HowCalculated } from './HowCalculated.tsx';
import { Questions } from './Questions.tsx';

/** The props of the view that shows a result. */
interface ResultSideProps<Record, Name extends string> {
  readonly record: Record;
  readonly takesFocus: boolean;
  /** Shows a further result. Back returns to this one. */
  readonly onResult: (record: Record) => void;
  /** Returns to the form, to one of its fields if it is named. */
  readonly onRecalculate: (field?: Name) => void;
}

/** What the view of a room's result is given. */
export type ResultPropsOf<OneForm, Result> = ResultSideProps<
  CalculatorRecord<RequestOf<OneForm>, Result>,
  NameOf<OneForm>
>;

/** The words around a form. */
export interface PageWords {
  readonly title: string;
  /** One sentence on what the calculator does. */
  readonly lead: string;
  /** Names the form for screen readers. */
  readonly label: string;
  /** The button's label. */
  readonly submitLabel: string;
}

/** What there is to read about a calculator. */
export interface Reading {
  readonly steps: readonly string[];
  readonly note: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

interface CalculatorPage<Entries extends object, Values, Request extends object, Result> {
  readonly form: Form<Entries, Values, Request>;
  readonly Fields: ComponentType<{ readonly form: FormState<Entries, Values, Request> }>;
  readonly useWords: (entries: Entries) => PageWords;
  readonly useReading: (entries: Entries) => Reading;
  /** Loads the result's view. The result waits for it. */
  readonly loadResult: () => Promise<
    ComponentType<
      ResultSideProps<CalculatorRecord<Request, Result>, Extract<keyof Entries, string>>
    >
  >;
  /** Loads the result's charts. The result does not wait for them. */
  readonly charts?: readonly LazyPart<unknown>[];
  /** Called on every failure, in addition to the form's message. */
  readonly onFailed?: (error: unknown) => void;
}

/** Makes a calculator's page: the form until there is a result, then the result. */
export function calculatorPage<Entries extends object, Values, Request extends object, Result>(
  page: CalculatorPage<Entries, Values, Request, Result>,
): ComponentType {
  type Record = CalculatorRecord<Request, Result>;
  type Name = Extract<keyof Entries, string>;
  const { form, Fields, useWords, useReading, loadResult, charts = [], onFailed } = page;

  const resultSide = lazyPart(() => {
    // A chart that fails to load is requested again when it is shown.
    for (const { load } of charts) load().catch(() => {});
    return loadResult();
  });

  return function CalculatorPage() {
    const { result, hasChanged, showResult, returnToForm } = useResultView<Record>(form.id);
    const [wantedField, setWantedField] = useState<Name>();
    const state = useEntryForm(form);
    const { title, lead, label, submitLabel } = useWords(state.entries);
    const { steps, note, questions } = useReading(state.entries);

    const show = (record: Record) => {
      setWantedField(undefined);
      showResult(record);
    };
    const recalculate = (field?: Name) => {
      setWantedField(field);
      returnToForm();
    };
    const ResultSide = resultSide.loaded();
    if (result !== undefined && ResultSide !== undefined) {
      return (
        <FormPage title={title} lead={undefined}>
          {createElement(ResultSide, {
            record: result,
            takesFocus: hasChanged,
            onResult: show,
            onRecalculate: recalculate,
          })}
        </FormPage>
      );
    }
    return (
      <FormPage title={title} lead={result === undefined ? lead : undefined}>
        <FormView
          form={
            <CalculatorForm
              form={state}
              hasReturned={hasChanged}
              wantedField={wantedField}
              label={label}
              submitLabel={submitLabel}
              loadResultView={resultSide.load}
              onResult={show}
              onFailed={onFailed}
            >
              <Fields form={state} />
            </CalculatorForm>
          }
          how={<HowCalculated steps={steps} note={note} />}
          questions={<Questions questions={questions} />}
        />
      </FormPage>
    );
  };
}

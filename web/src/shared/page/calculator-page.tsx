import { useEffect, useState, type ComponentType } from 'react';
import { checkedOn } from 'virtual:checked-on';
import { Button } from '../button/Button.tsx';
import type { Comparison } from '../comparison/comparison.ts';
import { CalculatorForm } from '../form/CalculatorForm.tsx';
import type { Form } from '../form/definition/define-form.ts';
import type { CalculatorRecord, RecordOf } from '../form/state/calculator-record.ts';
import { useEntryForm, type FormState, type NameOf } from '../form/state/entry-form.ts';
import type { FieldWords } from '../form/words/field-words.ts';
import { lazyPart, useLazyPart, type LazyPart } from '../loading/lazy-part.ts';
import type { NextQuestion } from '../next-question/next-question.ts';
import type { ViewState } from '../result/view/result-view.ts';
import { useTextsOfResult } from '../result/view/texts-of-result.ts';
import { useResultView } from '../result/view/use-result-view.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { FormPage, FormView } from './FormPage.tsx';
import { HowCalculated } from './HowCalculated.tsx';
import { Questions } from './Questions.tsx';
import { resultParts, type ResultViewProps } from './result-parts.ts';
import { ResultPage } from './ResultPage.tsx';
import { SourcesRead } from './SourcesRead.tsx';

/** What the view of a room's result is given. */
export type ResultPropsOf<OneForm, Result> = ResultViewProps<
  RecordOf<OneForm, Result>,
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
export interface Background {
  readonly steps: readonly string[];
  readonly note: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

interface CalculatorPage<Entries extends object, Values, Request extends object, Result> {
  readonly form: Form<Entries, Values, Request>;
  readonly Fields: ComponentType<{ readonly form: FormState<Entries, Values, Request> }>;
  /**
   * What the entries give, computed before the form is sent: at the end of the fields, in the card beside them where
   * there is one.
   */
  readonly Preview?: ComponentType<{ readonly form: FormState<Entries, Values, Request> }>;
  readonly useFieldWords: (entries: Entries) => {
    readonly [Name in keyof Entries]: FieldWords<never>;
  };
  /** The fields that the line beside the form always names, beside those that have been changed. */
  readonly namedInLine: readonly Extract<keyof Entries, string>[];
  readonly useWords: (entries: Entries) => PageWords;
  readonly useBackground: (entries: Entries) => Background;
  /** Loads the result's view. The result waits for it. */
  readonly loadResult: () => Promise<
    ComponentType<
      ResultViewProps<CalculatorRecord<Request, Result, Entries>, Extract<keyof Entries, string>>
    >
  >;
  /** Loads the result's charts. The result does not wait for them. */
  readonly charts?: readonly LazyPart<unknown>[];
  /** What people ask after this result, one to five questions; undefined where the result itself leads on. */
  readonly next: readonly NextQuestion<CalculatorRecord<Request, Result, Entries>>[] | undefined;
  /** What can be compared of its results, loaded when it is asked for; undefined where a comparison would say nothing. */
  readonly comparison: LazyPart<Comparison<Entries, Values, Request, Result>> | undefined;
  /** Called whenever there is no answer, beside what the form says about it. */
  readonly onFailed?: (error: unknown) => void;
}

/** JSON has no dates. */
const resultsAfterReload = <Record extends CalculatorRecord<unknown, unknown>>(
  written: ViewState<Record>,
): ViewState<Record> => ({
  ...written,
  isClearing: false,
  results: written.results.map((record) => ({
    ...record,
    calculatedOn: new Date(record.calculatedOn),
  })),
});

/** A link or a typed address leads to the form: the last result of the tab is a press away. */
function LastResult({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation('shared');
  return (
    <p>
      <Button look="text" onClick={onOpen}>
        {t('result.last')}
      </Button>
    </p>
  );
}

/** Makes a calculator's page: the form until there is a result, then the result. */
export function calculatorPage<Entries extends object, Values, Request extends object, Result>(
  page: CalculatorPage<Entries, Values, Request, Result>,
): ComponentType {
  type Record = CalculatorRecord<Request, Result, Entries>;
  type Name = Extract<keyof Entries, string>;
  const {
    form,
    Fields,
    Preview,
    useWords,
    useBackground,
    loadResult,
    charts = [],
    next = [],
  } = page;
  const { comparison, onFailed, useFieldWords, namedInLine } = page;

  const partsOfResult = resultParts(loadResult, charts);
  const columns =
    comparison &&
    lazyPart(async () => {
      const [{ comparisonView }, compared] = await Promise.all([
        import('../comparison/ComparisonView.tsx'),
        comparison.load(),
      ]);
      return comparisonView(compared);
    });

  return function CalculatorPage() {
    const { result, hasChanged, showResult, reopenResult, returnToForm } = useResultView<Record>(
      form.id,
      resultsAfterReload,
    );
    const [wantedField, setWantedField] = useState<Name>();
    const state = useEntryForm(form);
    const words = useFieldWords(state.entries);
    const { title, lead, label, submitLabel } = useWords(state.entries);
    const { steps, note, questions } = useBackground(state.entries);

    const show = (record: Record) => {
      setWantedField(undefined);
      showResult(record);
    };
    const recalculate = (field?: Name) => {
      setWantedField(field);
      if (result !== undefined) state.restore(result.entries);
      returnToForm();
    };
    const parts = partsOfResult.loaded();
    const [, loadView] = useLazyPart(partsOfResult);
    const loadTexts = useTextsOfResult();
    const isAwaited = result !== undefined && parts === undefined;
    useEffect(() => {
      // A reload has found the result of the tab again. Where its part does not arrive, the form is there.
      if (isAwaited) loadTexts().then(loadView, () => {});
    }, [isAwaited, loadTexts, loadView]);

    if (result !== undefined && parts !== undefined) {
      return (
        <ResultPage
          form={form}
          title={title}
          parts={parts}
          columns={columns}
          next={next}
          record={result}
          takesFocus={hasChanged}
          onResult={show}
          onRecalculate={recalculate}
        />
      );
    }
    return (
      <FormPage
        title={title}
        lead={result === undefined ? lead : undefined}
        lastResult={reopenResult && <LastResult onOpen={reopenResult} />}
      >
        <FormView
          form={
            <CalculatorForm
              form={state}
              hasReturned={hasChanged}
              wantedField={wantedField}
              label={label}
              submitLabel={submitLabel}
              words={words}
              namedInLine={namedInLine}
              loadResultView={() => Promise.all([partsOfResult.load(), loadTexts()])}
              onResult={show}
              onFailed={onFailed}
              preview={Preview && <Preview form={state} />}
            >
              <Fields form={state} />
            </CalculatorForm>
          }
          how={<HowCalculated steps={steps} note={note} />}
          questions={
            <>
              <Questions questions={questions} />
              <SourcesRead day={checkedOn[form.id]} />
            </>
          }
        />
      </FormPage>
    );
  };
}

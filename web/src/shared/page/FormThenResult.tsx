import { createElement, useState, type ComponentType } from 'react';
import type { FormArrival } from '../form/CalculatorForm.tsx';
import type { OnDemand } from '../result/on-demand.ts';
import { useResultView } from '../result/result-view.ts';
import { FormPage } from './FormPage.tsx';

/** What the form's side of a calculator's page is given. */
export interface FormSideProps<Result, Name extends string> extends FormArrival<Name> {
  readonly onResult: (result: Result) => void;
}

/** What the result's side of a calculator's page is given. */
export interface ResultSideProps<Result, Name extends string> {
  readonly record: Result;
  readonly takesFocus: boolean;
  /** Shows another result that this one led to; Back leads to this one again. */
  readonly onResult: (result: Result) => void;
  /** Back to the form as it was left, to one of its fields where a reader wants to change that. */
  readonly onRecalculate: (field?: Name) => void;
}

interface FormThenResultProps<Result, Name extends string> {
  /** Under which the result is kept. */
  readonly calculator: string;
  readonly title: string;
  readonly lead: string;
  readonly FormSide: ComponentType<FormSideProps<Result, Name>>;
  /** Arrives while the result is computed: the form hands a result over only once its view is there. */
  readonly resultSide: OnDemand<ComponentType<ResultSideProps<Result, Name>>>;
}

/** A calculator's page: the form until there is a result, then the result. */
export function FormThenResult<Result, Name extends string>({
  calculator,
  title,
  lead,
  FormSide,
  resultSide,
}: FormThenResultProps<Result, Name>) {
  const { result, hasChanged, showResult, returnToForm } = useResultView<Result>(calculator);
  const [wantedField, setWantedField] = useState<Name>();

  const show = (record: Result) => {
    setWantedField(undefined);
    showResult(record);
  };
  const recalculate = (field?: Name) => {
    setWantedField(field);
    returnToForm();
  };
  const ResultSide = resultSide.loaded();

  return (
    <FormPage title={title} lead={result === undefined ? lead : undefined}>
      {result === undefined || ResultSide === undefined ? (
        <FormSide onResult={show} hasReturned={hasChanged} wantedField={wantedField} />
      ) : (
        createElement(ResultSide, {
          record: result,
          takesFocus: hasChanged,
          onResult: show,
          onRecalculate: recalculate,
        })
      )}
    </FormPage>
  );
}

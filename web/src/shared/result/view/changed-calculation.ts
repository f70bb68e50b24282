import { useRef } from 'react';
import { useFormat } from '../../amount/use-format.ts';
import type { Form } from '../../form/definition/define-form.ts';
import { useCalculation } from '../../form/state/calculation.ts';
import type { CalculatorRecord } from '../../form/state/calculator-record.ts';

/** Calculates a result's entries once more with some of them changed. The answer is shown as a further result. */
export function useChangedCalculation<
  Entries extends object,
  Values,
  Request extends object,
  Result,
>(
  form: Form<Entries, Values, Request>,
  shown: Entries,
  onResult: (record: CalculatorRecord<Request, Result, Entries>) => void,
) {
  const format = useFormat();
  // The entries of each request: of two choices in short order the first is calculated.
  const asked = useRef(new WeakMap<Request, Entries>());
  const { calculate, isCalculating, failure } = useCalculation<string, Request, Result>({
    nameOf: () => undefined,
    loadResultView: () => Promise.resolve(),
    onAnswer: (request, result) => {
      const entries = asked.current.get(request) ?? shown;
      onResult({ entries, request, result, calculatedOn: new Date() });
    },
    onRefused: () => {},
  });
  const calculateEntries = (entries: Entries) => {
    const { request } = form.check(entries);
    if (request === undefined) return;
    asked.current.set(request, entries);
    void calculate(form.pathOf(entries), request);
  };
  const calculateWith = <Name extends Extract<keyof Entries, string>>(
    name: Name,
    value: Entries[Name],
  ) => calculateEntries(form.change(shown, name, value, format));
  return { calculateEntries, calculateWith, isCalculating, failure };
}

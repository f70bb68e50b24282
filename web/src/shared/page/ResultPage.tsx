import { createElement, useState, type ComponentType } from 'react';
import type { ColumnsProps } from '../comparison/comparison-of-result.ts';
import { createFocusOfComparison } from '../comparison/focus-of-comparison.ts';
import type { Form } from '../form/definition/define-form.ts';
import { useLinkOf } from '../form/entries-link/use-link-of.ts';
import type { CalculatorRecord } from '../form/state/calculator-record.ts';
import type { LazyPart } from '../loading/lazy-part.ts';
import type { NextQuestion } from '../next-question/next-question.ts';
import { AnswerSlotsContext } from '../result/frame/answer-slots.ts';
import { FixedPeriodContext, type ResultPeriod } from '../result/view/result-period.ts';
import { ShownResultContext } from '../sharing/shown-result.ts';
import { useIsEmbedded } from '../window/embedded.ts';
import { FormPage } from './FormPage.tsx';
import type { ResultParts, ResultViewProps } from './result-parts.ts';

interface ResultPageProps<
  Entries extends object,
  Values,
  Request extends object,
  Result,
> extends ResultViewProps<
  CalculatorRecord<Request, Result, Entries>,
  Extract<keyof Entries, string>
> {
  readonly form: Form<Entries, Values, Request>;
  readonly title: string;
  readonly parts: ResultParts<
    ResultViewProps<CalculatorRecord<Request, Result, Entries>, Extract<keyof Entries, string>>
  >;
  readonly columns: LazyPart<ComponentType<ColumnsProps<Entries, Request, Result>>> | undefined;
  readonly next: readonly NextQuestion<CalculatorRecord<Request, Result, Entries>>[];
}

/** A calculator's page while it shows a result, with the comparison and the ways on around it. */
export function ResultPage<Entries extends object, Values, Request extends object, Result>(
  props: ResultPageProps<Entries, Values, Request, Result>,
) {
  const { form, title, parts, columns, next, record, onResult, onRecalculate, takesFocus } = props;
  const { ResultView, NextQuestions, CompareAction, ComparisonPlace } = parts;
  const link = useLinkOf(form, record.entries);
  const [focus] = useState(createFocusOfComparison);
  const isEmbedded = useIsEmbedded();

  const viewProps = { record, onResult, onRecalculate };
  const copyIn = (period: ResultPeriod) => (
    <AnswerSlotsContext value={undefined}>
      <FixedPeriodContext value={period}>
        {createElement(ResultView, { ...viewProps, takesFocus: false })}
      </FixedPeriodContext>
    </AnswerSlotsContext>
  );
  const copies = (
    <>
      {copyIn('monthly')}
      {copyIn('annual')}
    </>
  );
  const compared = columns && { form, columns, record, focus };
  // A frame of another site has the answer alone: the page shows what else there is.
  const slots = isEmbedded
    ? undefined
    : {
        action: compared && <CompareAction {...compared} />,
        columns: compared && <ComparisonPlace key={record.calculatedOn.getTime()} {...compared} />,
        waysOn: <NextQuestions from={form.id} record={record} questions={next} />,
      };
  return (
    <FormPage title={title} lead={undefined}>
      <ShownResultContext value={{ calculator: form.id, title, link, copies }}>
        <AnswerSlotsContext value={slots}>
          {/* A further result is a new view, so its heading takes the focus. */}
          {createElement(ResultView, {
            ...viewProps,
            key: JSON.stringify(record.request),
            takesFocus,
          })}
        </AnswerSlotsContext>
      </ShownResultContext>
    </FormPage>
  );
}

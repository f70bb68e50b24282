import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from '../loading/lazy-part.ts';

/** The props of the view that shows a result. */
export interface ResultViewProps<Record, Name extends string> {
  readonly record: Record;
  readonly takesFocus: boolean;
  /** Shows a further result. Back returns to this one. */
  readonly onResult: (record: Record) => void;
  /** Returns to the form, to one of its fields if it is named. */
  readonly onRecalculate: (field?: Name) => void;
}

const nextQuestions = lazyPart(
  async () => (await import('../next-question/NextQuestions.tsx')).NextQuestions,
);
const comparisonParts = lazyPart(() => import('../comparison/CompareAction.tsx'));

/** What a result needs before it can be shown: its own view, and what every page puts around it. */
export function resultParts<Props>(
  loadResult: () => Promise<ComponentType<Props>>,
  charts: readonly LazyPart<unknown>[],
) {
  return lazyPart(async () => {
    // A chart that does not arrive is asked for again when it is shown.
    for (const { load } of charts) load().catch(() => {});
    const [ResultView, NextQuestions, comparisonComponents] = await Promise.all([
      loadResult(),
      nextQuestions.load(),
      comparisonParts.load(),
    ]);
    return { ResultView, NextQuestions, ...comparisonComponents };
  });
}

export type ResultParts<Props> = Awaited<ReturnType<ReturnType<typeof resultParts<Props>>['load']>>;

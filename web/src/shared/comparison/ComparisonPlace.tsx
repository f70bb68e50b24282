import { createElement, useEffect } from 'react';
import { useLazyPart } from '../lazy-part.ts';
import type { ComparisonOfResult } from './comparison-of-result.ts';
import { useIsCompared } from './comparison-state.ts';

/** Below the answer: the columns beside the result, once there are any. */
export function ComparisonPlace<Entries extends object, Values, Request extends object, Result>(
  props: ComparisonOfResult<Entries, Values, Request, Result>,
) {
  const { form, columns, record, focus } = props;
  const [isOpen] = useIsCompared(form.id, record);
  const [Columns, loadColumns] = useLazyPart(columns);
  useEffect(() => {
    // PartFailure.tsx says it when they do not arrive.
    if (isOpen) loadColumns().catch(() => {});
  }, [isOpen, loadColumns]);
  return isOpen && Columns !== undefined ? createElement(Columns, { record, focus }) : null;
}

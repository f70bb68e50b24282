import { createElement, useCallback, useEffect, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { FailureNotice } from '../form/FailureNotice.tsx';
import { useLazyPart } from '../lazy-part.ts';
import { useTranslation } from '../translation/use-translation.ts';
import type { ComparisonOfResult } from './comparison-of-result.ts';
import { useIsCompared } from './comparison-state.ts';

/** Below the answer: the columns beside the result, once there are any. */
export function ComparisonPlace<Entries extends object, Values, Request extends object, Result>(
  props: ComparisonOfResult<Entries, Values, Request, Result>,
) {
  const { form, columns, record, focus } = props;
  const { t } = useTranslation('shared');
  const [isOpen] = useIsCompared(form.id, record);
  const [Columns, loadColumns] = useLazyPart(columns);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    loadColumns().catch(() => setFailed(true));
  }, [loadColumns]);
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);
  const tryAgain = () => {
    setFailed(false);
    load();
  };

  if (!isOpen) return null;
  if (Columns !== undefined) return createElement(Columns, { record, focus });
  return hasFailed ? (
    <FailureNotice what={t('failure.unreachable')}>
      <Button look="text" onClick={tryAgain}>
        {t('failure.tryAgain')}
      </Button>
    </FailureNotice>
  ) : null;
}

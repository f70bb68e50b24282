import type { SlipLine } from '@suen/engine/calculators/payslip-check/input';
import type { PayslipCheckResult } from '@suen/engine/calculators/payslip-check/result';
import { useEffect, useState } from 'react';
import { postCalculation } from '../../shared/api-client.ts';
import { afterMilliseconds, useLater } from '../../shared/comparison/use-later.ts';
import type { StateOf } from '../../shared/form/entry-form.ts';
import { payslipCheckForm } from './form.ts';

export type CheckedLine = PayslipCheckResult['lines'][number];
type Checked = ReadonlyMap<SlipLine, CheckedLine>;

const afterTyping = afterMilliseconds(250);

/**
 * The lines as they are calculated while the payslip is copied, so that each row answers as it is filled. Where there is no
 * answer, there is none beside the rows, and the button says why.
 */
export function useSlipPreview({ request }: StateOf<typeof payslipCheckForm>): Checked | undefined {
  const asked = useLater(request, afterTyping);
  const [found, setFound] = useState<{ readonly of: object; readonly lines: Checked }>();
  useEffect(() => {
    if (asked === undefined) return;
    const controller = new AbortController();
    const body = { ...asked, explain: false };
    postCalculation<PayslipCheckResult>(payslipCheckForm.path, body, { signal: controller.signal })
      .then(({ lines }) => {
        if (!controller.signal.aborted) {
          setFound({ of: asked, lines: new Map(lines.map((line) => [line.id, line])) });
        }
      })
      .catch(() => {});
    return () => controller.abort();
  }, [asked]);
  return request === undefined ? undefined : found?.lines;
}

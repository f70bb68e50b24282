import { payslipCheckCall, type SlipLine } from '@suen/engine/calculators/payslip-check/input';
import type { PayslipCheckResult } from '@suen/engine/calculators/payslip-check/result';
import { useEffect, useState } from 'react';
import { postCalculation } from '../../shared/api-client.ts';
import { waitForMs, useLater } from '../../shared/comparison/state/use-later.ts';
import type { StateOf } from '../../shared/form/state/entry-form.ts';
import type { payslipCheckForm } from './form.ts';
import { shownLines, type ShownLine } from './score.ts';

type Request = NonNullable<StateOf<typeof payslipCheckForm>['request']>;
export type Checked = ReadonlyMap<SlipLine, ShownLine>;

const pauseAfterTyping = waitForMs(250);

/** What was asked for each request: the rows and the card beside the form share one call. */
const calls = new WeakMap<Request, Promise<Checked>>();

function linesFor(request: Request): Promise<Checked> {
  const known = calls.get(request);
  if (known !== undefined) return known;
  const body = { ...request, explain: false };
  const call = postCalculation<PayslipCheckResult>(payslipCheckCall.path, body).then(
    (result) => new Map(shownLines(result).map((line) => [line.id, line])),
  );
  calls.set(request, call);
  return call;
}

/**
 * The lines as they are calculated while the payslip is copied, so that each row answers as it is filled. Where there is no
 * answer, there is none beside the rows, and the button says why.
 */
export function useSlipPreview({
  request,
}: Pick<StateOf<typeof payslipCheckForm>, 'request'>): Checked | undefined {
  const asked = useLater(request, pauseAfterTyping);
  const [found, setFound] = useState<Checked>();
  useEffect(() => {
    if (asked === undefined) return;
    let isCurrent = true;
    linesFor(asked)
      .then((lines) => {
        if (isCurrent) setFound(lines);
      })
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return request === undefined ? undefined : found;
}

import type { PayslipCheckResult } from '@suen/engine/calculators/payslip-check/result';
import type { RecordOf } from '../../../shared/form/state/calculator-record.ts';
import type { payslipCheckForm } from '../form.ts';

export type PayslipCheckRecord = RecordOf<typeof payslipCheckForm, PayslipCheckResult>;

export type Cause = PayslipCheckResult['causes'][number];

/** The cause to name as likely. */
export function likelyCause({ causes }: PayslipCheckResult): Cause | undefined {
  return causes.find(({ standing }) => standing === 'likely');
}

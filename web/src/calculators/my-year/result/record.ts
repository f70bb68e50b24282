import type { MyYearResult } from '@suen/engine/calculators/my-year/result';
import { sum } from '../../../shared/amount/derived.ts';
import type { RecordOf } from '../../../shared/form/state/calculator-record.ts';
import { contributionsOf } from '../../../subjects/salary/contributions.ts';
import type { myYearForm } from '../form.ts';

export type MyYearRecord = RecordOf<typeof myYearForm, MyYearResult>;

type PaidMonth = MyYearResult['months'][number]['person'];
export type Payslip = PaidMonth['breakdown'];

/** Both persons' ordinary payslips of a month, added. */
export function ordinaryIn({ person, partner }: MyYearResult['months'][number]) {
  const paid = [person.breakdown, ...(partner ? [partner.breakdown] : [])];
  const total = (amountOf: (slip: Payslip) => number) => sum(paid.map(amountOf));
  return {
    net: total(({ netSalary }) => netSalary),
    tax: total(({ tax }) => tax),
    contributions: total(contributionsOf),
  };
}

/** What is paid once in a month. */
export function onceIn({ person, partner }: MyYearResult['months'][number]): readonly Payslip[] {
  return [person.bonusPay, partner?.bonusPay].filter((slip) => slip !== undefined);
}

type Settled = Pick<MyYearResult['settlement'], 'outcome' | 'refund' | 'toPay' | 'balance'>;

/** How a settlement ends, and the amount that this is about. */
export function outcomeOf({ outcome, refund, toPay, balance }: Settled): {
  readonly kind: Settled['outcome'];
  readonly amount: number;
} {
  const amounts = { refund, toPay, missing: toPay, small: balance, even: 0 } as const;
  return { kind: outcome, amount: amounts[outcome] };
}

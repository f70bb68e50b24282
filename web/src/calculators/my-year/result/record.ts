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

/** What the settlement comes to. */
export type Outcome = 'refund' | 'toPay' | 'missing' | 'small' | 'even';

/** A refund, a debt, or a difference that changes nothing. */
export function outcomeOf({
  refund,
  toPay,
  recovered,
  balance,
}: Pick<MyYearResult['settlement'], 'refund' | 'toPay' | 'recovered' | 'balance'>): {
  readonly kind: Outcome;
  readonly amount: number;
} {
  if (refund > 0) return { kind: 'refund', amount: refund };
  if (toPay > 0) return { kind: recovered ? 'toPay' : 'missing', amount: toPay };
  return balance > 0 ? { kind: 'small', amount: balance } : { kind: 'even', amount: 0 };
}

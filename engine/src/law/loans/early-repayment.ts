import { defineParameter, type ValueOf } from '../../dated/parameter.ts';
import { enacted } from '../../dated/source.ts';
import { euros } from '../../money/cents.ts';

/** Maximum indemnity for an early repayment during a fixed-rate period, in months of interest. */
export const earlyRepaymentIndemnityMonths = defineParameter({
  title: 'Indemnity for early repayment of a housing loan, cap in months of interest',
  unit: 'months',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: 6,
  ...enacted('code/consommation', 'art. L. 226-20, par. 3, al. 2', '2026-11-24'),
});

/** Conditions of the maximum indemnity. It is for a loan that was taken to buy the home. */
export const earlyRepaymentCapConditions = defineParameter({
  title: 'Indemnity for early repayment of a housing loan, conditions of the cap',
  unit: 'table',
  columns: {
    /** The maximum applies up to this sum of all early repayments; beyond it only the lender's loss limits the indemnity. */
    cappedAmount: 'EUR',
    /** Years for which the home must have been the borrower's main residence without a break. */
    occupationYears: 'years',
    /** A contract that was running on this day is outside the chapter. */
    notIfRunningOn: 'text',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: {
    cappedAmount: euros('450000'),
    occupationYears: 2,
    notIfRunningOn: '2016-03-21',
  },
  ...enacted(
    'code/consommation',
    'art. L. 226-20, par. 3, al. 2, et L. 226-45, par. 1',
    '2026-11-24',
  ),
});

export type IndemnityCapConditions = ValueOf<typeof earlyRepaymentCapConditions>;

import type { LoanOverpaymentResult } from '@suen/engine/calculators/loan-overpayment/result';
import { useFormat } from '../../shared/amount/use-format.ts';
import { defineComparison, type ComparedLine } from '../../shared/comparison/comparison.ts';
import { trendBetween } from '../../shared/comparison/table/trend.ts';
import type { RequestOf } from '../../shared/form/state/entry-form.ts';
import { useTermNames } from '../../shared/term/term-names.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { loanOverpaymentForm } from './form.ts';
import { useLoanOverpaymentWords } from './words.ts';

interface Column {
  readonly request: RequestOf<typeof loanOverpaymentForm>;
  readonly result: LoanOverpaymentResult;
}

/** Two early repayments beside each other, with both ways to use them. */
export const loanOverpaymentComparison = defineComparison({
  form: loanOverpaymentForm,
  deciding: [
    'prepaymentAmount',
    'loanAmount',
    'interestRate',
    'remainingTermYears',
    'remainingTermMonths',
    'earlierRepayments',
    'isOlderContract',
    'indemnity',
    'regularAmount',
    'regularInterval',
    'goalYear',
    'goalInterest',
    'savingsRate',
  ],
  useFieldWords: useLoanOverpaymentWords,
  useWords: (own: Column) => {
    const { t } = useTranslation('loan-overpayment', { keyPrefix: 'comparison' });
    const format = useFormat();
    const { termName } = useTermNames();
    return {
      unit: '€',
      linesOf: ({ result }: Column): readonly ComparedLine[] => {
        const {
          overpaymentWithTR: shorter,
          overpaymentWithMR: lower,
          regularPrepayment: regular,
          goalPayment,
          afterCharge,
          breakEven,
        } = result;
        return [
          { id: 'term', name: t('term'), value: shorter.remainingMonths, write: termName },
          { id: 'shorter', name: t('shorter'), value: shorter.savings, isTotal: true },
          { id: 'payment', name: t('payment'), value: lower.newMonthlyPayment },
          { id: 'lower', name: t('lower'), value: lower.savings },
          {
            id: 'indemnity',
            name: t('indemnity'),
            value: result.maximumIndemnity,
            none: t('noMaximum'),
          },
          ...(afterCharge && afterCharge.charge > 0
            ? [{ id: 'afterCharge', name: t('afterCharge'), value: afterCharge.savings }]
            : []),
          ...(regular && regular.paidEarly > 0
            ? [
                { id: 'regular', name: t('regular'), value: regular.savings },
                {
                  id: 'regularTerm',
                  name: t('regularTerm'),
                  value: regular.remainingMonths,
                  write: termName,
                },
              ]
            : []),
          ...(typeof goalPayment === 'number'
            ? [{ id: 'goal', name: t('goal'), value: goalPayment }]
            : []),
          ...(breakEven ? [{ id: 'gain', name: t('gain'), value: breakEven.gain }] : []),
        ];
      },
      sentence: ({ result }: Column, column) => {
        const before = own.result.overpaymentWithTR;
        const after = result.overpaymentWithTR;
        const savings = trendBetween(before.savings, after.savings);
        const months = trendBetween(before.remainingMonths, after.remainingMonths);
        const saved = t('saved', {
          column,
          trend: savings.trend,
          amount: format.eurosOrCents(savings.size),
        });
        if (months.trend === 'same') return saved;
        return `${saved} ${t('ends', { trend: months.trend, term: termName(months.size) })}`;
      },
    };
  },
});

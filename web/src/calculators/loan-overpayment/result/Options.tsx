import type { LoanOverpaymentResult } from '@suen/engine/calculators/loan-overpayment/result';
import type { ReactNode } from 'react';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { Figure } from '../../../shared/result/tables/figure.ts';
import { stepsOfLine } from '../../../shared/result/tables/steps-of-line.ts';
import { useTermNames } from '../../../shared/term/term-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { OptionCard } from './OptionCard.tsx';
import { wholeInterest } from './whole-interest.ts';
import classes from './OptionCard.module.css';

/** The groups of figures. The difference is emphasised. */
const interest = ['totalInterestOld', 'totalInterestNew', 'savings'] as const;
const term = ['originalMonths', 'remainingMonths', 'monthsDifference'] as const;
const payment = [
  'originalMonthlyPayment',
  'newMonthlyPayment',
  'monthlyPaymentDifference',
] as const;

type Line = (typeof interest | typeof term | typeof payment)[number];

/** Both options, side by side on wide screens. */
export function Options({
  result,
  hasHelp,
}: {
  readonly result: LoanOverpaymentResult;
  /** False where a table before it already says that rows can be opened. */
  readonly hasHelp: boolean;
}) {
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'result' });
  const format = useFormat();
  const { monthsName, termName } = useTermNames();
  const { overpaymentWithTR: shorter, overpaymentWithMR: lower, explanation } = result;

  const figure = (
    option: 'overpaymentWithTR' | 'overpaymentWithMR',
    id: Line,
    isTotal: boolean,
    value: ReactNode,
  ): Figure => ({
    id,
    name: t(`figures.${id}`),
    values: [value],
    isTotal,
    steps: stepsOfLine(explanation?.[option], id),
  });
  const interestOf = (option: 'overpaymentWithTR' | 'overpaymentWithMR') => ({
    id: 'interest',
    name: t('groups.interest'),
    unit: t('amount'),
    figures: interest.map((id) =>
      figure(
        option,
        id,
        id === 'savings',
        <Amount key={id} value={wholeInterest(result[option])[id]} hasCurrency hasCents={false} />,
      ),
    ),
  });

  const inBriefOf = (savings: number, difference: Line, value: string) =>
    `${t('figures.savings')} ${format.wholeEuros(savings)}\u00A0· ${t(`figures.${difference}`)} ${value}`;

  return (
    <div className={classes.options} data-folds>
      <OptionCard
        title={t('shorter.title')}
        inBrief={inBriefOf(shorter.savings, 'monthsDifference', termName(shorter.monthsDifference))}
        hasHelp={hasHelp}
        lead={t('shorter.lead', { payment: format.euros(lower.originalMonthlyPayment) })}
        groups={[
          interestOf('overpaymentWithTR'),
          {
            id: 'term',
            name: t('groups.term'),
            unit: t('duration'),
            figures: term.map((id) =>
              figure('overpaymentWithTR', id, id === 'monthsDifference', monthsName(shorter[id])),
            ),
          },
        ]}
      />
      <OptionCard
        title={t('lower.title')}
        inBrief={inBriefOf(
          lower.savings,
          'monthlyPaymentDifference',
          format.euros(lower.monthlyPaymentDifference),
        )}
        hasHelp={false}
        lead={t('lower.lead', { term: termName(shorter.originalMonths) })}
        groups={[
          interestOf('overpaymentWithMR'),
          {
            id: 'payment',
            name: t('groups.payment'),
            unit: t('amount'),
            figures: payment.map((id) =>
              figure(
                'overpaymentWithMR',
                id,
                id === 'monthlyPaymentDifference',
                <Amount key={id} value={lower[id]} hasCurrency />,
              ),
            ),
          },
        ]}
      />
    </div>
  );
}

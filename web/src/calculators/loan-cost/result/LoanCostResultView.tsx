import type { LoanCostResult } from '@suen/engine/calculators/loan-cost/result';
import { decimalsOfRate } from '@suen/engine/inputs';
import { useRef } from 'react';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { StackedBar } from '../../../shared/charts/StackedBar.tsx';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { AnswerFigures } from '../../../shared/result/AnswerFigures.tsx';
import { EnteredSummary } from '../../../shared/result/EnteredSummary.tsx';
import { NotIncluded } from '../../../shared/result/NotIncluded.tsx';
import { PrintNote } from '../../../shared/result/PrintNote.tsx';
import { ResultEnd } from '../../../shared/result/ResultEnd.tsx';
import { ResultHeadline } from '../../../shared/result/ResultHeadline.tsx';
import { ResultLayout } from '../../../shared/result/ResultLayout.tsx';
import { StickyFigure } from '../../../shared/result/StickyFigure.tsx';
import { useTermNames } from '../../../shared/term/term-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { loanCostForm } from '../form.ts';
import { useLoanCostWords } from '../words.ts';
import { useCostParts } from './cost-parts.ts';
import { LoanCharts } from './LoanCharts.tsx';
import { MonthlySchedule } from './MonthlySchedule.tsx';

/** The bank's costs that are not included. */
const notIncluded = ['insurance', 'mortgage', 'fees', 'change'] as const;

/** The result: the cost of a loan and its repayment. */
export function LoanCostResultView(props: ResultPropsOf<typeof loanCostForm, LoanCostResult>) {
  const { record, takesFocus, onRecalculate } = props;
  const { request, result, calculatedOn } = record;
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result' });
  const format = useFormat();
  const { t: shared } = useTranslation('shared');
  const { termName } = useTermNames();
  const words = useLoanCostWords();
  const costParts = useCostParts(result);
  const headline = useRef<HTMLElement>(null);
  const { monthlyPayment, totalCost, baseCost, interestCost } = result;

  return (
    <ResultLayout isFresh={takesFocus}>
      <ResultHeadline
        ref={headline}
        name={t('headline')}
        amount={monthlyPayment}
        period={shared('period.chip.monthly')}
        chips={[
          format.eurosBriefly(request.amount),
          termName(result.months),
          t('rateChip', { rate: format.percent(request.annualInterestRate, decimalsOfRate) }),
        ]}
        sentence={t(sentenceFor(result), {
          loan: format.eurosBriefly(baseCost),
          total: format.euros(totalCost),
          interest: format.euros(interestCost),
        })}
        takesFocus={takesFocus}
        onChange={() => onRecalculate()}
      >
        {result.months > 0 && (
          <StackedBar parts={costParts} total={{ name: t('line.totalCost'), amount: totalCost }} />
        )}
        {result.atHigherRates.length > 0 && (
          <AnswerFigures
            figures={result.atHigherRates.map(({ points, monthlyPayment: payment }) => ({
              id: String(points),
              name: t('higherRate', {
                count: points,
                rate: format.percent(request.annualInterestRate + points, decimalsOfRate),
              }),
              value: shared('period.amount.monthly', { amount: format.euros(payment) }),
            }))}
          />
        )}
      </ResultHeadline>
      <LoanCharts result={result} />
      {result.months > 0 && <MonthlySchedule record={record} />}
      <NotIncluded
        title={t('notIncluded.title')}
        items={notIncluded.map((item) => t(`notIncluded.${item}`))}
      />
      <EnteredSummary
        form={loanCostForm}
        words={words}
        request={request}
        onChange={onRecalculate}
      />
      <PrintNote calculatedOn={calculatedOn} />
      <ResultEnd disclaimer={t('disclaimer')} onRecalculate={() => onRecalculate()} />
      <StickyFigure
        name={`${t('headline')} · ${termName(result.months)}`}
        amount={monthlyPayment}
        headline={headline}
      />
    </ResultLayout>
  );
}

function sentenceFor({ months, interestCost }: LoanCostResult) {
  if (months === 0) return 'withoutTerm';
  return interestCost === 0 ? 'withoutInterest' : 'sentence';
}

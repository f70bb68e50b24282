import { useRef } from 'react';
import { formatEuros, formatPercent } from '../../../shared/amount/format-amount.ts';
import { PrintNote } from '../../../shared/result/PrintNote.tsx';
import { ResultActions } from '../../../shared/result/ResultActions.tsx';
import { ResultEnd } from '../../../shared/result/ResultEnd.tsx';
import { ResultHeadline } from '../../../shared/result/ResultHeadline.tsx';
import { ResultLayout } from '../../../shared/result/ResultLayout.tsx';
import { StickyFigure } from '../../../shared/result/StickyFigure.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { EntryName } from '../entries.ts';
import { useEntryNames } from '../entry-names.ts';
import type { LoanCostRecord } from '../record.ts';
import { EnteredSummary } from './EnteredSummary.tsx';
import { LoanCharts } from './LoanCharts.tsx';
import { MonthlySchedule } from './MonthlySchedule.tsx';
import { NotIncluded } from './NotIncluded.tsx';

interface LoanCostResultViewProps {
  readonly record: LoanCostRecord;
  /** True when the result has just replaced the form. */
  readonly takesFocus: boolean;
  /** Back to the form, and there to a field if one is named. */
  readonly onRecalculate: (field?: EntryName) => void;
}

/** What a loan costs a month and altogether, and how it is repaid. */
export function LoanCostResultView(props: LoanCostResultViewProps) {
  const { record, takesFocus, onRecalculate } = props;
  const { request, result, calculatedOn } = record;
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result' });
  const { t: shared } = useTranslation('shared');
  const { termName } = useEntryNames();
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
          termName(result.months),
          t('rateChip', { rate: formatPercent(request.annualInterestRate) }),
        ]}
        sentence={t(interestCost === 0 ? 'withoutInterest' : 'sentence', {
          loan: formatEuros(baseCost),
          total: formatEuros(totalCost),
          interest: formatEuros(interestCost),
        })}
        takesFocus={takesFocus}
        actions={<ResultActions onRecalculate={() => onRecalculate()} />}
      />
      <LoanCharts result={result} />
      <MonthlySchedule record={record} />
      <NotIncluded />
      <EnteredSummary request={request} onChange={onRecalculate} />
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

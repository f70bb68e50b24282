import type { LoanOverpaymentResult } from '@suen/engine/calculators/loan-overpayment/result';
import { useRef } from 'react';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { StackedBar } from '../../../shared/charts/StackedBar.tsx';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { EnteredSummary } from '../../../shared/result/EnteredSummary.tsx';
import { Hints } from '../../../shared/result/Hints.tsx';
import { PrintNote } from '../../../shared/result/PrintNote.tsx';
import { ResultEnd } from '../../../shared/result/ResultEnd.tsx';
import { ResultHeadline } from '../../../shared/result/ResultHeadline.tsx';
import { ResultLayout } from '../../../shared/result/ResultLayout.tsx';
import { StickyFigure } from '../../../shared/result/StickyFigure.tsx';
import { useTermNames } from '../../../shared/term/term-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { loanOverpaymentForm } from '../form.ts';
import { useLoanOverpaymentWords } from '../words.ts';
import { BalanceChart } from './BalanceChart.tsx';
import { Indemnity } from './Indemnity.tsx';
import { Options } from './Options.tsx';
import type { RequestOf } from '../../../shared/form/entry-form.ts';

/** The result: the savings of an early repayment with each of the two options. */
export function LoanOverpaymentResultView(
  props: ResultPropsOf<typeof loanOverpaymentForm, LoanOverpaymentResult>,
) {
  const { record, takesFocus, onRecalculate } = props;
  const { request, result, calculatedOn } = record;
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'result' });
  const format = useFormat();
  const { termName } = useTermNames();
  const words = useLoanOverpaymentWords();
  const answer = useAnswer();
  const headline = useRef<HTMLElement>(null);

  const { savings, originalMonths, totalInterestNew, totalInterestOld } = result.overpaymentWithTR;
  const excess = request.prepaymentAmount - request.loanAmount;

  return (
    <ResultLayout isFresh={takesFocus}>
      <ResultHeadline
        ref={headline}
        name={t('headline')}
        amount={savings}
        hasCents={false}
        period={t('period')}
        chips={[
          t('chip.loan', { amount: format.eurosBriefly(request.loanAmount) }),
          t('chip.terms', {
            rate: format.percent(request.interestRate),
            term: termName(originalMonths),
          }),
        ]}
        sentence={answer(request, result)}
        takesFocus={takesFocus}
        onChange={() => onRecalculate()}
      >
        <StackedBar
          figures="wholeEuros"
          total={{ name: t('bar.before'), amount: totalInterestOld }}
          parts={[
            { id: 'saved', name: t('bar.saved'), amount: savings, colour: 'var(--suen-net)' },
            {
              id: 'left',
              name: t('bar.left'),
              amount: totalInterestNew,
              colour: 'var(--suen-accident)',
            },
          ]}
        />
      </ResultHeadline>
      <Options result={result} />
      <Hints
        sentences={
          excess > 0
            ? [
                t('excess', {
                  loan: format.eurosBriefly(request.loanAmount),
                  excess: format.eurosBriefly(excess),
                }),
              ]
            : []
        }
      />
      <Indemnity result={result} />
      <BalanceChart result={result} />
      <EnteredSummary
        form={loanOverpaymentForm}
        words={words}
        request={request}
        onChange={onRecalculate}
      />
      <PrintNote calculatedOn={calculatedOn} />
      <ResultEnd disclaimer={t('disclaimer')} onRecalculate={() => onRecalculate()} />
      <StickyFigure
        name={t('shortHeadline')}
        amount={savings}
        hasCents={false}
        headline={headline}
      />
    </ResultLayout>
  );
}

/** The answer: what is saved after the bank's charge, which option saves more, and which leaves more money each month. */
function useAnswer() {
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'result.answer' });
  const format = useFormat();
  const { termName } = useTermNames();
  type Request = RequestOf<typeof loanOverpaymentForm>;
  const optionsOf = (
    { prepaymentAmount }: Request,
    { overpaymentWithTR: shorter, overpaymentWithMR: lower }: LoanOverpaymentResult,
  ): string => {
    const earlier = termName(shorter.monthsDifference);
    const cash = format.euros(lower.monthlyPaymentDifference);
    const more = format.eurosOrCents(shorter.savings - lower.savings);
    if (prepaymentAmount === 0) return t('nothing');
    if (shorter.remainingMonths === 0) {
      return t('cleared', { payment: format.euros(lower.originalMonthlyPayment) });
    }
    if (shorter.savings === lower.savings) {
      return shorter.monthsDifference === 0
        ? t('sameWithoutMonths', { cash })
        : t('same', { earlier, cash });
    }
    return shorter.monthsDifference === 0
      ? t('withoutMonths', { more, cash })
      : t('usual', { more, earlier, cash });
  };
  return (request: Request, result: LoanOverpaymentResult): string => {
    const options = optionsOf(request, result);
    const charge = result.maximumIndemnity ?? 0;
    if (charge === 0 || request.prepaymentAmount === 0) return options;
    const net = result.overpaymentWithTR.savings - charge;
    const words = { charge: format.wholeEuros(charge), net: format.wholeEuros(net) };
    return `${t(net > 0 ? 'net' : 'netLoss', words)} ${options}`;
  };
}

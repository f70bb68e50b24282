import type { LoanOverpaymentResult } from '@suen/engine/calculators/loan-overpayment/result';
import { difference } from '../../../shared/amount/derived.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { StackedBar } from '../../../shared/charts/ribbon/StackedBar.tsx';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { AnswerFigures } from '../../../shared/result/answer/AnswerFigures.tsx';
import { ResultHeadline } from '../../../shared/result/answer/ResultHeadline.tsx';
import { ResultLayout } from '../../../shared/result/frame/ResultLayout.tsx';
import { EnteredSummary } from '../../../shared/result/parts/EnteredSummary.tsx';
import { Hints } from '../../../shared/result/parts/Hints.tsx';
import { useTermNames } from '../../../shared/term/term-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { intervals, loanOverpaymentForm } from '../form.ts';
import { useLoanOverpaymentWords } from '../words.ts';
import { regularOf, useAnswer, useFigures, useLead, type Request } from './answer.ts';
import { BalanceChart } from './BalanceChart.tsx';
import { BreakEven } from './BreakEven.tsx';
import { Indemnity } from './Indemnity.tsx';
import { Options } from './Options.tsx';
import { Regular } from './Regular.tsx';
import { wholeInterest } from './whole-interest.ts';
import classes from './parts.module.css';

/** The result: the savings of an early repayment with each of the two options. */
export function LoanOverpaymentResultView(
  props: ResultPropsOf<typeof loanOverpaymentForm, LoanOverpaymentResult>,
) {
  const { record, onRecalculate } = props;
  const { request, result } = record;
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'result' });
  const format = useFormat();
  const words = useLoanOverpaymentWords();
  const answer = useAnswer();

  const regular = regularOf(result);
  const hasOptions = regular === undefined || request.prepaymentAmount > 0;
  const interest = regular ?? result.overpaymentWithTR;
  const chips = useChips(request, result);
  const { amount = interest.savings, shortName, ...lead } = useLead()(request, result);
  const figures = useFigures()(request, result);
  const excess = difference(request.prepaymentAmount, request.loanAmount);
  const hints =
    excess > 0
      ? [
          t('excess', {
            loan: format.eurosBriefly(request.loanAmount),
            excess: format.eurosBriefly(excess),
          }),
        ]
      : [];
  const breakEven =
    result.breakEven && request.savingsRate !== undefined && request.prepaymentAmount > 0 ? (
      <BreakEven
        breakEven={result.breakEven}
        explanation={result.explanation}
        repaid={request.prepaymentAmount}
        savingsRate={request.savingsRate}
        isChargeUnknown={result.maximumIndemnity === null && request.indemnity === undefined}
      />
    ) : undefined;
  // Where there is only one of the other two, it stands beside that one.
  const isIndemnityWide = (regular === undefined) === (breakEven === undefined);
  const indemnity = (
    <Indemnity
      result={result}
      entered={request.indemnity}
      isOnce={request.prepaymentAmount > 0}
      isWide={isIndemnityWide}
    />
  );

  return (
    <ResultLayout
      of={props}
      disclaimer={t('disclaimer')}
      sticky={{ name: shortName, amount, hasCents: lead.hasCents }}
    >
      <ResultHeadline
        {...lead}
        amount={amount}
        chips={chips}
        sentence={answer(request, result)}
        caveat={
          result.afterCharge?.isAboveMaximum === true
            ? t('indemnity.above', {
                charge: format.eurosBriefly(request.indemnity ?? 0),
                maximum: format.wholeEuros(result.maximumIndemnity ?? 0),
              })
            : undefined
        }
      >
        <InterestBar interest={interest} />
        {figures.length > 0 && <AnswerFigures figures={figures} />}
      </ResultHeadline>
      <Hints sentences={hints} />
      {regular && (
        <div className={classes.pair} data-folds>
          <Regular
            regular={regular}
            explanation={result.explanation}
            once={request.prepaymentAmount}
          />
          {breakEven ?? indemnity}
        </div>
      )}
      {hasOptions && regular !== undefined && (
        <h2>{t('single', { amount: format.eurosBriefly(request.prepaymentAmount) })}</h2>
      )}
      {hasOptions && <Options result={result} hasHelp={regular === undefined} />}
      {regular === undefined && breakEven !== undefined && (
        <div className={classes.pair} data-folds>
          {breakEven}
          {indemnity}
        </div>
      )}
      {isIndemnityWide && indemnity}
      <BalanceChart result={result} regular={regular} hasOptions={hasOptions} />
      <EnteredSummary
        form={loanOverpaymentForm}
        words={words}
        names={loanOverpaymentForm.names.filter(
          (name) =>
            (name !== 'regularInterval' || request.regularPrepayment !== undefined) &&
            (name !== 'remainingTermMonths' || (request.remainingTermMonths ?? 0) > 0),
        )}
        request={{ ...request, ...enteredOf(request) }}
        onChange={onRecalculate}
      />
    </ResultLayout>
  );
}

/** What was entered of the loan and its early repayment, in a few words each. */
function useChips(request: Request, { overpaymentWithTR }: LoanOverpaymentResult) {
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'result.chip' });
  const format = useFormat();
  const { termName } = useTermNames();
  return [
    ...(request.prepaymentAmount > 0
      ? [t('once', { amount: format.eurosBriefly(request.prepaymentAmount) })]
      : []),
    ...(request.regularPrepayment?.amount === undefined
      ? []
      : [
          t('regular', {
            amount: format.eurosBriefly(request.regularPrepayment.amount),
            interval: request.regularPrepayment.every ?? intervals[0],
          }),
        ]),
    t('loan', { amount: format.eurosBriefly(request.loanAmount) }),
    t('terms', {
      rate: format.percent(request.interestRate),
      term: termName(overpaymentWithTR.originalMonths),
    }),
  ];
}

interface InterestBarProps {
  readonly interest: Parameters<typeof wholeInterest>[0];
}

/** The interest without early repayment, by what is saved and what is left. */
function InterestBar({ interest }: InterestBarProps) {
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'result.bar' });
  const { savings, totalInterestNew, totalInterestOld } = wholeInterest(interest);
  return (
    <StackedBar
      figures="wholeEuros"
      total={{ name: t('before'), amount: totalInterestOld }}
      parts={[
        { id: 'saved', name: t('saved'), amount: savings, colour: 'var(--suen-net)' },
        {
          id: 'left',
          name: t('left'),
          amount: totalInterestNew,
          colour: 'var(--suen-accident)',
        },
      ]}
    />
  );
}

/** What the form asks for in another way than the request holds it. */
function enteredOf({ goal, contractSigned }: Request) {
  return {
    isOlderContract: contractSigned !== undefined,
    ...(goal?.endBy !== undefined && { goalYear: Number.parseInt(goal.endBy, 10) }),
  };
}

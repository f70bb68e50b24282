import type { LoanOverpaymentResult } from '@suen/engine/calculators/loan-overpayment/result';
import { useRef } from 'react';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { StackedBar } from '../../../shared/charts/StackedBar.tsx';
import type { RequestOf } from '../../../shared/form/entry-form.ts';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { AnswerFigures } from '../../../shared/result/AnswerFigures.tsx';
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
import { BreakEven } from './BreakEven.tsx';
import { Indemnity } from './Indemnity.tsx';
import { Options } from './Options.tsx';
import { Regular } from './Regular.tsx';
import { wholeInterest } from './whole-interest.ts';
import parts from './Indemnity.module.css';

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

  const { originalMonths } = result.overpaymentWithTR;
  const regular = regularOf(result);
  const hasOptions = regular === undefined || request.prepaymentAmount > 0;
  const interest = regular ?? result.overpaymentWithTR;
  const { savings, totalInterestNew, totalInterestOld } = wholeInterest(interest);
  const { amount = interest.savings, shortName, ...lead } = useLead()(request, result);
  const figures = useFigures()(request, result);
  const excess = request.prepaymentAmount - request.loanAmount;
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
      isAboveMaximum={isAboveMaximum(request, result)}
      isWide={isIndemnityWide}
    />
  );

  return (
    <ResultLayout isFresh={takesFocus}>
      <ResultHeadline
        ref={headline}
        {...lead}
        amount={amount}
        chips={[
          ...(request.prepaymentAmount > 0
            ? [t('chip.once', { amount: format.eurosBriefly(request.prepaymentAmount) })]
            : []),
          ...(request.regularPrepayment?.amount === undefined
            ? []
            : [
                t('chip.regular', {
                  amount: format.eurosBriefly(request.regularPrepayment.amount),
                  interval: request.regularPrepayment.every,
                }),
              ]),
          t('chip.loan', { amount: format.eurosBriefly(request.loanAmount) }),
          t('chip.terms', {
            rate: format.percent(request.interestRate),
            term: termName(originalMonths),
          }),
        ]}
        sentence={answer(request, result)}
        caveat={
          isAboveMaximum(request, result)
            ? t('indemnity.above', {
                charge: format.eurosBriefly(request.indemnity ?? 0),
                maximum: format.wholeEuros(result.maximumIndemnity ?? 0),
              })
            : undefined
        }
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
        {figures.length > 0 && <AnswerFigures figures={figures} />}
      </ResultHeadline>
      <Hints sentences={hints} />
      {regular && (
        <div className={parts.pair} data-folds>
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
        <div className={parts.pair} data-folds>
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
      <PrintNote calculatedOn={calculatedOn} />
      <ResultEnd disclaimer={t('disclaimer')} onRecalculate={() => onRecalculate()} />
      <StickyFigure name={shortName} amount={amount} hasCents={lead.hasCents} headline={headline} />
    </ResultLayout>
  );
}

type Request = RequestOf<typeof loanOverpaymentForm>;

/** Regular repayments, unless a goal needs none. */
function regularOf({ regularPrepayment }: LoanOverpaymentResult) {
  return (regularPrepayment?.paidEarly ?? 0) > 0 ? regularPrepayment : undefined;
}

/** What was sent under other names than those of the form. */
function enteredOf({ regularPrepayment, goal, contractSigned }: Request) {
  return {
    isOlderContract: contractSigned !== undefined,
    ...(regularPrepayment && {
      regularInterval: regularPrepayment.every,
      regularFrom: regularPrepayment.fromMonth,
      regularAmount: regularPrepayment.amount,
    }),
    ...(goal?.endBy !== undefined && { goalYear: Number.parseInt(goal.endBy, 10) }),
    ...(goal?.interestSaved !== undefined && { goalInterest: goal.interestSaved }),
  };
}

/** The figure that answers: the payment for a goal, else what is saved. */
function useLead() {
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'result' });
  const format = useFormat();
  return (request: Request, result: LoanOverpaymentResult) => {
    const { goal, regularPrepayment } = request;
    const { goalPayment } = result;
    if (goal === undefined || typeof goalPayment !== 'number' || goalPayment === 0) {
      return {
        name: t(namesOption(request, result) ? 'headlineShorter' : 'headline'),
        shortName: t('headline'),
        hasCents: false,
      };
    }
    const { endBy, interestSaved } = goal;
    const asked = endBy === undefined ? 'interest' : interestSaved === undefined ? 'year' : 'both';
    return {
      name: t(`goal.headline.${asked}`, {
        year: (endBy ?? '').slice(0, 4),
        interest: format.eurosBriefly(interestSaved ?? 0),
      }),
      shortName: t('goal.short'),
      period: t(`goal.period.${regularPrepayment?.every ?? 'month'}`),
      hasCents: true,
      amount: goalPayment,
    };
  };
}

/** Whether the headline is about option 1 alone: option 2 saves less. */
function namesOption({ prepaymentAmount }: Request, result: LoanOverpaymentResult): boolean {
  const { overpaymentWithTR: shorter, overpaymentWithMR: lower } = result;
  return (
    regularOf(result) === undefined &&
    prepaymentAmount > 0 &&
    shorter.remainingMonths > 0 &&
    shorter.savings > lower.savings
  );
}

/** The charge of the bank, or the highest of the law; undefined where neither is known. */
function chargeOf({ indemnity }: Request, result: LoanOverpaymentResult) {
  const { maximumIndemnity, repaidWithoutCap } = result;
  return indemnity ?? (repaidWithoutCap > 0 ? undefined : (maximumIndemnity ?? undefined));
}

/** Whether the bank asks for more than the law allows for a main residence. Above the capped amount there is no maximum. */
function isAboveMaximum({ indemnity }: Request, result: LoanOverpaymentResult): boolean {
  const { maximumIndemnity, repaidWithoutCap } = result;
  return (
    indemnity !== undefined &&
    maximumIndemnity !== null &&
    repaidWithoutCap === 0 &&
    indemnity > maximumIndemnity
  );
}

/** What decides beside what is saved: the charge, the end of the loan, and savings. */
function useFigures() {
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'result' });
  const format = useFormat();
  const { termName } = useTermNames();
  return (request: Request, result: LoanOverpaymentResult) => {
    const { overpaymentWithTR: shorter, breakEven } = result;
    const charge = chargeOf(request, result) ?? 0;
    const regular = regularOf(result);
    const { savings, monthsDifference: months } = regular ?? shorter;
    const once = format.eurosBriefly(request.prepaymentAmount);
    const kind = request.indemnity === undefined ? 'highest' : 'entered';
    // The bank may ask for a charge on regular repayments, too.
    const charged = regular === undefined ? kind : (`${kind}Once` as const);
    return [
      ...(charge > 0 && request.prepaymentAmount > 0
        ? [
            {
              id: 'net',
              name: t(`net.${charged}`, {
                once,
                charge: format.wholeEuros(charge),
              }),
              value: format.wholeEuros(savings - charge),
            },
          ]
        : []),
      // The answer about regular repayments says it.
      ...(months > 0 && regular === undefined
        ? [{ id: 'sooner', name: t('sooner'), value: termName(months) }]
        : []),
      ...(breakEven && request.prepaymentAmount > 0
        ? [
            {
              id: 'breakEven',
              name: t('breakEven.betterOnce', { once }),
              value: breakEven.month === null ? t('breakEven.never') : termName(breakEven.month),
            },
          ]
        : []),
    ];
  };
}

/** The answer beside the headline: what a lower payment saves, and a charge that costs more than is saved. */
function useAnswer() {
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'result.answer' });
  const { t: ofGoal } = useTranslation('loan-overpayment', { keyPrefix: 'result.goal' });
  const { t: ofRegular } = useTranslation('loan-overpayment', { keyPrefix: 'result.regular' });
  const format = useFormat();
  const { termName } = useTermNames();
  const optionsOf = (
    { prepaymentAmount }: Request,
    { overpaymentWithTR: shorter, overpaymentWithMR: lower }: LoanOverpaymentResult,
  ): string => {
    const earlier = termName(shorter.monthsDifference);
    const cash = format.euros(lower.monthlyPaymentDifference);
    if (prepaymentAmount === 0) return t('nothing');
    if (shorter.remainingMonths === 0) {
      return t('cleared', { payment: format.euros(lower.originalMonthlyPayment) });
    }
    if (shorter.savings === lower.savings) {
      return shorter.monthsDifference === 0
        ? t('sameWithoutMonths', { cash })
        : t('same', { earlier, cash });
    }
    const other = t('usual', { lower: format.wholeEuros(lower.savings), cash });
    return shorter.monthsDifference === 0 ? `${t('withoutMonths')} ${other}` : other;
  };
  const regularAnswer = (
    amount: number,
    { regularPrepayment: asked, prepaymentAmount: once }: Request,
  ): string =>
    ofRegular(once > 0 ? 'answerWithOnce' : 'answer', {
      interval: asked?.every ?? 'month',
      once: format.eurosBriefly(once),
      amount: format.eurosBriefly(amount),
    });
  return (request: Request, result: LoanOverpaymentResult): string => {
    const { goalPayment } = result;
    const regular = regularOf(result);
    const goal =
      goalPayment === undefined
        ? ''
        : ofGoal(goalPayment === null ? 'none' : goalPayment === 0 ? 'enough' : 'answer');
    if (regular !== undefined) {
      const amount = request.regularPrepayment?.amount ?? goalPayment ?? 0;
      const { monthsDifference } = regular;
      return [
        goal,
        // The headline says what a goal takes every month.
        goal === '' || request.prepaymentAmount > 0 ? regularAnswer(amount, request) : '',
        monthsDifference === 0
          ? ofRegular('same')
          : ofRegular('sooner', { earlier: termName(monthsDifference) }),
      ]
        .filter(Boolean)
        .join(' ');
    }
    if (goal !== '' && request.prepaymentAmount === 0) return goal;
    const options = [goal, optionsOf(request, result)].join(' ').trim();
    const charge = chargeOf(request, result) ?? 0;
    if (charge === 0 || request.prepaymentAmount === 0) return options;
    const net = result.overpaymentWithTR.savings - charge;
    if (net > 0) return options;
    const sentence = request.indemnity === undefined ? 'netLoss' : 'netLossEntered';
    return `${t(sentence, { charge: format.wholeEuros(charge) })} ${options}`;
  };
}

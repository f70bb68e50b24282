import type { LoanOverpaymentResult } from '@suen/engine/calculators/loan-overpayment/result';
import { useRef } from 'react';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { AnswerFigures } from '../../../shared/result/AnswerFigures.tsx';
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
import { BreakEven } from './BreakEven.tsx';
import { Indemnity } from './Indemnity.tsx';
import { Options } from './Options.tsx';
import { Regular } from './Regular.tsx';
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

  const { originalMonths } = result.overpaymentWithTR;
  const regular = regularOf(result);
  const hasOptions = regular === undefined || request.prepaymentAmount > 0;
  const { savings, totalInterestNew, totalInterestOld } = regular ?? result.overpaymentWithTR;
  const { amount = savings, shortName, ...lead } = useLead()(request, result);
  const figures = useFigures()(request, result);
  const excess = request.prepaymentAmount - request.loanAmount;

  return (
    <ResultLayout isFresh={takesFocus}>
      <ResultHeadline
        ref={headline}
        {...lead}
        amount={amount}
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
        {figures.length > 0 && <AnswerFigures figures={figures} />}
      </ResultHeadline>
      {regular && (
        <Regular
          regular={regular}
          explanation={result.explanation}
          once={request.prepaymentAmount}
        />
      )}
      {hasOptions && <Options result={result} />}
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
      {result.breakEven && request.savingsRate !== undefined && request.prepaymentAmount > 0 && (
        <BreakEven
          breakEven={result.breakEven}
          explanation={result.explanation}
          repaid={request.prepaymentAmount}
          savingsRate={request.savingsRate}
          isChargeUnknown={result.maximumIndemnity === null && request.indemnity === undefined}
        />
      )}
      <Indemnity result={result} />
      <BalanceChart result={result} regular={regular} hasOptions={hasOptions} />
      <EnteredSummary
        form={loanOverpaymentForm}
        words={words}
        names={loanOverpaymentForm.names.filter(
          (name) => name !== 'regularInterval' || request.regularPrepayment !== undefined,
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
  return ({ goal, regularPrepayment }: Request, result: LoanOverpaymentResult) => {
    const { goalPayment } = result;
    if (goal === undefined || typeof goalPayment !== 'number' || goalPayment === 0) {
      return {
        name: t('headline'),
        shortName: t('shortHeadline'),
        period: t('period'),
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

/** The charge of the bank, or the highest of the law; undefined where neither is known. */
function chargeOf({ indemnity }: Request, { maximumIndemnity }: LoanOverpaymentResult) {
  return indemnity ?? maximumIndemnity ?? undefined;
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
    const months = (regular ?? shorter).monthsDifference;
    return [
      ...(charge > 0 && request.prepaymentAmount > 0 && regular === undefined
        ? [{ id: 'net', name: t('net'), value: format.wholeEuros(shorter.savings - charge) }]
        : []),
      ...(months > 0 ? [{ id: 'sooner', name: t('sooner'), value: termName(months) }] : []),
      ...(breakEven && request.prepaymentAmount > 0
        ? [
            {
              id: 'breakEven',
              name: t('breakEven.better'),
              value: breakEven.month === null ? t('breakEven.never') : termName(breakEven.month),
            },
          ]
        : []),
    ];
  };
}

/** The answer: what is saved after the bank's charge, which option saves more, and which leaves more money each month. */
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
  const regularAnswer = (
    amount: number,
    { regularPrepayment: asked }: Request,
    { savings, monthsDifference }: NonNullable<LoanOverpaymentResult['regularPrepayment']>,
  ) =>
    [
      ofRegular('answer', {
        interval: asked?.every ?? 'month',
        amount: format.eurosBriefly(amount),
        savings: format.wholeEuros(savings),
      }),
      monthsDifference === 0
        ? ofRegular('same')
        : ofRegular('sooner', { earlier: termName(monthsDifference) }),
    ].join(' ');
  return (request: Request, result: LoanOverpaymentResult): string => {
    const { goalPayment } = result;
    const regular = regularOf(result);
    const goal =
      goalPayment === undefined
        ? ''
        : ofGoal(goalPayment === null ? 'none' : goalPayment === 0 ? 'enough' : 'answer');
    if (regular !== undefined) {
      const amount = request.regularPrepayment?.amount ?? goalPayment ?? 0;
      return [goal, regularAnswer(amount, request, regular)].join(' ').trim();
    }
    if (goal !== '' && request.prepaymentAmount === 0) return goal;
    const options = [goal, optionsOf(request, result)].join(' ').trim();
    const charge = chargeOf(request, result) ?? 0;
    if (charge === 0 || request.prepaymentAmount === 0) return options;
    const net = result.overpaymentWithTR.savings - charge;
    const words = { charge: format.wholeEuros(charge), net: format.wholeEuros(net) };
    const isEntered = request.indemnity !== undefined;
    const sentence =
      net > 0 ? (isEntered ? 'netEntered' : 'net') : isEntered ? 'netLossEntered' : 'netLoss';
    return `${t(sentence, words)} ${options}`;
  };
}

import type { LoanOverpaymentResult } from '@suen/engine/calculators/loan-overpayment/result';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { RequestOf } from '../../../shared/form/state/entry-form.ts';
import { useTermNames } from '../../../shared/term/term-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { loanOverpaymentForm } from '../form.ts';

export type Request = RequestOf<typeof loanOverpaymentForm>;

/** Regular repayments, where the answer is about them. */
export function regularOf({ regularPrepayment, answerIs }: LoanOverpaymentResult) {
  return answerIs === 'regular' ? regularPrepayment : undefined;
}

/** The figure that answers: the payment for a goal, else what is saved. */
export function useLead() {
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'result' });
  const format = useFormat();
  return (request: Request, result: LoanOverpaymentResult) => {
    const { goal, regularPrepayment } = request;
    const { goalPayment, goalIs } = result;
    if (goal === undefined || goalIs !== 'payment') {
      return {
        name: t(namesOption(result) ? 'headlineShorter' : 'headline'),
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
      amount: goalPayment ?? 0,
    };
  };
}

/** Whether the headline is about option 1 alone: option 2 saves less. */
function namesOption({ answerIs, onceIs }: LoanOverpaymentResult): boolean {
  return answerIs !== 'regular' && onceIs === 'differs';
}

/** What decides beside what is saved: the charge, the end of the loan, and savings. */
export function useFigures() {
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'result' });
  const format = useFormat();
  const { termName } = useTermNames();
  return (request: Request, result: LoanOverpaymentResult) => {
    const { overpaymentWithTR: shorter, afterCharge, breakEven } = result;
    const regular = regularOf(result);
    const { monthsDifference: months } = regular ?? shorter;
    const once = format.eurosBriefly(request.prepaymentAmount);
    const kind = request.indemnity === undefined ? 'highest' : 'entered';
    // The bank may ask for a charge on regular repayments, too.
    const charged = regular === undefined ? kind : (`${kind}Once` as const);
    return [
      ...(afterCharge && afterCharge.charge > 0 && request.prepaymentAmount > 0
        ? [
            {
              id: 'net',
              name: t(`net.${charged}`, {
                once,
                charge: format.wholeEuros(afterCharge.charge),
              }),
              value: format.wholeEuros(
                (regular && afterCharge.regularSavings) ?? afterCharge.savings,
              ),
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
export function useAnswer() {
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'result.answer' });
  const { t: goalText } = useTranslation('loan-overpayment', { keyPrefix: 'result.goal' });
  const { t: regularText } = useTranslation('loan-overpayment', { keyPrefix: 'result.regular' });
  const format = useFormat();
  const { termName } = useTermNames();
  const optionsOf = ({
    overpaymentWithTR: shorter,
    overpaymentWithMR: lower,
    onceIs,
  }: LoanOverpaymentResult): string => {
    const earlier = termName(shorter.monthsDifference);
    const cash = format.euros(lower.monthlyPaymentDifference);
    if (onceIs === 'nothing') return t('nothing');
    if (onceIs === 'cleared') {
      return t('cleared', { payment: format.euros(lower.originalMonthlyPayment) });
    }
    if (onceIs === 'same') {
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
    regularText(once > 0 ? 'answerWithOnce' : 'answer', {
      interval: asked?.every ?? 'month',
      once: format.eurosBriefly(once),
      amount: format.eurosBriefly(amount),
    });
  return (request: Request, result: LoanOverpaymentResult): string => {
    const { goalPayment, goalIs, afterCharge, answerIs } = result;
    const regular = regularOf(result);
    const goal = goalIs === undefined ? '' : goalText(goalIs);
    if (regular !== undefined) {
      const amount = request.regularPrepayment?.amount ?? goalPayment ?? 0;
      const { monthsDifference } = regular;
      return [
        goal,
        // The headline says what a goal takes every month.
        goal === '' || request.prepaymentAmount > 0 ? regularAnswer(amount, request) : '',
        monthsDifference === 0
          ? regularText('same')
          : regularText('sooner', { earlier: termName(monthsDifference) }),
      ]
        .filter(Boolean)
        .join(' ');
    }
    if (answerIs === 'goal') return goal;
    const options = [goal, optionsOf(result)].join(' ').trim();
    if (afterCharge?.isLoss !== true) return options;
    const sentence = request.indemnity === undefined ? 'netLoss' : 'netLossEntered';
    return `${t(sentence, { charge: format.wholeEuros(afterCharge.charge) })} ${options}`;
  };
}

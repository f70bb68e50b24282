import type { LoanOverpaymentResult } from '@suen/engine/calculators/loan-overpayment/result';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { RequestOf } from '../../../shared/form/entry-form.ts';
import { useTermNames } from '../../../shared/term/term-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { loanOverpaymentForm } from '../form.ts';

/** The answer: what is saved after the bank's charge, which option saves more, and which leaves more money each month. */
export function useAnswer() {
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

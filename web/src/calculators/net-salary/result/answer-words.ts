import { difference } from '../../../shared/amount/derived.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { ResultPeriod } from '../../../shared/result/view/result-period.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { Employment } from '../../../subjects/salary/salary-entries.ts';
import { netPercent } from '../../../subjects/salary/salary-lines.ts';
import { payIn, wishOf, type NetSalaryRecord } from './found-salary.ts';
import { raiseOf } from './raise.ts';

interface AnswerWords {
  readonly name: string;
  /** The figure of a month and of the year. */
  readonly amounts: { readonly [Period in ResultPeriod]: number };
  readonly sentence: string;
  /** What was entered, in the period for which it was entered. */
  readonly entered: string;
}

/** The answer in a figure and a sentence or two: the net of a salary, or the gross for a net or a cost. */
export function useAnswerWords(
  { request, result }: Pick<NetSalaryRecord, 'request' | 'result'>,
  period: ResultPeriod,
  employment: Employment,
): AnswerWords {
  const { t } = useTranslation('net-salary', { keyPrefix: 'result' });
  const format = useFormat();
  const { t: shared } = useTranslation('shared');
  const pay = payIn(result);
  const breakdowns = { monthly: pay.monthlySalary, annual: pay.annualSalary };
  const breakdown = breakdowns[period];
  const { grossSalary, netSalary } = breakdown;
  const amountsOf = (line: 'grossSalary' | 'netSalary') => ({
    monthly: pay.monthlySalary[line],
    annual: pay.annualSalary[line],
  });
  const wish = wishOf(request);
  const entered = shared(`period.amount.${request.salaryPeriod}`, {
    amount: format.eurosBriefly(wish?.amount ?? breakdowns[request.salaryPeriod].grossSalary),
  });
  const raise = raiseOf(pay);
  const next =
    raise &&
    t('next', {
      raise: format.eurosBriefly(raise.gross),
      kept: format.wholeEuros(raise.kept),
    });
  const together = (first: string) => (next === undefined ? first : `${first} ${next}`);

  if (wish === undefined) {
    // Benefits in kind are part of the gross and not of the net, so the share is of the pay alone.
    const { benefitsInKind = 0 } = breakdown;
    const paid = difference(grossSalary, benefitsInKind);
    const share = t(`kept.${employment}`, {
      gross: format.eurosBriefly(paid),
      percent: format.percent(netPercent({ ...breakdown, grossSalary: paid }), 1),
    });
    const benefitsSentence = t('inKind', { amount: format.euros(benefitsInKind) });
    const kept = benefitsInKind > 0 ? `${share} ${benefitsSentence}` : share;
    return {
      name: t(`headline.${employment}`),
      amounts: amountsOf('netSalary'),
      sentence: together(kept),
      entered,
    };
  }
  const net = format.euros(netSalary);
  if (wish.known === 'cost') {
    const cost = format.euros(pay.employer?.[period].cost ?? wish.amount);
    return {
      name: t('affordable.name'),
      amounts: amountsOf('grossSalary'),
      entered,
      sentence: together(t('affordable.sentence', { cost, net })),
    };
  }
  // The wish is for the period of the request. The net of the other period is neither exact nor more than asked.
  const isExact = period !== request.salaryPeriod || netSalary === wish.amount;
  const given = isExact
    ? t(`wish.exact.${employment}`, { net })
    : t(`wish.more.${employment}`, { net, wish: format.euros(wish.amount) });
  return {
    name: t(`needed.${employment}`),
    amounts: amountsOf('grossSalary'),
    sentence: together(given),
    entered,
  };
}

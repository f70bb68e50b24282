import type { SalaryBreakdown } from '@suen/engine/inputs';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { ResultPeriod } from '../../../shared/result/PeriodTabs.tsx';
import type { Who } from '../../../shared/salary/salary-entries.ts';
import { netPercent } from '../../../shared/salary/salary-lines.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { payOf, wishOf, type NetSalaryRecord } from './found-salary.ts';
import { raiseOf } from './raise.ts';

interface AnswerWords {
  readonly name: string;
  readonly amount: number;
  readonly sentence: string;
}

/** The answer in a figure and a sentence or two: the net of a salary, or the gross for a net or a cost. */
export function useAnswerWords(
  { request, result }: Pick<NetSalaryRecord, 'request' | 'result'>,
  breakdown: SalaryBreakdown,
  period: ResultPeriod,
  who: Who,
): AnswerWords {
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.result' });
  const format = useFormat();
  const { grossSalary, netSalary } = breakdown;
  const wish = wishOf(request);
  const raise = raiseOf(payOf(result));
  const next =
    raise &&
    t('next', {
      raise: format.eurosBriefly(raise.gross),
      kept: format.wholeEuros(raise.kept),
    });
  const together = (first: string) => (next === undefined ? first : `${first} ${next}`);

  if (wish === undefined) {
    const kept = t(`kept.${who}`, {
      gross: format.euros(grossSalary),
      percent: format.percent(netPercent(breakdown), 0),
    });
    return { name: t(`headline.${who}`), amount: netSalary, sentence: together(kept) };
  }
  const net = format.euros(netSalary);
  if (wish.known === 'cost') {
    const cost = format.euros(payOf(result).employer?.[period].cost ?? wish.amount);
    return {
      name: t('affordable.name'),
      amount: grossSalary,
      sentence: together(t('affordable.sentence', { cost, net })),
    };
  }
  // The other period is no wish, and its net is what it is.
  const isExact = period !== request.salaryPeriod || netSalary === wish.amount;
  const given = isExact
    ? t(`wish.exact.${who}`, { net })
    : t(`wish.more.${who}`, { net, wish: format.euros(wish.amount) });
  return { name: t(`needed.${who}`), amount: grossSalary, sentence: together(given) };
}

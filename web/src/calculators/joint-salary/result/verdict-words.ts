import { sum } from '../../../shared/amount/derived.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { couplesClass } from '../../../subjects/salary/salary-entries.ts';
import { netPercent } from '../../../subjects/salary/salary-lines.ts';
import { coupleAnswer, monthlyPart } from './couple-answer.ts';
import type { JointSalaryRecord } from './household.ts';

/** The answer in two or three sentences: what is paid out, what is still to settle, and which taxation is right. */
export function useVerdictWords(): (record: JointSalaryRecord) => string {
  const { t } = useTranslation('joint-salary', { keyPrefix: 'result' });
  const format = useFormat();

  const settled = ({ result }: JointSalaryRecord): string => {
    const answer = coupleAnswer(result);
    const { paid, outcome } = answer;
    if (paid.some(({ kind }) => kind === 'profit')) {
      return t(`verdict.profits.${outcome}`, {
        month: format.euros(monthlyPart(answer)),
        amount: format.euros(answer.settled),
      });
    }
    const payslips = paid.length > 1 ? 'payslips' : 'payslip';
    return t(`verdict.${payslips}.${outcome}`, {
      paid: format.euros(sum(paid.map(({ amount }) => amount))),
      amount: format.euros(answer.settled),
    });
  };

  const bestTaxation = ({ request, result }: JointSalaryRecord): string | undefined => {
    const comparison = result.couple?.comparison;
    if (comparison === undefined) return undefined;
    const { change, changeIs } = comparison;
    const taxation = request.taxClass === couplesClass ? 'joint' : 'alone';
    if (changeIs === 'same') return t(`verdict.${taxation}.same`);
    return t(`verdict.${taxation}.${changeIs}`, { amount: format.wholeEuros(Math.abs(change)) });
  };

  return (record) => {
    const best = bestTaxation(record);
    if (best !== undefined) return `${settled(record)} ${best}`;
    const { grossSalary, netSalary, ...lines } = record.result.total.annualSalary;
    const kept = t('kept', {
      gross: format.eurosBriefly(grossSalary),
      percent: format.percent(netPercent({ ...lines, grossSalary, netSalary }), 1),
    });
    return `${kept} ${settled(record)}`;
  };
}

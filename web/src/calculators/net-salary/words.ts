import { salaryFigures } from '@suen/engine/inputs';
import { formatEuros, formatEurosBriefly } from '../../shared/amount/format-amount.ts';
import type { RequestOf } from '../../shared/form/entry-form.ts';
import type { WordsOfForm } from '../../shared/form/field-words.ts';
import { whoOf } from '../../shared/salary/salary-entries.ts';
import { useGrossSalaryProblem, useSalaryFieldWords } from '../../shared/salary/salary-words.ts';
import { useSelfEmployedWords } from '../../shared/salary/self-employed/self-employed-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { netSalaryForm } from './form.ts';

type Deciding = Pick<
  RequestOf<typeof netSalaryForm>,
  'employmentType' | 'payMonth' | 'salaryPeriod'
>;

/** The words of the form's fields and of the summary below its result, for an employee or a self-employed person. */
export function useNetSalaryWords(entered: Deciding): WordsOfForm<typeof netSalaryForm> {
  const { employmentType, payMonth, salaryPeriod } = entered;
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.form' });
  const { t: shared } = useTranslation('shared');
  const words = useSalaryFieldWords(payMonth);
  const selfEmployed = useSelfEmployedWords(payMonth);
  const problem = useGrossSalaryProblem();
  const who = whoOf(employmentType);
  const { travelAllowanceMaximum, supplementaryPensionMaximum } = salaryFigures(payMonth);

  return {
    ...words,
    grossSalary: {
      label: t(`grossSalary.label.${who}`),
      hint: t(`grossSalary.hint.${who}`),
      problem,
      write: (amount) => shared(`period.amount.${salaryPeriod}`, { amount: formatEuros(amount) }),
    },
    taxClass:
      who === 'selfEmployed' ? { ...words.taxClass, hint: selfEmployed.taxClass } : words.taxClass,
    increasePercent: {
      label: t(`increasePercent.label.${who}`),
      hint: t(`increasePercent.hint.${who}`),
    },
    transportCosts: {
      label: t(`transportCosts.label.${who}`),
      hint: t(`transportCosts.hint.${who}`, {
        maximum: formatEurosBriefly(travelAllowanceMaximum),
      }),
    },
    supplementaryPension: {
      label: t(`supplementaryPension.label.${who}`),
      hint: t(`supplementaryPension.hint.${who}`, {
        maximum: formatEurosBriefly(supplementaryPensionMaximum),
      }),
    },
  };
}

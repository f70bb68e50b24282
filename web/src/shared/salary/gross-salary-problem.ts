import { formatAmount, formatEuros } from '../amount/format-amount.ts';
import { useProblemText } from '../form/problem-text.ts';
import type { EntryProblem } from '../form/read-entry.ts';
import { useTranslation } from '../translation/use-translation.ts';

const exampleSalary = 3500;

/** What is wrong with a gross salary; below the minimum wage the specification's own sentence says so. */
export function useGrossSalaryProblemText(): (
  problem: EntryProblem | undefined,
) => string | undefined {
  const { t } = useTranslation('shared', { keyPrefix: 'salary.calculator.form.grossSalary' });
  const problemText = useProblemText();
  return (problem) =>
    problem?.code === 'belowMinimum' && problem.limit !== undefined
      ? t('validation', { amount: formatAmount(problem.limit) })
      : problemText(problem, { limit: formatEuros, example: formatAmount(exampleSalary) });
}

import { salaryFigures, type HintId, type SalaryBreakdown } from '@suen/engine/inputs';
import { formatEuros } from '../amount/format-amount.ts';
import { useTranslation } from '../translation/use-translation.ts';

interface HintedSalary {
  readonly hints: readonly HintId[];
  readonly month: SalaryBreakdown;
  readonly year: SalaryBreakdown;
  readonly payMonth: string;
  readonly isSelfEmployed: boolean;
}

/** The hints of a result in sentences, with the figures that they speak of. */
export function useSalaryHints(): (salary: HintedSalary) => readonly string[] {
  const { t } = useTranslation('shared');
  return ({ hints, month, year, payMonth, isSelfEmployed }) => {
    const { contributionCeiling, minimumWage } = salaryFigures(payMonth);
    const who = isSelfEmployed ? 'selfEmployed' : 'employee';
    return hints.map((hint) =>
      t(hint === 'monthsDifferFromYear' ? `salaryHint.${hint}.${who}` : `salaryHint.${hint}`, {
        ceiling: formatEuros(contributionCeiling),
        minimumWage: formatEuros(minimumWage),
        twelveMonths: formatEuros(month.netSalary * 12),
        year: formatEuros(year.netSalary),
      }),
    );
  };
}

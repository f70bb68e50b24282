import { salaryFigures, type HintId, type SalaryBreakdown } from '@suen/engine/inputs';
import { formatEuros, formatEurosBriefly } from '../amount/format-amount.ts';
import { useTranslation } from '../translation/use-translation.ts';

/** Class 1a, as requests name it: the one in which the credit for single parents is granted. */
const singleParentsClass = 2;

interface HintedSalary {
  readonly hints: readonly HintId[];
  readonly month: SalaryBreakdown;
  readonly year: SalaryBreakdown;
  readonly payMonth: string;
  readonly isSelfEmployed: boolean;
  /** Missing where another salary of the same result says what its class leaves out. */
  readonly taxClass?: number;
}

/** The hints of a result in sentences, with the figures that they speak of. */
export function useSalaryHints(): (salary: HintedSalary) => readonly string[] {
  const { t } = useTranslation('shared');
  return ({ hints, month, year, payMonth, isSelfEmployed, taxClass }) => {
    const figures = salaryFigures(payMonth);
    const who = isSelfEmployed ? 'selfEmployed' : 'employee';
    const sentences = hints.map((hint) =>
      t(hint === 'monthsDifferFromYear' ? `salaryHint.${hint}.${who}` : `salaryHint.${hint}`, {
        lawYear: figures.year,
        ceiling: formatEuros(figures.contributionCeiling),
        ceilingOfYear: formatEuros(figures.contributionCeilingOfYear),
        minimumWage: formatEuros(figures.minimumWage),
        twelveMonths: formatEuros(month.netSalary * 12),
        year: formatEuros(year.netSalary),
      }),
    );
    if (taxClass !== singleParentsClass) return sentences;
    const singleParentCredit = formatEurosBriefly(figures.singleParentCreditMaximum);
    return [...sentences, t('salaryHint.singleParentCredit', { singleParentCredit })];
  };
}

import {
  dayInLuxembourg,
  type HintId,
  type SalaryBreakdown,
  salaryFigures,
} from '@suen/engine/small-door';
import { perYear, sum } from '../../shared/amount/derived.ts';
import { useFormat } from '../../shared/amount/use-format.ts';
import { useRulePeriodNames } from '../../shared/rule-period/rule-period-name.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { Earner } from './salary-entries.ts';

/** Said where it matters, at the tax of the month. */
const pensionPaymentsHint = 'pensionPaymentsOnPayslip' satisfies HintId;
const isInList = (hint: HintId) => hint !== pensionPaymentsHint;

/** Whether the tax of a payslip takes own payments to an occupational scheme into account, which the employer decides. */
export const hasPensionPayments = (hints: readonly HintId[]): boolean =>
  hints.includes(pensionPaymentsHint);

interface HintedSalary {
  readonly hints: readonly HintId[];
  readonly month: SalaryBreakdown;
  readonly year: SalaryBreakdown;
  /** The slip of a bonus, which the year holds beside twelve months. */
  readonly bonus?: SalaryBreakdown | undefined;
  readonly payMonth: string;
  readonly calculatedOn: Date;
  /** The minimum wage for the hours of work, where the salary is below it. */
  readonly minimumWage?: number | undefined;
  readonly earner: Earner;
}

/** The hints of a result in sentences, with the figures that they speak of. */
export function useSalaryHints(): (salary: HintedSalary) => readonly string[] {
  const { t } = useTranslation('salary');
  const format = useFormat();
  const { monthName, rulePeriodName } = useRulePeriodNames();
  return (salary) => {
    const { hints, month, year, bonus, payMonth, minimumWage, earner } = salary;
    const day = dayInLuxembourg(salary.calculatedOn);
    const [yearOfPay = '', monthOfPay] = (payMonth > day ? payMonth : day).split('-');
    const figures = salaryFigures(payMonth);
    const employee = bonus === undefined ? 'employee' : 'employeeWithBonus';
    const employment = earner === 'selfEmployed' ? earner : employee;
    return hints.filter(isInList).map((hint) =>
      t(
        hint === 'monthsDifferFromYear' ? `salaryHint.${hint}.${employment}` : `salaryHint.${hint}`,
        {
          ceiling: format.euros(figures.contributionCeiling),
          ceilingOfYear: format.euros(figures.contributionCeilingOfYear),
          exemptionLimit: format.euros(figures.selfEmployedExemptionLimitOfYear),
          minimumWage: format.euros(minimumWage ?? figures.minimumWage),
          sundays: format.number(figures.sundayLeave.fromSundays),
          days: format.number(figures.sundayLeave.days),
          month: `${monthName(Number(monthOfPay))} ${yearOfPay}`,
          period: rulePeriodName(payMonth),
          twelveMonths: format.euros(sum([perYear(month.netSalary), bonus?.netSalary ?? 0])),
          year: format.euros(year.netSalary),
          taxYear: figures.year,
          yearBefore: figures.year - 1,
          singleParentCredit: format.eurosBriefly(figures.singleParentCreditMaximum),
          scaleCredit: format.euros(figures.scaleCredit.amount),
          scaleCreditFrom: format.eurosBriefly(figures.scaleCredit.incomeFrom),
          scaleCreditOneA: format.eurosBriefly(figures.scaleCredit.incomeBelow.classOneA),
          scaleCreditTwo: format.eurosBriefly(figures.scaleCredit.incomeBelow.classTwo),
        },
      ),
    );
  };
}

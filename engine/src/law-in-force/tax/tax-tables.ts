import { month, type Month } from '../../dated/month.ts';
import type { SupportedYear } from '../../law/supported-years.ts';
import type { TaxClass } from '../../law/tax/tax-classes.ts';
import { fromEuros, toEuros, type Cents } from '../../money/cents.ts';
import { money } from '../../quantity/names.ts';
import { annualTax } from '../../rules/tax/tariff/income-tax.ts';
import { withholding } from '../../rules/tax/tariff/withholding.ts';
import { employeeLaw } from '../pay/salary-law.ts';
import { incomeTaxLaw } from './income-tax-law.ts';

/**
 * The tables that the tax administration publishes each year (barèmes): what is withheld of a month's or a year's pay, and the
 * tax of a year. RGD of 20 December 2024, Mémorial A 590, for pay; L.I.R. art. 118 to 124 for the year.
 */
export const taxTableIds = ['monthlyWithholding', 'annualWithholding', 'annualTax'] as const;
export type TaxTableId = (typeof taxTableIds)[number];

/** The steps of the official tables, and how far ours go: above the last bracket every further step adds the same tax. */
const layouts = {
  monthlyWithholding: { stepEuros: 5, upToEuros: 60_000 },
  annualWithholding: { stepEuros: 50, upToEuros: 600_000 },
  annualTax: { stepEuros: 50, upToEuros: 600_000 },
} as const satisfies Record<TaxTableId, object>;

const taxClasses = ['1', '1a', '2'] as const satisfies readonly TaxClass[];

/** What is withheld of the pay of a period after contributions and the deductions of the tax card. */
export function withholdingByTable(
  pay: Cents,
  period: 'month' | 'year',
  taxClass: TaxClass,
  payMonth: Month,
): Cents {
  const { employeeLumpSum, specialExpensesLumpSum } = employeeLaw(payMonth);
  const lumpSums = [employeeLumpSum, specialExpensesLumpSum];
  const law = incomeTaxLaw(payMonth, taxClass);
  return withholding(money('enteredSalary', pay), { deductions: [], lumpSums }, law, law[period])
    .amount;
}

/** The tax of a year on an adjusted taxable income. */
export function taxOfYearOn(income: Cents, taxClass: TaxClass, payMonth: Month): Cents {
  return annualTax([money('enteredSalary', income)], [], incomeTaxLaw(payMonth, taxClass)).amount;
}

/** An income in euros, and the tax on it in classes 1, 1a and 2. */
export type TaxTableRow = readonly [income: number, one: number, oneA: number, two: number];

/** A table in the layout of the official one, from an income of nothing. Each row holds up to the next. */
export function taxTable(id: TaxTableId, year: SupportedYear): readonly TaxTableRow[] {
  const { stepEuros, upToEuros } = layouts[id];
  const january = month(`${year}-01`);
  const taxOn = (income: Cents, taxClass: TaxClass): Cents => {
    if (id === 'annualTax') return taxOfYearOn(income, taxClass, january);
    return withholdingByTable(
      income,
      id === 'monthlyWithholding' ? 'month' : 'year',
      taxClass,
      january,
    );
  };
  return Array.from({ length: upToEuros / stepEuros + 1 }, (_, index) => {
    const income = index * stepEuros;
    const [one, oneA, two] = taxClasses.map((each) => toEuros(taxOn(fromEuros(income), each)));
    return [income, one ?? 0, oneA ?? 0, two ?? 0] as const;
  });
}

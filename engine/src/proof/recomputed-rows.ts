import { calculate as jointSalary } from '../calculators/joint-salary/calculate.ts';
import { calculate as netSalary } from '../calculators/net-salary/calculate.ts';
import { day } from '../dated/day.ts';
import { month, type Month } from '../dated/month.ts';
import type { Step } from '../explanation/step.ts';
import { valueOfTaxClass } from '../input/tax-class-values.ts';
import { employeeSpan } from '../law-in-force/pay/contribution-law.ts';
import { indexedWage, minimumWages } from '../law-in-force/pay/minimum-wages.ts';
import { employeeLaw } from '../law-in-force/pay/salary-law.ts';
import { valueIn } from '../law-in-force/sourced.ts';
import { incomeTaxLaw } from '../law-in-force/tax/income-tax-law.ts';
import { taxOfYearOn, withholdingByTable } from '../law-in-force/tax/tax-tables.ts';
import * as law from '../law/every-law.ts';
import type { TaxClass } from '../law/tax/tax-classes.ts';
import { fromEuros, zeroCents, toEuros } from '../money/cents.ts';
import { exactToEuros, multiply } from '../money/exact.ts';
import { asNumber, ratio } from '../money/rate.ts';
import { downToEuro } from '../money/rounding.ts';
import { money } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import type { OfficialRow } from '../rules/official-tables/official-rows.ts';
import { contribution } from '../rules/pay/contributions.ts';
import { shareOfMinimumWage } from '../rules/pay/minimum-wage.ts';
import { singleParentCredit } from '../rules/tax/credits/single-parent-credit.ts';
import { taperedCredit } from '../rules/tax/credits/tax-credits.ts';
import { travelAllowance } from '../rules/tax/deductions/deductions.ts';

/** Figures by their names in the row; a single figure is named tax. */
type Figures = Readonly<Record<string, number>>;

/** How each kind of row is computed. */
const figuresByKind: Readonly<Record<OfficialRow['kind'], (row: OfficialRow) => Figures>> = {
  annualTax: (row) => ({
    tax: toEuros(taxOfYearOn(amount(row, 'adjusted_taxable_income'), classOf(row), january(row))),
  }),
  annualWithholding: (row) => ({
    tax: withheld(row, 'semi_net_annual', 'year'),
  }),
  monthlyWithholding: (row) => ({
    tax: withheld(row, 'semi_net_monthly', 'month'),
  }),
  employmentFund: (row) => {
    const { tariff, fundReductionRate } = incomeTaxLaw(january(row), classOf(row));
    const taxAtThreshold = downToEuro(tariff.value.taxOn(amount(row, 'threshold')));
    return { tax: exactToEuros(multiply(taxAtThreshold, fundReductionRate.amount)) };
  },
  taxOfGrossSalary: (row) => {
    const steps = assessmentOf(row);
    const amountOf = (id: 'taxableIncome' | 'tariffTax') =>
      fromEuros(steps.find((step) => step.id === id)?.amount ?? Number.NaN);
    const credit = singleParentCredit(
      money('enteredSalary', amountOf('taxableIncome')),
      null,
      valueIn(law.singleParentCredit, january(row)),
    );
    const tariffTax = toEuros(amountOf('tariffTax'));
    return { tariffTax, afterSingleParentCredit: tariffTax - toEuros(credit.amount) };
  },
  employeeCredit: (row) => ({
    tax: toEuros(
      taperedCredit(
        'employeeCredit',
        income(row, 'gross_annual'),
        valueIn(law.employmentCredit, january(row)),
        'year',
      ).amount,
    ),
  }),
  singleParentCredit: (row) => ({
    tax: toEuros(
      singleParentCredit(
        income(row, 'adjusted_taxable_income'),
        null,
        valueIn(law.singleParentCredit, january(row)),
      ).amount,
    ),
  }),
  travelAllowance: (row) => ({
    tax: toEuros(
      travelAllowance(
        { distanceKilometres: Number(row.input['distance_units']), allowanceOnCard: null },
        valueIn(law.travelAllowance, january(row)),
      )?.amount ?? zeroCents,
    ),
  }),
  pensionContribution: (row) => ({
    before: pension(row, month('2025-12')),
    after: pension(row, month('2026-01')),
  }),
  socialParameters: (row) => {
    const payMonth = month(String(row.input['month']));
    const wages = minimumWages(payMonth);
    const span = employeeSpan(payMonth, null);
    const bounds = valueIn(law.contributionBounds, payMonth).value;
    return {
      index: asNumber(valueIn(law.wageIndex, payMonth).value),
      ssm: toEuros(wages.unqualified),
      ssmq: toEuros(wages.qualified),
      y80: toEuros(wages.from17To18),
      y75: toEuros(wages.from15To17),
      cap: toEuros(span.ceiling.amount),
      abat: toEuros(span.longTermCareAbatement.amount),
      third: toEuros(shareOfMinimumWage(indexedWage(payMonth), bounds.selfEmployedExemption)),
      spouse: toEuros(shareOfMinimumWage(indexedWage(payMonth), ratio(2, 1))),
    };
  },
};

/** The engine's figures for the input of a published row. */
export function recomputedFigures(row: OfficialRow): Figures {
  return figuresByKind[row.kind](row);
}

/** The published figures of a row, by the same names. */
export function publishedFigures({ expected }: OfficialRow): Figures {
  return typeof expected === 'number' ? { tax: expected } : expected;
}

/** The rows name their year, so the day does not matter. */
const anyDay = day('2024-01-01');

/** The steps of the year's tax on a gross salary of one person, or on two equal ones of a couple. */
function assessmentOf(row: OfficialRow): readonly Step[] {
  const { earners, gross_annual: gross } = row.input;
  const salary = {
    salaryPeriod: 'annual',
    payMonth: january(row),
    taxClass: valueOfTaxClass[classOf(row)],
    explain: true,
  } as const;
  if (earners === 1) {
    const input = { ...salary, grossSalary: Number(gross) };
    return netSalary(input, anyDay).explanation?.annualSalary ?? [];
  }
  const half = Number(gross) / 2;
  const couple = { ...salary, grossSalary: half, grossSalary2: half };
  return jointSalary(couple, anyDay).explanation?.filings?.collective ?? [];
}

function january(row: OfficialRow): Month {
  return month(`${row.year}-01`);
}

function amount(row: OfficialRow, field: string) {
  return fromEuros(Number(row.input[field]));
}

function income(row: OfficialRow, field: string): Money {
  return money('enteredSalary', amount(row, field));
}

const taxClasses: readonly TaxClass[] = ['1', '1a', '2'];

function classOf(row: OfficialRow): TaxClass {
  const taxClass = taxClasses.find((each) => each === row.input['tax_class']);
  if (taxClass === undefined) throw new RangeError(`${row.id} names no tax class`);
  return taxClass;
}

/** The withholding on a pay after contributions. */
function withheld(row: OfficialRow, field: string, period: 'year' | 'month'): number {
  return toEuros(withholdingByTable(amount(row, field), period, classOf(row), january(row)));
}

function pension(row: OfficialRow, payMonth: Month): number {
  const { pensionRate } = employeeLaw(payMonth);
  const base = income(row, 'gross_monthly');
  return toEuros(contribution('pensionContributions', base, pensionRate).amount);
}

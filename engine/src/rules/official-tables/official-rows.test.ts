import { describe, expect, test } from 'vitest';

import { month, type Month } from '../../dated/month.ts';
import { incomeTaxLaw, type TaxClass } from '../../law-in-force/income-tax-law.ts';
import { indexedWage, minimumWages } from '../../law-in-force/minimum-wages.ts';
import { employeeLaw } from '../../law-in-force/salary-law.ts';
import { employeeSpan } from '../../law-in-force/contribution-law.ts';
import { valueIn } from '../../law-in-force/sourced.ts';
import { law } from '../../law/law.ts';
import { fromEuros, noCents, toEuros } from '../../money/cents.ts';
import { exact, exactToEuros, multiply } from '../../money/exact.ts';
import { asNumber, ratio, subtractRates } from '../../money/rate.ts';
import { downToEuro } from '../../money/rounding.ts';
import { contribution } from '../contributions.ts';
import { lumpSum, travelAllowance } from '../deductions.ts';
import { annualTax, annualWithholding, monthlyWithholding } from '../income-tax.ts';
import { shareOfMinimumWage } from '../minimum-wage.ts';
import { singleParentCredit } from '../single-parent-credit.ts';
import { tariffTax } from '../tariff.ts';
import { taperedCredit } from '../tax-credits.ts';
import { officialRows, type OfficialRow } from './official-rows.ts';

/** How each kind of row is computed: figures by the name they have in the row. */
const reproduce: Readonly<Record<string, (row: OfficialRow) => Readonly<Record<string, number>>>> =
  {
    acd_coefficient_row_annual_income_tax: (row) => ({
      tax: toEuros(annualTax(amount(row, 'adjusted_taxable_income'), [], taxLawOf(row)).amount),
    }),
    acd_coefficient_row_annual_salary_scale: (row) => ({
      tax: toEuros(
        annualWithholding(amount(row, 'semi_net_annual'), [], lumpSums(january(row)), taxLawOf(row))
          .amount,
      ),
    }),
    acd_coefficient_row_monthly_withholding: (row) => ({
      tax: toEuros(
        monthlyWithholding(
          amount(row, 'semi_net_monthly'),
          [],
          lumpSums(january(row)),
          taxLawOf(row),
        ).amount,
      ),
    }),
    employment_fund_offset: (row) => {
      const taxLaw = taxLawOf(row);
      const atThreshold = downToEuro(tariffTax(taxLaw.scale.value, amount(row, 'threshold')));
      const difference = subtractRates(taxLaw.fundHigherRate, taxLaw.fundRate);
      return { tax: exactToEuros(multiply(atThreshold, difference)) };
    },
    cis_annual: (row) => ({
      tax: toEuros(
        taperedCredit(
          'employeeCredit',
          amount(row, 'gross_annual'),
          valueIn(law.employmentCredit, january(row)),
          'year',
        ).amount,
      ),
    }),
    cim_annual: (row) => ({
      tax: toEuros(
        singleParentCredit(
          amount(row, 'adjusted_taxable_income'),
          valueIn(law.singleParentCredit, january(row)).value,
        ),
      ),
    }),
    travel_deduction: (row) => ({
      tax: toEuros(
        travelAllowance(
          { distanceKilometres: Number(row.input['distance_units']), onTaxCard: null },
          valueIn(law.travelAllowance, january(row)),
        )?.amount ?? noCents,
      ),
    }),
    pension_contribution_before_after: (row) => ({
      before: pension(row, month('2025-12')),
      after: pension(row, month('2026-01')),
    }),
    social_parameters: (row) => {
      const payMonth = month(String(row.input['month']));
      const wages = minimumWages(payMonth);
      const span = employeeSpan(payMonth);
      return {
        index: asNumber(valueIn(law.wageIndex, payMonth).value),
        ssm: toEuros(wages.unqualified),
        ssmq: toEuros(wages.qualified),
        y80: toEuros(wages.from17To18),
        y75: toEuros(wages.from15To17),
        cap: toEuros(span.ceiling.amount),
        abat: toEuros(span.longTermCareAbatement.amount),
        third: toEuros(shareOfMinimumWage(indexedWage(payMonth), ratio(1, 3))),
        spouse: toEuros(shareOfMinimumWage(indexedWage(payMonth), ratio(2, 1))),
      };
    },
  };

const rows = officialRows();

describe('official rows are reproduced', () => {
  test.each(rows.map((row) => [row.id, row] as const))('%s', (_, row) => {
    const figures = reproduce[row.kind]?.(row) ?? {};
    const expected = typeof row.expected === 'number' ? { tax: row.expected } : row.expected;
    for (const [name, value] of Object.entries(expected)) {
      const difference = Math.abs((figures[name] ?? Number.NaN) - value);
      expect(difference, `${name}: ${figures[name]} for ${value}`).toBeLessThanOrEqual(
        row.tolerance,
      );
    }
  });

  test('all 505 published rows are here', () => {
    expect(rows).toHaveLength(505);
  });
});

function january(row: OfficialRow): Month {
  return month(`${row.year}-01`);
}

function amount(row: OfficialRow, field: string) {
  return fromEuros(Number(row.input[field]));
}

function taxLawOf(row: OfficialRow) {
  return incomeTaxLaw(january(row), row.input['tax_class'] as TaxClass);
}

function lumpSums(payMonth: Month) {
  return [
    lumpSum('employeeLumpSum', valueIn(law.employeeLumpSum, payMonth)),
    lumpSum('specialExpensesLumpSum', valueIn(law.specialExpensesLumpSum, payMonth)),
  ];
}

function pension(row: OfficialRow, payMonth: Month): number {
  const { pensionRate } = employeeLaw(payMonth);
  const base = exact(amount(row, 'gross_monthly'));
  return toEuros(
    contribution('pensionContributions', 'contributionBase', base, pensionRate).amount,
  );
}

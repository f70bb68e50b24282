import { resultOfCase } from '../calculators/calculator.ts';
import { loanCost } from '../calculators/loan-cost/index.ts';
import loans from '../calculators/loan-cost/published-rows.json' with { type: 'json' };
import { month } from '../dated/month.ts';
import { valueIn } from '../law-in-force/sourced.ts';
import * as law from '../law/every-law.ts';
import { supportedYears } from '../law/supported-years.ts';
import { toEuros, zeroCents } from '../money/cents.ts';
import {
  officialRowKinds,
  officialRows,
  type OfficialRow,
} from '../rules/official-tables/official-rows.ts';
import couples from '../rules/official-tables/single-premium-couples.json' with { type: 'json' };
import singlePremium from '../rules/official-tables/single-premium.json' with { type: 'json' };
import { singlePremiumCeiling } from '../rules/tax/deductions/single-premium.ts';
import type { ProofKind, RecomputedCase } from './accuracy.ts';
import { publisherOf, valueAt } from './published.ts';
import { publishedFigures, recomputedFigures } from './recomputed-rows.ts';

/** Every row of a published table, recomputed under the law of its year. */
export function tableCases(): readonly RecomputedCase[] {
  const incomeTax = officialRows().map((row) => {
    const { publisher, url, isQuoted } = publisherOf(row.source);
    return {
      id: row.id,
      kind: row.kind,
      year: row.year,
      taxClass: typeof row.input['tax_class'] === 'string' ? row.input['tax_class'] : null,
      publisher,
      url,
      isQuoted,
      about: Number(
        row.input['gross_monthly'] ??
          row.input['gross_annual'] ??
          row.input['adjusted_taxable_income'] ??
          0,
      ),
      published: publishedFigures(row),
      computed: recomputedFigures(row),
      mayDiffer: mayDifferIn(row),
    };
  });
  return [
    ...incomeTax.toSorted(
      (a, b) => officialRowKinds.indexOf(a.kind) - officialRowKinds.indexOf(b.kind),
    ),
    ...singlePremiumCases(),
    ...loanCases(),
  ];
}

/** Every figure of a row with a reason may differ within the tolerance of the row. */
function mayDifferIn(row: OfficialRow): RecomputedCase['mayDiffer'] {
  const { disagreement: why, tolerance } = row;
  if (why === undefined) return {};
  const figures = Object.keys(publishedFigures(row));
  return Object.fromEntries(figures.map((figure) => [figure, { why, toleranceEuros: tolerance }]));
}

/** Published payments and totals of loans. The calculator's tests compare schedules row by row. */
function loanCases(): readonly RecomputedCase[] {
  return [...loans.rows, ...loans.foundBesides].flatMap((row): RecomputedCase[] => {
    const figures = Object.entries<unknown>(row.expected).filter(
      (pair): pair is [string, number] => typeof pair[1] === 'number' && !/After\[/.test(pair[0]),
    );
    if (figures.length === 0) return [];
    const result = resultOfCase(loanCost, { ...row.input, loadMonthlyAmmortization: true });
    const { tolerance } = row;
    const toleranceEuros = (path: string): number =>
      typeof tolerance === 'number' ? tolerance : Number(Reflect.get(tolerance, path) ?? 0);
    return [
      {
        id: row.id,
        kind: 'loan-cost',
        year: null,
        taxClass: null,
        ...publisherOf(row.source),
        about: row.input.amount,
        published: Object.fromEntries(figures),
        computed: Object.fromEntries(figures.map(([path]) => [path, valueAt(result, path)])),
        // Our schedule rounds rows so that they add up. The published row states the tolerance for that.
        mayDiffer: Object.fromEntries(
          figures
            .filter(([path]) => /^(?:yearlyA|a)mortizationSchedule\b/.test(path))
            .map(([path]) => [path, { why: 'rowsAddUp', toleranceEuros: toleranceEuros(path) }]),
        ),
      },
    ];
  });
}

/** The limit has not changed since 2009, so rows are compared with the law of the newest year. */
function singlePremiumCases(): readonly RecomputedCase[] {
  const terms = valueIn(law.singlePremiumLimit, month(`${supportedYears.at(-1)}-01`));
  const caseOf = (
    row: Household,
    kind: ProofKind,
    publisher: string,
    url: string,
  ): RecomputedCase => {
    const { age, partnerAge = null, children, max } = row;
    const { ceiling } = singlePremiumCeiling({ age, partnerAge, children }, terms, zeroCents);
    return {
      id: `single-premium-${[age, partnerAge, children].filter((part) => part !== null).join('-')}`,
      kind,
      year: null,
      taxClass: null,
      publisher,
      url,
      isQuoted: false,
      about: 0,
      published: { max },
      computed: { max: toEuros(ceiling.amount) },
      mayDiffer: {},
    };
  };
  const { publisher, url } = singlePremium;
  return [
    ...singlePremium.rows.map((row) => caseOf(row, 'singlePremium', publisher, url)),
    ...couples.rows.map((row) =>
      caseOf(row, 'singlePremiumOfCouples', publisherOf(row.url).publisher, row.url),
    ),
  ];
}

interface Household {
  readonly age: number;
  readonly partnerAge?: number;
  readonly children: number;
  readonly max: number;
}

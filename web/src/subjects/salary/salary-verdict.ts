import type { GrossSalaryInput } from '@suen/engine/calculators/gross-salary/input';
import type { JointSalaryInput } from '@suen/engine/calculators/joint-salary/input';
import type { NetSalaryInput } from '@suen/engine/calculators/net-salary/input';
import { type SalaryBreakdown } from '@suen/engine/small-door';
import { difference, perMonth, percentOf } from '../../shared/amount/derived.ts';
import { useFormat } from '../../shared/amount/use-format.ts';
import { changedNames } from '../../shared/form/state/entered.ts';
import type { ResultPeriod } from '../../shared/result/view/result-period.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';

/** The salary of a column, of a month and of the year. */
interface ComparedSalary {
  readonly month: Pick<SalaryBreakdown, 'grossSalary' | 'netSalary'>;
  readonly year: Pick<SalaryBreakdown, 'grossSalary' | 'netSalary'>;
}

/** What decides between two salaries, in euros. */
type SalaryVerdict =
  /** More or less pay under otherwise the same conditions: what of it reaches the person, in percent. */
  | {
      readonly kind: 'raise' | 'cut';
      readonly period: ResultPeriod;
      /** The difference in gross in that period. */
      readonly gross: number;
      /** The difference in net a month. */
      readonly net: number;
      readonly percent: number;
    }
  | { readonly kind: 'more' | 'less'; readonly net: number }
  | { readonly kind: 'same' };

/** The fields of a request that only say how much is paid. */
const payNames: ReadonlySet<string> = new Set([
  'grossSalary',
  'grossSalary2',
  'netSalary',
  'employerCost',
  'salaryPeriod',
  'bonus',
] satisfies readonly (keyof NetSalaryInput | keyof GrossSalaryInput | keyof JointSalaryInput)[]);

const written = (request: object) =>
  Object.fromEntries(Object.entries(request).map(([name, value]) => [name, JSON.stringify(value)]));

/** Tells whether two requests differ in nothing but the pay. */
export function differInPayOnly(own: object, other: object): boolean {
  return changedNames(written(own), written(other)).every((name) => payNames.has(name));
}

/**
 * Compares two salaries in the period that is shown. The net is always said of a month, as a payslip shows it. A bonus is in no
 * month: where the months do not differ, the year decides, and the net is a twelfth of its.
 */
export function salaryVerdict(
  own: ComparedSalary,
  other: ComparedSalary,
  shown: ResultPeriod,
  isPayOnly: boolean,
): SalaryVerdict {
  const differences = (part: keyof ComparedSalary) => ({
    gross: difference(other[part].grossSalary, own[part].grossSalary),
    net: difference(other[part].netSalary, own[part].netSalary),
  });
  const monthDifference = differences('month');
  const yearDifference = differences('year');
  const isInMonth = monthDifference.gross !== 0 || monthDifference.net !== 0;
  const isMonth = shown === 'monthly' && isInMonth;
  const { gross, net } = isMonth ? monthDifference : yearDifference;
  const netOfMonth = Math.abs(isInMonth ? monthDifference.net : perMonth(yearDifference.net));
  if (isPayOnly && gross !== 0 && Math.sign(gross) === Math.sign(net)) {
    return {
      kind: gross > 0 ? 'raise' : 'cut',
      period: isMonth ? 'monthly' : 'annual',
      gross: Math.abs(gross),
      net: netOfMonth,
      percent: percentOf(net, gross),
    };
  }
  if (net === 0) return { kind: 'same' };
  return { kind: net > 0 ? 'more' : 'less', net: netOfMonth };
}

/** Puts what decides between two salaries into words. */
export function useSalaryVerdict(): (verdict: SalaryVerdict, column: string) => string {
  const { t } = useTranslation('comparison', { keyPrefix: 'salary' });
  const format = useFormat();
  return (verdict, column) => {
    if (verdict.kind === 'same') return t('same', { column });
    const net = format.eurosOrCents(verdict.net);
    if (!('period' in verdict)) return t(verdict.kind, { column, net });
    const { kind, period, gross, percent } = verdict;
    return t(`${kind}.${period}`, {
      gross: format.eurosOrCents(gross),
      net,
      percent: format.percent(percent, 0),
    });
  };
}

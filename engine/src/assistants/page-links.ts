import type { CalculatorId } from '../calculators/calculators.ts';
import type { MyYearInput } from '../calculators/my-year/input.ts';
import type { PayslipCheckInput } from '../calculators/payslip-check/input.ts';
import { yearOf } from '../dated/month.ts';
import { rulePeriods } from '../law-in-force/rule-periods.ts';
import { onlyForPages } from './said-fields.ts';

/**
 * The page of each calculator, and what its form must know beside the fields of the call. The statistics stand on the
 * salary page.
 */
const pages: Readonly<
  Record<CalculatorId, { readonly path: string; readonly entries?: (input: object) => object }>
> = {
  'net-salary': { path: '/salary/calculator' },
  'gross-salary': {
    path: '/salary/calculator',
    entries: (input) => ({ known: 'netSalary' in input ? 'net' : 'cost' }),
  },
  'joint-salary': { path: '/joint-salary/calculator' },
  'my-year': { path: '/my-year', entries: firstSalary },
  'payslip-check': { path: '/payslip-check', entries: linesOfPayslip },
  freelance: { path: '/freelance/calculator' },
  'salary-statistics': { path: '/salary/calculator' },
  'tax-class': { path: '/tax-class' },
  'tax-optimization': { path: '/tax-optimization/calculator' },
  'outstanding-balance-insurance': { path: '/outstanding-balance-insurance/calculator' },
  'loan-cost': { path: '/loan-cost/calculator' },
  'loan-overpayment': { path: '/loan-overpayment/calculator' },
  'home-affordability': { path: '/home-affordability/calculator' },
  'solar-panels': { path: '/solar-panels/calculator' },
};

/** The first salary of a year. Its form asks for the changes one by one. */
function firstSalary(input: object): object {
  const { person }: Partial<MyYearInput> = input;
  const grossSalary = person?.spans?.[0]?.grossSalary;
  return typeof grossSalary === 'number' ? { grossSalary } : {};
}

/** The form has a field for each line of a payslip. */
function linesOfPayslip(input: object): object {
  const { lines }: Partial<PayslipCheckInput> = input;
  return { ...lines };
}

/** What every result on a page has. */
const alwaysShown: ReadonlySet<string> = new Set([...onlyForPages, 'employer']);

/** A form offers the months from which the law changed. */
function asInForm(name: string, value: unknown): string {
  const isMonth = name === 'payMonth';
  const period = rulePeriods.find(({ payMonth }) => isMonth && payMonth <= String(value));
  return period?.year === yearOf(String(value)) ? period.payMonth : String(value);
}

/**
 * The address of a page with entries behind the #, which no browser sends to a server. Entries that are objects are left out:
 * a form asks for them in other words.
 *
 * @param site its address, without a slash at the end
 */
export function pageLink(site: string, id: CalculatorId, input: object): string {
  const { path, entries = () => ({}) } = pages[id];
  const simple = Object.entries({ ...entries(input), ...input }).filter(
    ([name, value]) => value !== null && typeof value !== 'object' && !alwaysShown.has(name),
  );
  if (id === 'salary-statistics' || simple.length === 0) return site + path;
  const text = simple.map(
    ([name, value]) => `${name}=${encodeURIComponent(asInForm(name, value))}`,
  );
  return `${site}${path}#?${text.join('&')}`;
}

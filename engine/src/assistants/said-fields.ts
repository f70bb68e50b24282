import type { CalculatorId } from '../calculators/calculators.ts';
import type { NetSalaryInput } from '../calculators/net-salary/input.ts';

/** What people say of their pay. The other fields of a payslip are asked for together, so that a tool stays short. */
const saidOfPay = [
  'taxClass',
  'salaryPeriod',
  'payMonth',
  'employmentType',
  'weeklyHours',
  'distanceToWork',
  'bonus',
  'increasePercent',
  'residence',
  'employer',
] as const satisfies readonly (keyof NetSalaryInput)[];

/** Only for pages: an explanation has its own place, and curves are drawn. */
export const onlyForPages: ReadonlySet<string> = new Set([
  'explain',
  'marginal',
  'netCurve',
  'reallocationCurve',
  'loadMonthlyAmmortization',
]);

const said: Readonly<Partial<Record<CalculatorId, readonly string[]>>> = {
  'net-salary': ['grossSalary', ...saidOfPay],
  'gross-salary': ['netSalary', 'employerCost', ...saidOfPay],
};

/** The fields of a calculator for an assistant: those that people say, and the details of a payslip. */
export function fieldsFor(
  id: CalculatorId,
  names: readonly string[],
): { readonly said: readonly string[]; readonly details: readonly string[] } {
  const asked = names.filter((name) => !onlyForPages.has(name));
  const first = said[id] ?? asked;
  return { said: first, details: asked.filter((name) => !first.includes(name)) };
}

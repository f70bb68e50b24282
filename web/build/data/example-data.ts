import type * as Engine from '@suen/engine';
import type { Example } from 'virtual:example';
import { payslipOf } from '../../src/pages/home/payslip.ts';
import { computedModules } from './computed-modules.ts';

/** The request of the home page's example: an employee in class 1 without a travel allowance. */
const asked = { grossSalary: 5000, taxClass: 1 } as const;

function netSalaryOf({ calculators }: Pick<typeof Engine, 'calculators'>) {
  const netSalary = calculators.find(({ id }) => id === 'net-salary');
  if (netSalary === undefined) throw new Error('there is no net salary calculator');
  return netSalary;
}

/** The data that the page needs to request another salary. It loads neither the law nor the form of the calculator. */
export function salaryCall(module: Pick<typeof Engine, 'calculators' | 'minimumGrossSalary'>) {
  const { path, inputSchema } = netSalaryOf(module);
  const salary = inputSchema.properties?.['grossSalary'];
  const maximum = salary !== undefined && 'maximum' in salary ? salary.maximum : undefined;
  const minimums = {
    monthly: module.minimumGrossSalary('monthly'),
    annual: module.minimumGrossSalary('annual'),
  };
  return { path, minimums, maximum };
}

/** The example under the rules of every period, newest first, as the engine computes it. */
export function homeExamples({
  resultOfCase,
  calculators,
  rulePeriods,
}: Pick<typeof Engine, 'resultOfCase' | 'calculators' | 'rulePeriods'>): Example[] {
  const netSalary = netSalaryOf({ calculators });
  return rulePeriods.map(({ payMonth }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a calculator answers with its own result
    const result = resultOfCase(netSalary, { ...asked, payMonth }) as Engine.NetSalaryResult;
    return {
      payMonth,
      taxClass: asked.taxClass,
      monthly: payslipOf(result.monthlySalary),
      annual: payslipOf(result.annualSalary),
    };
  });
}

/** Provides `virtual:example`: the home page's payslip, computed by the engine when the site is built. */
export const exampleData = () =>
  computedModules<typeof Engine>('../../../engine/src/index.ts', {
    'virtual:example': (engine) => ({
      examples: homeExamples(engine),
      salaryCall: salaryCall(engine),
      newestPayMonth: engine.newestPayMonth,
    }),
  });

import type { CalculatorOf } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { payslipCheckCall } from './input.ts';
import { payslipCheckResultSchema } from './result.ts';

export const payslipCheck: CalculatorOf<typeof payslipCheckCall, typeof payslipCheckResultSchema> =
  {
    ...payslipCheckCall,
    title: 'Payslip check',
    description:
      'Compares the lines of a payslip with the law. Finds what explains a difference: the tax card, the hours, other pay, or a mistake.',
    resultSchema: payslipCheckResultSchema,
    examples,
    run: calculate,
  };

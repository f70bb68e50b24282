import type { CalculatorOf } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { myYearCall } from './input.ts';
import { myYearResultSchema } from './result.ts';

export const myYear: CalculatorOf<typeof myYearCall, typeof myYearResultSchema> = {
  ...myYearCall,
  title: 'My year',
  description:
    'Twelve payslips of a year with its changes: raises, part time, bonuses, a new job, a marriage, a birth. Then the tax of the year and what the tax office pays back.',
  resultSchema: myYearResultSchema,
  examples,
  run: calculate,
};

import { deduction } from './deductions.ts';
import { deed } from './deeds.ts';
import { loan } from './loans.ts';
import { payslip } from './payslip.ts';
import { prepayment } from './prepayments.ts';
import { salary } from './salary.ts';
import { solar } from './solar.ts';
import { taxClass } from './tax-class.ts';
import { year } from './year.ts';

/**
 * The families of steps, each with what its steps compute, the figures that none computes, and the lines of a result under which
 * they are shown. The words of a family are the texts `<family>-steps`.
 */
export const stepFamilies = {
  salary,
  payslip,
  'tax-class': taxClass,
  deduction,
  loan,
  prepayment,
  deed,
  solar,
  year,
} as const;

export type StepFamily = keyof typeof stepFamilies;
export type StepIn<Family extends StepFamily> = (typeof stepFamilies)[Family]['steps'][number];
export type FigureIn<Family extends StepFamily> = (typeof stepFamilies)[Family]['figures'][number];
export type LineIn<Family extends StepFamily> = (typeof stepFamilies)[Family]['lines'][number];

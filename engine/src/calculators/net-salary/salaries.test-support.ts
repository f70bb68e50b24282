import { day } from '../../dated/day.ts';
import { calculate } from './calculate.ts';
import type { NetSalaryInput } from './input.ts';

/** Calculates salaries that differ from a usual one in some fields. The day decides only where a salary names no month. */
export function salariesLike(usual: NetSalaryInput, today = '2026-06-15') {
  return (input: Partial<NetSalaryInput>) => calculate({ ...usual, ...input }, day(today));
}

import type { GrossSalaryResult } from '@suen/engine/calculators/gross-salary/result';
import type { NetSalaryResult } from '@suen/engine/calculators/net-salary/result';
import type { RecordOf } from '../../../shared/form/state/calculator-record.ts';
import type { netSalaryForm } from '../form.ts';

/** What the calls of the form answer. */
export type Answer = NetSalaryResult | GrossSalaryResult;

export type NetSalaryRecord = RecordOf<typeof netSalaryForm, Answer>;

/** The pay that an answer holds, whichever figure was entered. */
export function payIn(result: Answer): NetSalaryResult {
  return 'result' in result
    ? { ...result.result, ...(result.explanation && { explanation: result.explanation }) }
    : result;
}

/** The net or the cost for which a request asks the gross; undefined where the gross was entered. */
export function wishOf(
  request: NetSalaryRecord['request'],
): { readonly known: 'net' | 'cost'; readonly amount: number } | undefined {
  if ('netSalary' in request) return { known: 'net', amount: request.netSalary };
  if ('employerCost' in request) return { known: 'cost', amount: request.employerCost };
  return undefined;
}

import type { JointSalaryResult } from '@suen/engine/calculators/joint-salary/result';
import type { SalaryBreakdown, Step } from '@suen/engine/small-door';
import type { RecordOf } from '../../../shared/form/state/calculator-record.ts';
import type { ResultPeriod } from '../../../shared/result/view/result-period.ts';
import { employmentOf, type Earner } from '../../../subjects/salary/salary-entries.ts';
import { hasPensionPayments } from '../../../subjects/salary/salary-hints.ts';
import type { jointSalaryForm } from '../form.ts';
import { personIds, persons, type PersonId } from '../persons.ts';

export type JointSalaryRecord = RecordOf<typeof jointSalaryForm, JointSalaryResult>;

/** One person or both together. */
export type Scope = PersonId | 'total';

export const scopes = [...personIds, 'total'] as const satisfies readonly Scope[];

/** The breakdown of one person, or of both together, in one period. */
export interface HouseholdPart {
  readonly scope: Scope;
  readonly breakdown: SalaryBreakdown;
  readonly steps: readonly Step[];
  readonly earner: Earner;
  /** Whether the tax of the month depends on what the employer knows of own payments to an occupational scheme. */
  readonly hasPensionPayments: boolean;
}

/** @returns `undefined` for a second person who was not entered */
export function householdPart(
  { request, result }: Pick<JointSalaryRecord, 'request' | 'result'>,
  scope: Scope,
  period: ResultPeriod,
): HouseholdPart | undefined {
  const salaries = result[scope];
  if (salaries === undefined) return undefined;
  const salaryKey = period === 'monthly' ? 'monthlySalary' : 'annualSalary';
  const present = personIds.filter((id) => result[id] !== undefined);
  const counted = scope === 'total' ? present : [scope];
  const employments = new Set(
    counted.map((id) => employmentOf(request[persons[id].employmentType])),
  );
  const [employment = 'employee'] = employments;
  return {
    scope,
    breakdown: salaries[salaryKey],
    steps: result.explanation?.[scope]?.[salaryKey] ?? [],
    earner: employments.size > 1 ? 'mixed' : employment,
    hasPensionPayments:
      scope !== 'total' && period === 'monthly' && hasPensionPayments(result.hints[scope]),
  };
}

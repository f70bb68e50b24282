import type { ResultPeriod } from '../../../shared/result/PeriodTabs.tsx';
import { TableAndChart } from '../../../shared/result/ResultLayout.tsx';
import { BreakdownTable } from '../../../shared/result/BreakdownTable.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { householdPart, scopes, type HouseholdPart, type JointSalaryRecord } from './household.ts';
import { useHouseholdLines } from './household-lines.ts';
import classes from './HouseholdBreakdown.module.css';
import { HouseholdChart } from './HouseholdChart.tsx';

interface HouseholdBreakdownProps {
  readonly record: JointSalaryRecord;
  readonly period: ResultPeriod;
}

/** A table for each person and one for both together, with the chart of the one that is chosen. */
export function HouseholdBreakdown({ record, period }: HouseholdBreakdownProps) {
  const parts = scopes
    .map((scope) => householdPart(record, scope, period))
    .filter((part) => part !== undefined);
  return (
    <TableAndChart>
      <div className={classes.tables}>
        {parts.map((part, position) => (
          <PartTable key={part.scope} part={part} period={period} isFirst={position === 0} />
        ))}
      </div>
      <HouseholdChart parts={parts} period={period} />
    </TableAndChart>
  );
}

interface PartTableProps {
  readonly part: HouseholdPart;
  readonly period: ResultPeriod;
  readonly isFirst: boolean;
}

function PartTable({ part, period, isFirst }: PartTableProps) {
  const { t } = useTranslation('joint-salary');
  const { t: shared } = useTranslation('shared');
  const lines = useHouseholdLines(part);
  const person = t(`person.${part.scope}`);
  return (
    <section>
      <h3 className={classes.title}>{person}</h3>
      <BreakdownTable
        title={t(`result.breakdown.${period}`, { person })}
        unit={shared(`period.unit.${period}`)}
        lines={lines}
        hasHelp={isFirst}
      />
    </section>
  );
}

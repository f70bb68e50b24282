import { SegmentedChoice } from '../../../shared/form/SegmentedChoice.tsx';
import type { ResultPeriod } from '../../../shared/result/PeriodTabs.tsx';
import { useSessionState } from '../../../shared/session-state.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { householdPart, scopes, type JointSalaryRecord, type Scope } from './household.ts';
import classes from './HouseholdBreakdown.module.css';
import { HouseholdChart } from './HouseholdChart.tsx';
import { HouseholdTable } from './HouseholdTable.tsx';

interface HouseholdBreakdownProps {
  readonly record: JointSalaryRecord;
  readonly period: ResultPeriod;
}

const firstScope: Scope = 'total';

/** One table for both persons and their total, with a chart. The same choice drives the table and the chart. */
export function HouseholdBreakdown({ record, period }: HouseholdBreakdownProps) {
  const { t } = useTranslation('joint-salary');
  const [chosenScope, choose] = useSessionState<Scope>('joint-salary.chart', firstScope);
  const parts = scopes
    .map((scope) => householdPart(record, scope, period))
    .filter((part) => part !== undefined);
  // The person chosen before may be missing from this result.
  const chosen = parts.find(({ scope }) => scope === chosenScope) ?? parts.at(-1);
  if (chosen === undefined) return null;
  const isPresent = (scope: Scope) => parts.some((each) => each.scope === scope);

  return (
    <div className={classes.breakdown}>
      <div className={classes.choice}>
        <SegmentedChoice
          name="chartScope"
          label={t('result.chart.label')}
          isLabelShown
          choices={scopes.map((scope) => ({
            value: scope,
            label: t(`person.${scope}`),
            isDisabled: !isPresent(scope),
          }))}
          value={chosen.scope}
          onChange={(scope) => choose(() => scope)}
          note={isPresent('person2') ? undefined : t('result.chart.noSecondPerson')}
        />
      </div>
      <HouseholdTable parts={parts} chosen={chosen} period={period} />
      <div className={classes.chart}>
        <HouseholdChart part={chosen} period={period} />
      </div>
    </div>
  );
}

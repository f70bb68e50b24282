import { useFormat } from '../../../shared/amount/use-format.ts';
import { EnlargeableChart } from '../../../shared/charts/EnlargeableChart.tsx';
import { pieChart } from '../../../shared/charts/pie-chart.ts';
import { loadedChart } from '../../../shared/charts/LoadedChart.tsx';
import { SegmentedChoice } from '../../../shared/form/SegmentedChoice.tsx';
import { useSessionState } from '../../../shared/session-state.ts';
import type { ResultPeriod } from '../../../shared/result/PeriodTabs.tsx';
import { netPercent, salarySlices } from '../../../shared/salary/salary-lines.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { scopes, type HouseholdPart, type Scope } from './household.ts';
import { useHouseholdLines } from './household-lines.ts';
import classes from './HouseholdBreakdown.module.css';

const LoadedPieChart = loadedChart(pieChart, 'loadingPie');

interface HouseholdChartProps {
  readonly parts: readonly HouseholdPart[];
  readonly period: ResultPeriod;
}

const firstScope: Scope = 'total';

/** The chart of one person or of both together, as chosen above it. */
export function HouseholdChart({ parts, period }: HouseholdChartProps) {
  const { t } = useTranslation('joint-salary');
  const [chosen, choose] = useSessionState<Scope>('joint-salary.chart', firstScope);
  // The person chosen before may be missing from this result.
  const part = parts.find(({ scope }) => scope === chosen) ?? parts.at(-1);
  if (part === undefined) return null;
  const isPresent = (scope: Scope) => parts.some((each) => each.scope === scope);

  return (
    <div className={classes.chart}>
      <SegmentedChoice
        name="chartScope"
        label={t('result.chart.label')}
        isLabelShown
        choices={scopes.map((scope) => ({
          value: scope,
          label: t(`person.${scope}`),
          isDisabled: !isPresent(scope),
        }))}
        value={part.scope}
        onChange={(scope) => choose(() => scope)}
        note={isPresent('person2') ? undefined : t('result.chart.noSecondPerson')}
      />
      <PartChart part={part} period={period} />
    </div>
  );
}

interface PartChartProps {
  readonly part: HouseholdPart;
  readonly period: ResultPeriod;
}

function PartChart({ part, period }: PartChartProps) {
  const { t } = useTranslation('joint-salary');
  const format = useFormat();
  const { t: shared } = useTranslation('shared');
  const lines = useHouseholdLines(part);
  const { breakdown } = part;
  const title = t(`result.breakdown.${period}`, { person: t(`person.${part.scope}`) });
  return (
    <EnlargeableChart
      title={title}
      renderChart={(heightPixels) => (
        <LoadedPieChart
          title={title}
          description={shared('salaryBreakdown.chartDescription', {
            gross: format.euros(breakdown.grossSalary),
            percent: format.percent(netPercent(breakdown), 0),
          })}
          slices={salarySlices(lines)}
          heightPixels={heightPixels}
        />
      )}
    />
  );
}

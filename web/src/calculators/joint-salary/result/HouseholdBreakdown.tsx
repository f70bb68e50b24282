import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { EnlargeableChart } from '../../../shared/charts/figure/EnlargeableChart.tsx';
import { loadedChart } from '../../../shared/charts/figure/LoadedChart.tsx';
import { pieChart } from '../../../shared/charts/pie/pie-chart.ts';
import { SegmentedChoice } from '../../../shared/form/controls/SegmentedChoice.tsx';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import type { ResultPeriod } from '../../../shared/result/view/result-period.ts';
import { useSessionState } from '../../../shared/session/session-state.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { netPercent, salarySlices } from '../../../subjects/salary/salary-lines.ts';
import { useHouseholdLines, householdRows } from './household-lines.ts';
import {
  householdPart,
  scopes,
  type JointSalaryRecord,
  type Scope,
  type HouseholdPart,
} from './household.ts';
import classes from './HouseholdBreakdown.module.css';

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

const LoadedPieChart = loadedChart(pieChart, 'loadingPie');

interface HouseholdChartProps {
  readonly part: HouseholdPart;
  readonly period: ResultPeriod;
}

/** The chart of one person or of both together. */
function HouseholdChart({ part, period }: HouseholdChartProps) {
  const { t } = useTranslation('joint-salary');
  const format = useFormat();
  const { t: shared } = useTranslation('shared');
  const { t: salaryText } = useTranslation('salary');
  const lines = useHouseholdLines()(part);
  const { breakdown } = part;
  const title = t(`result.breakdown.${period}`, { person: t(`person.${part.scope}`) });
  const kept = format.percent(netPercent(breakdown), 1);
  return (
    <FoldedPart
      title={shared('chart.title')}
      inBrief={`${kept} ${salaryText('salaryBreakdown.parts.net')}`}
      heading="h3"
      isTitledOnPhonesOnly
    >
      <EnlargeableChart
        title={title}
        renderChart={(heightPixels) => (
          <LoadedPieChart
            title={title}
            description={salaryText('salaryBreakdown.chartDescription', {
              gross: format.euros(breakdown.grossSalary),
              percent: kept,
            })}
            slices={salarySlices(lines).filter(({ amount }) => amount !== 0)}
            heightPixels={heightPixels}
          />
        )}
      />
    </FoldedPart>
  );
}

interface HouseholdTableProps {
  readonly parts: readonly HouseholdPart[];
  /** The part whose column is marked, is alone on a phone, and is explained when a line is opened. */
  readonly chosen: HouseholdPart;
  readonly period: ResultPeriod;
}

/** From gross to net, with a column for each person and one for both together. */
function HouseholdTable({ parts, chosen, period }: HouseholdTableProps) {
  const { t } = useTranslation('joint-salary');
  const { t: shared } = useTranslation('shared');
  const linesOf = useHouseholdLines();
  // A dash and no zero for what a person does not pay.
  const rows = householdRows(parts.map(linesOf), linesOf(chosen), (amount) =>
    amount === 0 ? '–' : <Amount value={amount} />,
  );
  return (
    <div className={classes.table} data-chosen={parts.indexOf(chosen)}>
      <FigureTable
        title={t(`result.table.${period}`)}
        heads={[shared(`period.unit.${period}`), ...parts.map(({ scope }) => t(`person.${scope}`))]}
        figures={rows}
        hasHelp={false}
      />
      <p className={classes.help}>{t('result.help', { person: t(`person.${chosen.scope}`) })}</p>
    </div>
  );
}

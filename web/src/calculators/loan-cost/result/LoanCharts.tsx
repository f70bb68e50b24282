import type { LoanCostResult } from '@suen/engine/calculators/loan-cost/result';
import type { ReactNode } from 'react';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { EnlargeableChart } from '../../../shared/charts/figure/EnlargeableChart.tsx';
import { loadedChart } from '../../../shared/charts/figure/LoadedChart.tsx';
import { pieChart } from '../../../shared/charts/pie/pie-chart.ts';
import { percentOfTotal } from '../../../shared/charts/pie/pie-layout.ts';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { stepsOfLine } from '../../../shared/result/tables/steps-of-line.ts';
import { useSessionState } from '../../../shared/session/session-state.ts';
import { Tabs } from '../../../shared/tabs/Tabs.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { AmortizationChart } from './AmortizationChart.tsx';
import { BalanceChart } from './BalanceChart.tsx';
import { costLines } from './cost-lines.ts';
import { useCostParts } from './cost-parts.ts';
import classes from './LoanCharts.module.css';

const tabs = ['breakdown', 'amortization', 'balance'] as const;
type LoanTab = (typeof tabs)[number];

const firstTab: LoanTab = 'breakdown';

interface LoanChartsProps {
  readonly title: string;
  readonly result: LoanCostResult;
  /** What stands below the figures, beside the charts. */
  readonly children?: ReactNode;
}

/** The four figures of the loan, and three charts in tabs: breakdown, amortization and balance. */
export function LoanCharts({ title, result, children }: LoanChartsProps) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result.charts' });
  const [tab, changeTab] = useSessionState<LoanTab>('loan-cost.tab', firstTab);
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      <div className={classes.sides}>
        <div className={classes.figures}>
          <CostTable result={result} />
          {children}
        </div>
        <Tabs
          label={t('label')}
          tabs={tabs.map((id) => ({ id, name: t(`${id}.tab`) }))}
          selected={tab}
          onChange={(next) => changeTab(() => next)}
        >
          {tab === 'breakdown' && (
            <div className={classes.breakdown}>
              <CostBreakdown result={result} />
            </div>
          )}
          {tab === 'amortization' && (
            <AmortizationChart years={result.yearlyAmortizationSchedule} />
          )}
          {tab === 'balance' && <BalanceChart result={result} />}
        </Tabs>
      </div>
    </section>
  );
}

/** Payment, total cost, principal and interest. Each row opens to explain its figure. */
function CostTable({ result }: { readonly result: LoanCostResult }) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result' });
  return (
    <FigureTable
      title={t('charts.breakdown.table')}
      heads={[t('charts.breakdown.table'), t('charts.euros')]}
      figures={costLines.map(({ id, colour }) => ({
        id,
        colour,
        name: t(`line.${id}`),
        values: [<Amount key={id} value={result[id]} />],
        steps: stepsOfLine(result.explanation, id),
      }))}
    />
  );
}

const LoadedPieChart = loadedChart(pieChart, 'loadingPie');

/** The two parts of the total cost as a pie. */
function CostBreakdown({ result }: { readonly result: LoanCostResult }) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result' });
  const format = useFormat();
  const { totalCost, interestCost } = result;
  const title = t('charts.breakdown.title');
  const slices = useCostParts(result);
  return (
    <EnlargeableChart
      title={title}
      renderChart={(heightPixels) => (
        <LoadedPieChart
          title={title}
          description={t('charts.breakdown.description', {
            total: format.euros(totalCost),
            percent: format.percent(percentOfTotal(slices, interestCost), 1),
          })}
          slices={slices}
          heightPixels={heightPixels}
        />
      )}
    />
  );
}

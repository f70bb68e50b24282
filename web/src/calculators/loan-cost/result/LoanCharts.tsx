import type { LoanCostResult } from '@suen/engine/calculators/loan-cost/result';
import { useSessionState } from '../../../shared/session-state.ts';
import { Tabs } from '../../../shared/tabs/Tabs.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { AmortizationChart } from './AmortizationChart.tsx';
import { BalanceChart } from './BalanceChart.tsx';
import { CostBreakdown } from './CostBreakdown.tsx';
import { CostTable } from './CostTable.tsx';
import classes from './LoanCharts.module.css';

const tabs = ['breakdown', 'amortization', 'balance'] as const;
type LoanTab = (typeof tabs)[number];

const firstTab: LoanTab = 'breakdown';

/** The four figures of the loan, and three charts in tabs: breakdown, amortization and balance. */
export function LoanCharts({ result }: { readonly result: LoanCostResult }) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result.charts' });
  const [tab, changeTab] = useSessionState<LoanTab>('loan-cost.tab', firstTab);
  return (
    <section className={classes.sides}>
      <CostTable result={result} />
      <Tabs
        label={t('label')}
        tabs={tabs.map((id) => ({ id, name: t(`${id}.tab`) }))}
        selected={tab}
        onChange={(next) => changeTab(() => next)}
      >
        {tab === 'breakdown' && <CostBreakdown result={result} />}
        {tab === 'amortization' && <AmortizationChart years={result.yearlyAmortizationSchedule} />}
        {tab === 'balance' && <BalanceChart result={result} />}
      </Tabs>
    </section>
  );
}

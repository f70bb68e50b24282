import type { LoanCostResult } from '@suen/engine/inputs';
import { useKeptState } from '../../../shared/kept-state.ts';
import { Tabs } from '../../../shared/tabs/Tabs.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { AmortizationChart } from './AmortizationChart.tsx';
import { BalanceChart } from './BalanceChart.tsx';
import { CostBreakdown } from './CostBreakdown.tsx';

const tabs = ['breakdown', 'amortization', 'balance'] as const;
type LoanTab = (typeof tabs)[number];

const firstTab: LoanTab = 'breakdown';

/** Three views of the loan: what it is made of, how it is repaid, what is left. */
export function LoanCharts({ result }: { readonly result: LoanCostResult }) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result.charts' });
  const [tab, changeTab] = useKeptState<LoanTab>('loan-cost.tab', firstTab);
  return (
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
  );
}

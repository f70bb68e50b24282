import type { SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';
import { StackedBar } from '../../../shared/charts/StackedBar.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { payers } from './payers.ts';
import classes from './SchemeInForce.module.css';

interface CostBarProps {
  readonly cost: Pick<SolarPanelsResult, 'totalCost' | (typeof payers)[number]['id']>;
  /** The scheme of the subsidy, where the bar of another one stands beside it. The total is then the same. */
  readonly scheme?: string;
}

/** The cost of the system by who pays it. */
export function CostBar({ cost, scheme }: CostBarProps) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result.cost' });
  return (
    <div>
      {scheme !== undefined && <p className={classes.scheme}>{scheme}</p>}
      <StackedBar
        figures="wholeEuros"
        label={scheme}
        total={scheme === undefined ? { name: t('totalCost'), amount: cost.totalCost } : undefined}
        parts={payers.map(({ id, colour }) => ({ id, name: t(id), amount: cost[id], colour }))}
      />
    </div>
  );
}

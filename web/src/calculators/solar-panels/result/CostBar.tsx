import type { SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';
import { StackedBar } from '../../../shared/charts/StackedBar.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { payers } from './payers.ts';

/** The cost of the system by who pays it. */
export function CostBar({ result }: { readonly result: SolarPanelsResult }) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result.cost' });
  return (
    <StackedBar
      figures="wholeEuros"
      total={{ name: t('totalCost'), amount: result.totalCost }}
      parts={payers.map(({ id, colour }) => ({ id, name: t(id), amount: result[id], colour }))}
    />
  );
}

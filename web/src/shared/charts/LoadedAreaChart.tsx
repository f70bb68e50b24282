import { lazy, type ComponentProps } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import type { AreaChart } from './AreaChart.tsx';
import { loadAreaChart } from './load-area-chart.ts';
import { LoadedChart } from './LoadedChart.tsx';

const LazyAreaChart = lazy(async () => ({ default: (await loadAreaChart()).AreaChart }));

/** An area chart whose drawing code comes with the first result. */
export function LoadedAreaChart(props: ComponentProps<typeof AreaChart>) {
  const { t } = useTranslation('shared');
  return (
    <LoadedChart heightPixels={props.heightPixels} loading={t('chart.loadingAreas')}>
      <LazyAreaChart {...props} />
    </LoadedChart>
  );
}

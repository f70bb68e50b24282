import { lazy, type ComponentProps } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import type { BarChart } from './BarChart.tsx';
import { loadBarChart } from './load-bar-chart.ts';
import { LoadedChart } from './LoadedChart.tsx';

const LazyBarChart = lazy(async () => ({ default: (await loadBarChart()).BarChart }));

/** A bar chart whose drawing code comes with the first result. */
export function LoadedBarChart(props: ComponentProps<typeof BarChart>) {
  const { t } = useTranslation('shared');
  return (
    <LoadedChart heightPixels={props.heightPixels} loading={t('chart.loadingBars')}>
      <LazyBarChart {...props} />
    </LoadedChart>
  );
}

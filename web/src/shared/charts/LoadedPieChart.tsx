import { lazy, type ComponentProps } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import type { PieChart } from './PieChart.tsx';
import { loadPieChart } from './load-pie-chart.ts';
import { LoadedChart } from './LoadedChart.tsx';

const LazyPieChart = lazy(async () => ({ default: (await loadPieChart()).PieChart }));

/** A pie chart whose drawing code comes with the first result. */
export function LoadedPieChart(props: ComponentProps<typeof PieChart>) {
  const { t } = useTranslation('shared');
  return (
    <LoadedChart heightPixels={props.heightPixels} loading={t('chart.loading')}>
      <LazyPieChart {...props} />
    </LoadedChart>
  );
}

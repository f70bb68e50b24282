import { lazy, type ComponentProps } from 'react';
import { loadAreaChart } from '../../../shared/charts/load-area-chart.ts';
import { loadBarChart } from '../../../shared/charts/load-bar-chart.ts';
import { LoadedChart } from '../../../shared/charts/LoadedChart.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';

const LazyAreaChart = lazy(async () => ({ default: (await loadAreaChart()).AreaChart }));
const LazyBarChart = lazy(async () => ({ default: (await loadBarChart()).BarChart }));

/** The specification has one and the same wording for both charts of this calculator while they load. */
export function DrawnAreaChart(props: ComponentProps<typeof LazyAreaChart>) {
  const { t } = useTranslation('shared');
  return (
    <LoadedChart heightPixels={props.heightPixels} loading={t('chart.loading')}>
      <LazyAreaChart {...props} />
    </LoadedChart>
  );
}

export function DrawnBarChart(props: ComponentProps<typeof LazyBarChart>) {
  const { t } = useTranslation('shared');
  return (
    <LoadedChart heightPixels={props.heightPixels} loading={t('chart.loading')}>
      <LazyBarChart {...props} />
    </LoadedChart>
  );
}

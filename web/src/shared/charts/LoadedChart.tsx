import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import classes from './LoadedChart.module.css';

interface LoadedChartProps {
  readonly heightPixels: number;
  /** Stands in the chart's place until its drawing code has come. */
  readonly loading: string;
  /** The chart, whose drawing code comes with the first result. */
  readonly children: ReactNode;
}

/** The place of a chart. Without its drawing code the page lives on by its table. */
export function LoadedChart({ heightPixels, loading, children }: LoadedChartProps) {
  const { t } = useTranslation('shared');
  const note = (text: string) => (
    <p className={classes.note} style={{ minHeight: heightPixels }}>
      {text}
    </p>
  );
  return (
    <FallbackOnError fallback={note(t('chart.failed'))}>
      <Suspense fallback={note(loading)}>{children}</Suspense>
    </FallbackOnError>
  );
}

/**
 * A chart of one kind in its place.
 *
 * @param load brings its drawing code
 * @param loading the words that stand there until then
 */
export function chartOnDemand<Props extends { readonly heightPixels: number }>(
  load: () => Promise<ComponentType<Props>>,
  loading: 'loading' | 'loadingPie' | 'loadingBars' | 'loadingAreas',
): ComponentType<Props> {
  const Chart = lazy(async () => ({ default: await load() }));
  return function ChartOnDemand(props) {
    const { t } = useTranslation('shared');
    return (
      <LoadedChart heightPixels={props.heightPixels} loading={t(`chart.${loading}`)}>
        <Chart {...props} />
      </LoadedChart>
    );
  };
}

interface FallbackOnErrorProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

class FallbackOnError extends Component<FallbackOnErrorProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

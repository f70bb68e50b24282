import { Component, lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPieChart } from './load-pie-chart.ts';
import classes from './LoadedPieChart.module.css';
import type { PieChart } from './PieChart.tsx';

const LazyPieChart = lazy(async () => ({ default: (await loadPieChart()).PieChart }));

/** A pie chart whose drawing code comes with the first result. Without it the page lives on by its table. */
export function LoadedPieChart(props: ComponentProps<typeof PieChart>) {
  const { t } = useTranslation('shared');
  const note = (text: string) => (
    <p className={classes.note} style={{ minHeight: props.heightPixels }}>
      {text}
    </p>
  );
  return (
    <FallbackOnError fallback={note(t('chart.failed'))}>
      <Suspense fallback={note(t('chart.loading'))}>
        <LazyPieChart {...props} />
      </Suspense>
    </FallbackOnError>
  );
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

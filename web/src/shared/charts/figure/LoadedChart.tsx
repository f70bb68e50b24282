import {
  Component,
  createElement,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLazyPart, type LazyPart } from '../../loading/lazy-part.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import classes from './LoadedChart.module.css';

/**
 * A chart of one kind in its place. Its drawing code comes with the first result; what did not come is asked for again by
 * the next chart of its kind. Without it, or when it fails to draw, the page lives on by its table.
 *
 * @param part its drawing code
 * @param loading the words that stand there until then
 */
export function loadedChart<Props extends { readonly heightPixels: number }>(
  part: LazyPart<ComponentType<Props>>,
  loading: 'loading' | 'loadingPie' | 'loadingBars' | 'loadingAreas',
): ComponentType<Props> {
  return function LoadedChart(props) {
    const { t } = useTranslation('shared');
    const [Chart, load] = useLazyPart(part);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      load().catch(() => setFailed(true));
    }, [load]);

    const note = (text: 'failed' | typeof loading) => (
      <p className={classes.note} style={{ minHeight: props.heightPixels }}>
        {t(`chart.${text}`)}
      </p>
    );
    if (Chart === undefined) return note(hasFailed ? 'failed' : loading);
    return (
      <FallbackOnError fallback={note('failed')}>{createElement(Chart, props)}</FallbackOnError>
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

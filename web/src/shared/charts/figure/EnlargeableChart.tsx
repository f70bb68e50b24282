import { useState, type PointerEvent, type ReactNode } from 'react';
import { Button } from '../../button/Button.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import { iconOf } from '../../icon-of.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { useIsEmbedded } from '../../window/embedded.ts';
import classes from './EnlargeableChart.module.css';

const IconArrowsMaximize = iconOf('arrows-maximize');

const heightPixels = 250;
const enlargedHeightPixels = 500;

interface EnlargeableChartProps {
  readonly title: string;
  /** Draws the chart at a height. */
  readonly renderChart: (heightPixels: number) => ReactNode;
}

/** Where the pointer was when the chart was enlarged. */
interface PointerPlace {
  readonly x: number;
  readonly y: number;
}

/** A chart beside its table, and the same chart in a large dialog. */
export function EnlargeableChart({ title, renderChart }: EnlargeableChartProps) {
  const { t } = useTranslation('shared');
  const [enlargedAt, setEnlargedAt] = useState<PointerPlace>();
  // A frame of another site has no room for it.
  if (useIsEmbedded()) return <div className={classes.chart}>{renderChart(heightPixels)}</div>;
  return (
    <div className={classes.chart}>
      {renderChart(heightPixels)}
      <Button onClick={({ clientX: x, clientY: y }) => setEnlargedAt({ x, y })}>
        <IconArrowsMaximize aria-hidden="true" size={18} stroke={1.75} />
        {t('chart.enlarge')}
      </Button>
      {enlargedAt !== undefined && (
        <Dialog title={title} width="wide" onClose={() => setEnlargedAt(undefined)}>
          <div data-enlarged onPointerMoveCapture={(event) => ignoreAtRest(event, enlargedAt)}>
            {renderChart(enlargedHeightPixels)}
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** Ignores pointer events that some browsers send when a dialog opens below a resting pointer. */
function ignoreAtRest(event: PointerEvent, { x, y }: PointerPlace) {
  if (event.clientX === x && event.clientY === y) event.stopPropagation();
}

import { IconArrowsMaximize } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import classes from './EnlargeableChart.module.css';

const heightPixels = 250;
const enlargedHeightPixels = 500;

interface EnlargeableChartProps {
  readonly title: string;
  /** Draws the chart at a height. */
  readonly renderChart: (heightPixels: number) => ReactNode;
}

/** A chart beside its table, and the same chart in a large dialog. */
export function EnlargeableChart({ title, renderChart }: EnlargeableChartProps) {
  const { t } = useTranslation('shared');
  const [isEnlarged, setEnlarged] = useState(false);
  return (
    <div className={classes.chart}>
      {renderChart(heightPixels)}
      <Button onClick={() => setEnlarged(true)}>
        <IconArrowsMaximize aria-hidden="true" size={18} stroke={1.75} />
        {t('chart.enlarge')}
      </Button>
      {isEnlarged && (
        <Dialog title={title} width="wide" onClose={() => setEnlarged(false)}>
          {renderChart(enlargedHeightPixels)}
        </Dialog>
      )}
    </div>
  );
}

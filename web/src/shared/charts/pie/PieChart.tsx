import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useFormat } from '../../amount/use-format.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { ChartFigure } from '../figure/ChartFigure.tsx';
import { ChartTooltip } from '../figure/ChartTooltip.tsx';
import { useShownTooltip } from '../figure/shown-tooltip.ts';
import { layOutPie, percentOfTotal, type PlacedSlice, type Slice } from './pie-layout.ts';
import classes from './PieChart.module.css';

interface PieChartProps {
  readonly title: string;
  /** The description for readers who do not see the chart. */
  readonly description: string;
  /** Clockwise from twelve o'clock. */
  readonly slices: readonly Slice[];
  /** As wide as high: in a narrow window it is as high as there is room beside it. */
  readonly heightPixels: number;
}

/** Below this share a slice is too narrow for its percentage; its legend says it. */
const smallestLabelledPercent = 7;
/** The width that a phone's full-screen dialog leaves. */
const sideMarginsPixels = 32;
/** A higher one stands in a dialog, with no table beside it. */
const inlineHeightPixels = 250;
/** Room for the outline of the slice in focus. */
const marginPixels = 4;

/**
 * A pie. Its table beside it is its legend; enlarged, it has one. Pointing at a slice and moving the focus to it show
 * the same tooltip.
 */
export function PieChart({ title, description, slices, ...wanted }: PieChartProps) {
  const { t } = useTranslation('shared');
  const format = useFormat();
  const [activeId, partProps] = useActivePart();
  // A window that nobody sees has no width.
  const room = Math.max(2 * marginPixels, window.innerWidth - sideMarginsPixels);
  const heightPixels = Math.min(wanted.heightPixels, room);
  const isEnlarged = wanted.heightPixels > inlineHeightPixels;
  const half = heightPixels / 2;
  const placedSlices = layOutPie(slices, half - marginPixels);
  const active = placedSlices.find(({ slice }) => slice.id === activeId);
  const valueOf = ({ amount }: Slice) =>
    t('chart.value', {
      amount: format.euros(amount),
      percent: format.share(percentOfTotal(slices, amount)),
    });

  return (
    <ChartFigure
      title={title}
      description={description}
      legend={placedSlices.map(({ slice: { id, name, colour }, slice }) => ({
        id,
        name,
        colour,
        value: valueOf(slice),
      }))}
      hasLegend={isEnlarged}
      isSquare
    >
      <div className={classes.square} style={{ '--side': `${heightPixels}px` }}>
        <svg
          height={heightPixels}
          viewBox={`${-half} ${-half} ${heightPixels} ${heightPixels}`}
          className={classes.drawing}
        >
          {placedSlices.map((placed) => (
            <g
              key={placed.slice.id}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a part of a drawing
              role="img"
              aria-label={`${placed.slice.name}: ${valueOf(placed.slice)}`}
              className={classes.slice}
              {...partProps(placed.slice.id)}
            >
              <path d={placed.outline} fill={placed.slice.colour} />
              <SliceLabel placed={placed} />
            </g>
          ))}
        </svg>
        {active !== undefined && (
          <ChartTooltip
            across={(half + active.x) / heightPixels}
            down={(half + active.y) / heightPixels}
            heightPixels={heightPixels}
            heading={active.slice.name}
          >
            <span>{valueOf(active.slice)}</span>
          </ChartTooltip>
        )}
      </div>
    </ChartFigure>
  );
}

function SliceLabel({
  placed: { slice, percent, x, y, fitsName },
}: {
  readonly placed: PlacedSlice;
}) {
  const format = useFormat();
  if (percent < smallestLabelledPercent) return null;
  return (
    <text x={x} y={y} className={slice.isLight ? classes.darkLabel : classes.label}>
      {fitsName && (
        <tspan x={x} dy="-0.6em">
          {slice.name}
        </tspan>
      )}
      <tspan x={x} dy={fitsName ? '1.25em' : 0} className={classes.percent}>
        {format.percent(percent, 0)}
      </tspan>
    </text>
  );
}

interface PartProps {
  readonly tabIndex: 0;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The active part of a chart, by mouse, touch or keyboard. */
function useActivePart(): readonly [
  activeId: string | undefined,
  propsOf: (id: string) => PartProps,
] {
  const { shown, show, hide } = useShownTooltip<string>();

  const propsOf = (id: string): PartProps => ({
    tabIndex: 0,
    // Not on pointerenter, because a dialog that opens below a resting pointer is entered, too.
    onPointerMove: ({ pointerType }) => pointerType !== 'touch' && show(id),
    onPointerLeave: ({ pointerType }) => pointerType !== 'touch' && hide(),
    onFocus: () => show(id),
    onBlur: hide,
    onClick: ({ nativeEvent }) => {
      const isTouch =
        nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === 'touch';
      if (isTouch) show(id, true);
    },
    onKeyDown: ({ key }) => key === 'Escape' && hide(),
  });

  return [shown, propsOf];
}

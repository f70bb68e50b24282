import {
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { useShownTooltip } from '../figure/shown-tooltip.ts';

/** What a pressing pointer is at, until it lets go. */
interface Press {
  readonly point: number;
  readonly isTouch: boolean;
}

interface ActivePoint {
  /** The point the tooltip is about; undefined while there is none. */
  readonly shown: number | undefined;
  /** The point the keyboard is at. */
  readonly current: number;
  /** For an `<input type="range">` that lies over the drawing. */
  readonly rangeProps: ComponentProps<'input'>;
}

/** The point that is nearest to a place; `places` are in order. */
function nearestPoint(places: readonly number[], place: number): number {
  return places.reduce(
    (best, each, point) =>
      Math.abs(each - place) < Math.abs((places[best] ?? 0) - place) ? point : best,
    0,
  );
}

/**
 * Which of a chart's points the reader is at, by mouse, finger or keyboard alike. All points together are one range input:
 * one stop for the Tab key, and arrow keys, voices and switches know how to move in it.
 *
 * @param places where the points stand across the drawing, from 0 to 1, in order
 */
export function useActivePoint(places: readonly number[]): ActivePoint {
  const { shown, show, hide } = useShownTooltip<number>();
  const [chosen, choose] = useState(0);
  const press = useRef<Press>(undefined);
  const last = places.length - 1;
  // The chart may have had more points before.
  const current = Math.min(chosen, last);

  const goTo = (point: number, isTouched = false) => {
    choose(point);
    show(point, isTouched);
  };
  const pointAt = ({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return nearestPoint(places, (clientX - left) / (width || 1));
  };
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    const point = pointAt(event);
    const isTouch = event.pointerType === 'touch';
    if (event.buttons > 0) press.current = { point, isTouch };
    // A finger that has only come down may be about to scroll the page.
    if (!isTouch || event.type === 'pointermove') goTo(point, isTouch);
  };
  const release = () => {
    if (press.current?.isTouch === true) goTo(press.current.point, true);
    press.current = undefined;
  };

  return {
    shown: shown === undefined ? undefined : Math.min(shown, last),
    current,
    rangeProps: {
      min: 0,
      max: last,
      step: 1,
      value: current,
      // The browser's own idea of where a pointer is supposes points at equal distances.
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        goTo(press.current?.point ?? Number(currentTarget.value), press.current?.isTouch),
      onPointerDown: follow,
      onPointerMove: follow,
      onPointerCancel: () => {
        press.current = undefined;
        hide();
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && hide(),
      // Not a click: browsers send none for a finger on a range.
      onPointerUp: release,
      onFocus: () => goTo(press.current?.point ?? current, press.current?.isTouch),
      onBlur: hide,
      onKeyDown: ({ key }: KeyboardEvent) => {
        press.current = undefined;
        if (key === 'Escape') hide();
      },
    },
  };
}

import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useShownTooltip } from './shown-tooltip.ts';

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
export function useActivePart(): readonly [
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

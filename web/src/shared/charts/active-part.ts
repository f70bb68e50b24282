import { useEffect, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

/** A tooltip opened by a finger closes by itself: there is no pointer that could leave. */
const touchTooltipMilliseconds = 3000;

interface PartProps {
  readonly tabIndex: 0;
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Which part of a chart the reader points at, by mouse, finger or keyboard alike. */
export function useActivePart(): readonly [
  activeId: string | undefined,
  propsOf: (id: string) => PartProps,
] {
  const [active, setActive] = useState<{ readonly id: string; readonly isTouched?: true }>();

  useEffect(() => {
    if (active?.isTouched !== true) return undefined;
    const timer = setTimeout(() => setActive(undefined), touchTooltipMilliseconds);
    return () => clearTimeout(timer);
  }, [active]);

  const propsOf = (id: string): PartProps => ({
    tabIndex: 0,
    onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && setActive({ id }),
    onPointerLeave: ({ pointerType }) => pointerType !== 'touch' && setActive(undefined),
    onFocus: () => setActive({ id }),
    onBlur: () => setActive(undefined),
    onClick: ({ nativeEvent }) => {
      const isTouch =
        nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === 'touch';
      if (isTouch) setActive({ id, isTouched: true });
    },
    onKeyDown: ({ key }) => key === 'Escape' && setActive(undefined),
  });

  return [active?.id, propsOf];
}

import type { Leaning } from '../figure/Swatch.tsx';
import classes from './Hatch.module.css';

interface HatchProps {
  /** By which `fill="url(#...)"` finds it. */
  readonly id: string;
  readonly colour: string;
  readonly leans: Leaning;
  /** Translucent with stripes in its colour, for an area that others may shine through. */
  readonly isArea?: boolean;
  /** True for a colour on which only dark stripes can be seen. */
  readonly isLight?: boolean | undefined;
}

/** Diagonal stripes, which tell a series apart without its colour. */
export function Hatch({ id, colour, leans, isArea = false, isLight = false }: HatchProps) {
  const stripeColour = isLight ? 'var(--suen-ink)' : 'var(--suen-surface)';
  return (
    <pattern
      id={id}
      width="7"
      height="7"
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${leans === 'right' ? 45 : -45})`}
    >
      <rect width="7" height="7" fill={colour} className={isArea ? classes.area : undefined} />
      <rect
        width={isArea ? 2 : 1.5}
        height="7"
        fill={isArea ? colour : stripeColour}
        className={isArea ? classes.areaStripe : undefined}
      />
    </pattern>
  );
}

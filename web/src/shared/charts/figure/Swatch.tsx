import classes from './Swatch.module.css';

/** How a series is drawn: not by its colour alone. */
export type Look = 'solid' | 'hatched' | 'area' | 'hatchedArea' | 'line' | 'dashed';

/** Stripes of neighbours lean to different sides. */
export type Leaning = 'right' | 'left';

/** How the stripes of one of several striped series lean. */
export const leaningAt = (position: number): Leaning => (position % 2 === 0 ? 'right' : 'left');

interface SwatchProps {
  readonly colour: string;
  readonly look?: Look;
  readonly leans?: Leaning | undefined;
  /** True for a colour on which only dark stripes can be seen. */
  readonly isLight?: boolean | undefined;
}

/** A sample of how something looks in a chart, beside its name. */
export function Swatch({ colour, look = 'solid', leans = 'right', isLight = false }: SwatchProps) {
  return (
    <svg viewBox="0 0 12 12" className={classes.swatch} data-leans={leans} aria-hidden="true">
      {(look === 'solid' || look === 'hatched') && (
        <rect width="12" height="12" rx="3" fill={colour} />
      )}
      {look === 'hatched' && (
        <path
          d="M0,6L6,0M1,11L11,1M6,12L12,6"
          className={isLight ? classes.darkStripes : classes.stripes}
        />
      )}
      {(look === 'area' || look === 'hatchedArea') && (
        <>
          <rect y="1" width="12" height="11" fill={colour} className={classes.area} />
          <path d="M0,1H12" stroke={colour} className={classes.line} />
        </>
      )}
      {look === 'hatchedArea' && (
        <path d="M0,8L6,2M2,12L12,2M8,12L12,8" stroke={colour} className={classes.areaStripes} />
      )}
      {look === 'line' && <path d="M0,6H12" stroke={colour} className={classes.line} />}
      {look === 'dashed' && <path d="M0,6H4.5M7.5,6H12" stroke={colour} className={classes.line} />}
    </svg>
  );
}

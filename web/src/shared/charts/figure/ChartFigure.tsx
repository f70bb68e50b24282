import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import { Swatch, type Leaning, type Look } from './Swatch.tsx';
import classes from './ChartFigure.module.css';

/** The legend's entry for one slice or series. */
export interface LegendEntry {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly colour: string;
  readonly look?: Look;
  readonly leans?: Leaning | undefined;
  readonly isLight?: boolean | undefined;
}

interface ChartFigureProps {
  readonly title: string;
  /** The description for readers who do not see the chart. */
  readonly description: string;
  readonly legend: readonly LegendEntry[];
  /** True for a drawing that is as wide as high: its legend moves beside it where there is room. */
  readonly isSquare?: boolean;
  /** False where a table beside the drawing says the same. */
  readonly hasLegend?: boolean;
  /** The drawing. */
  readonly children: ReactNode;
}

/** A drawing with its description and its legend. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, description, legend, isSquare = false, hasLegend = true, children } = props;
  const id = useId();
  return (
    <div className={classes.frame}>
      <figure className={classes.figure} data-square={isSquare} aria-labelledby={id}>
        <figcaption id={id}>
          <VisuallyHidden>
            {title}. {description}
          </VisuallyHidden>
        </figcaption>
        {children}
        {hasLegend && (
          <ul className={classes.legend}>
            {legend.map(({ id: key, name, value, ...sample }) => (
              <li key={key} className={classes.entry}>
                <Swatch {...sample} />
                <span className={classes.name}>{name}</span>
                <span className={classes.value}>{value}</span>
              </li>
            ))}
          </ul>
        )}
      </figure>
    </div>
  );
}

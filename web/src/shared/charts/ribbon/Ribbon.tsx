import classes from './Ribbon.module.css';

/** A part of an amount as it is drawn. */
export interface RibbonPart {
  readonly id: string;
  readonly amount: number;
  readonly colour: string;
  /** Hatched: what is not used, or only would be there. */
  readonly isUnused?: boolean;
}

interface RibbonProps {
  /** Each above zero. */
  readonly parts: readonly RibbonPart[];
  /** Nothing to show yet: all parts are hatched. */
  readonly isEmpty?: boolean;
}

/** Parts of an amount side by side, to scale. For the eye only: words beside it say the same. */
export function Ribbon({ parts, isEmpty = false }: RibbonProps) {
  return (
    <span className={classes.bar} aria-hidden="true">
      {parts.map(({ id, amount, colour, isUnused = false }) => (
        <span
          key={id}
          className={classes.part}
          data-unused={isUnused || isEmpty}
          style={{ flexGrow: amount, '--part-colour': colour }}
        />
      ))}
    </span>
  );
}

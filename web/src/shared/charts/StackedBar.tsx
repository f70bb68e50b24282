import { useFormat } from '../amount/use-format.ts';
import classes from './StackedBar.module.css';

/** One part of an amount. */
export interface BarPart {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly colour: string;
}

interface StackedBarProps {
  readonly parts: readonly BarPart[];
  /** False where a table beside the bar says the same. */
  readonly hasLegend?: boolean;
}

/** What an amount is made of, side by side; what is paid out and not taken has no part in it. */
export function StackedBar({ parts, hasLegend = true }: StackedBarProps) {
  const format = useFormat();
  const shown = parts.filter(({ amount }) => amount > 0);
  return (
    <div className={classes.stacked}>
      <div className={classes.bar} aria-hidden="true">
        {shown.map(({ id, amount, colour }) => (
          <span
            key={id}
            className={classes.part}
            style={{ flexGrow: amount, backgroundColor: colour }}
          />
        ))}
      </div>
      {hasLegend && (
        <ul className={classes.legend}>
          {shown.map(({ id, name, amount, colour }) => (
            <li key={id} className={classes.entry}>
              <span className={classes.swatch} style={{ backgroundColor: colour }} />
              <span>
                {name} <strong>{format.amount(amount)}</strong>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

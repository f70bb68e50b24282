import { useFormat } from '../amount/use-format.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
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
  /** What the parts add up to, where nothing beside the bar says it. */
  readonly total?: Pick<BarPart, 'name' | 'amount'>;
  /** False for estimates, which have no cents. */
  readonly hasCents?: boolean;
  /** False where a table beside the bar says the same. */
  readonly hasLegend?: boolean;
}

/** What an amount is made of, side by side; what is paid out and not taken has no part in it. */
export function StackedBar(props: StackedBarProps) {
  const { parts, total, hasCents = true, hasLegend = true } = props;
  const format = useFormat();
  const figure = (amount: number) => (
    <strong>
      <span aria-hidden="true">
        {hasCents ? format.amount(amount) : format.number(Math.round(amount))}
      </span>
      <VisuallyHidden>
        {hasCents ? format.spoken(amount) : format.spokenWhole(amount)}
      </VisuallyHidden>
    </strong>
  );
  const shown = parts.filter(({ amount }) => amount > 0);
  if (shown.length === 0) return null;
  return (
    <div className={classes.stacked}>
      {total !== undefined && (
        <p className={classes.total}>
          {total.name} {figure(total.amount)}
        </p>
      )}
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
                {name} {figure(amount)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

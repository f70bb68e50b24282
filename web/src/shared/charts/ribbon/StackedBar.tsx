import type { ReactNode } from 'react';
import { useFormat } from '../../amount/use-format.ts';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import { Ribbon, type RibbonPart } from './Ribbon.tsx';
import classes from './StackedBar.module.css';

/** One part of an amount, with its name. */
export interface BarPart extends RibbonPart {
  readonly name: string;
}

interface StackedBarProps {
  readonly parts: readonly BarPart[];
  /** What the parts add up to, where nothing beside the bar says it. */
  readonly total?: Pick<BarPart, 'name' | 'amount'> | undefined;
  /** Names the list of parts, where nothing beside the bar does. */
  readonly label?: string;
  /** What stands at a part: its amount, or its share of the whole where the amounts stand elsewhere. */
  readonly figures?: 'amounts' | 'wholeEuros' | 'shares';
  /** Nothing to show yet: the parts are hatched and have a dash for a figure. */
  readonly isEmpty?: boolean;
  /** What is drawn over the bar, to the same scale. */
  readonly children?: ReactNode;
}

/**
 * What an amount is made of: a bar to scale, with the name of each part above it, as near as the other names leave room. What is
 * paid out and not taken has no part in it.
 */
export function StackedBar(props: StackedBarProps) {
  const { parts, total, label, figures = 'amounts', isEmpty = false, children } = props;
  const format = useFormat();
  const shown = parts.filter(({ amount }) => amount > 0);
  if (shown.length === 0) return null;
  const sum = shown.reduce((all, { amount }) => all + amount, 0);
  const figure = (amount: number) => {
    if (isEmpty) return <strong className={classes.figure}>—</strong>;
    if (figures === 'shares') {
      return <strong className={classes.figure}>{format.share((100 * amount) / sum)}</strong>;
    }
    const hasCents = figures === 'amounts';
    return (
      <strong className={classes.figure}>
        <span aria-hidden="true">
          {hasCents ? format.amount(amount) : format.wholeAmount(amount)}
        </span>
        <VisuallyHidden>
          {hasCents ? format.spoken(amount) : format.spokenWhole(amount)}
        </VisuallyHidden>
      </strong>
    );
  };
  return (
    <div>
      {total !== undefined && (
        <p className={classes.total}>
          {figure(total.amount)} <span>{total.name}</span>
        </p>
      )}
      <ul className={classes.names} aria-label={label}>
        {shown.map(({ id, name, amount, colour, isUnused }) => (
          <li
            key={id}
            className={classes.name}
            data-unused={isUnused || undefined}
            style={{ flexGrow: amount, '--part-colour': colour }}
          >
            {figure(amount)} <span>{name}</span>
          </li>
        ))}
      </ul>
      <div className={classes.bar}>
        <Ribbon parts={shown} isEmpty={isEmpty} />
        {children}
      </div>
    </div>
  );
}

import type { PreviewedLimit } from '@suen/engine/calculators/tax-optimization/limits-preview';
import { Ribbon } from '../../../shared/charts/ribbon/Ribbon.tsx';
import classes from './Groups.module.css';

/** A limit to scale: its used part, its unused part, and what is paid above it. */
export function LimitBar({ limit: { max, paid } }: { readonly limit: PreviewedLimit }) {
  const parts = [
    { id: 'used', amount: Math.min(paid, max), colour: 'var(--suen-net)' },
    {
      id: 'unused',
      amount: Math.max(0, max - paid),
      colour: 'var(--suen-control-line)',
      isUnused: true,
    },
    { id: 'above', amount: Math.max(0, paid - max), colour: 'var(--suen-level-orange)' },
  ];
  return (
    <span className={classes.limit}>
      <Ribbon parts={parts.filter(({ amount }) => amount > 0)} />
    </span>
  );
}

import type { DeductionLimit } from '@suen/engine/small-door';
import { difference } from '../../shared/amount/derived.ts';
import { StackedBar } from '../../shared/charts/ribbon/StackedBar.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';

interface DeductionBarProps {
  readonly limit: Pick<DeductionLimit, 'max' | 'deducted' | 'deductible'>;
  /** True where it is the sum of several limits. */
  readonly isSum?: boolean;
}

/** A limit, where something of it is used: its used part, its unused part, and beside it what is paid above it. */
export function DeductionBar({ limit, isSum = false }: DeductionBarProps) {
  const { t } = useTranslation('deductions');
  const { max, deducted, deductible } = limit;
  const remaining = difference(max, deductible);
  const excess = difference(deducted, deductible);
  return (
    <StackedBar
      total={
        deductible > 0 ? { name: t(isSum ? 'bar.limits' : 'bar.limit'), amount: max } : undefined
      }
      figures={[max, remaining, excess].every(Number.isInteger) ? 'wholeEuros' : 'amounts'}
      parts={[
        {
          id: 'used',
          name: t('bar.used'),
          amount: deductible,
          colour: 'var(--suen-net)',
        },
        {
          id: 'room',
          name: t('bar.room'),
          amount: remaining,
          colour: 'var(--suen-control-line)',
          isUnused: true,
        },
        {
          id: 'excess',
          name: t('remaining.up'),
          amount: excess,
          colour: 'var(--suen-level-orange)',
        },
      ]}
    />
  );
}

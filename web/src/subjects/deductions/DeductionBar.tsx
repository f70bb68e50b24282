import { difference } from '../../shared/amount/derived.ts';
import { StackedBar } from '../../shared/charts/ribbon/StackedBar.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';

interface DeductionBarProps {
  /** The limit. */
  readonly max: number;
  /** True where it is the sum of several limits. */
  readonly isSum?: boolean;
  /** The part of the limit that is not used. */
  readonly remaining: number;
  /** What is paid above the limit. */
  readonly excess: number;
}

/** A limit, where something of it is used: its used part, its unused part, and beside it what is paid above it. */
export function DeductionBar({ max, isSum = false, remaining, excess }: DeductionBarProps) {
  const { t } = useTranslation('deductions');
  return (
    <StackedBar
      total={
        remaining < max ? { name: t(isSum ? 'bar.limits' : 'bar.limit'), amount: max } : undefined
      }
      figures={[max, remaining, excess].every(Number.isInteger) ? 'wholeEuros' : 'amounts'}
      parts={[
        {
          id: 'used',
          name: t('bar.used'),
          amount: difference(max, remaining),
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

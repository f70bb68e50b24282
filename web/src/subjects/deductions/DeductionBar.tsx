import { StackedBar } from '../../shared/charts/StackedBar.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';

interface DeductionBarProps {
  /** The limit. */
  readonly max: number;
  /** False where the limit is the figure above the bar. */
  readonly hasTotal?: boolean;
  /** The part of the limit that is not used. */
  readonly room: number;
  /** What is paid above the limit. */
  readonly excess: number;
}

/** A limit: its used part, its unused part, and beside it what is paid above it. */
export function DeductionBar({ max, hasTotal = true, room, excess }: DeductionBarProps) {
  const { t } = useTranslation('deductions');
  return (
    <StackedBar
      total={hasTotal ? { name: t('bar.limit'), amount: max } : undefined}
      parts={[
        {
          id: 'used',
          name: t('bar.used'),
          amount: max - room,
          colour: 'var(--suen-net)',
        },
        {
          id: 'room',
          name: t('bar.room'),
          amount: room,
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

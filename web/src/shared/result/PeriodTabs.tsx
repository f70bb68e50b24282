import type { ReactNode } from 'react';
import { Tabs } from '../tabs/Tabs.tsx';
import { useTranslation } from '../translation/use-translation.ts';

export type ResultPeriod = 'monthly' | 'annual';

const periods: readonly ResultPeriod[] = ['monthly', 'annual'];

interface PeriodTabsProps {
  readonly period: ResultPeriod;
  readonly onChange: (period: ResultPeriod) => void;
  /** The content of the period's tab. */
  readonly children: ReactNode;
}

/** The same result for a month and for a year. */
export function PeriodTabs({ period, onChange, children }: PeriodTabsProps) {
  const { t } = useTranslation('shared');
  return (
    <Tabs
      label={t('period.label')}
      tabs={periods.map((id) => ({ id, name: t(`period.${id}`) }))}
      selected={period}
      onChange={onChange}
    >
      {children}
    </Tabs>
  );
}

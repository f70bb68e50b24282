import '../mantine-calculator-styles.ts';
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './PeriodTabs.module.css';

export type ResultPeriod = 'monthly' | 'annual';

const periods: readonly ResultPeriod[] = ['monthly', 'annual'];

interface PeriodTabsProps {
  readonly period: ResultPeriod;
  readonly onChange: (period: ResultPeriod) => void;
  /** What stands under the tab of the period. */
  readonly children: ReactNode;
}

/** The same result for a month and for a year. */
export function PeriodTabs({ period, onChange, children }: PeriodTabsProps) {
  const { t } = useTranslation('shared');
  const change = (value: string | null) => {
    const chosen = periods.find((candidate) => candidate === value);
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <Tabs value={period} onChange={change}>
      <Tabs.List aria-label={t('period.label')} className={classes.list ?? ''}>
        {periods.map((each) => (
          <Tabs.Tab key={each} value={each} className={classes.tab ?? ''}>
            {t(`period.${each}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {periods.map((each) => (
        <Tabs.Panel key={each} value={each}>
          {each === period && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

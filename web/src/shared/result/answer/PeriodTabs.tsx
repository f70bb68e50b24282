import type { ReactNode } from 'react';
import { Amount } from '../../amount/Amount.tsx';
import { TabList, TabPanel } from '../../tabs/Tabs.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import type { ResultPeriod } from '../view/result-period.ts';
import classes from './PeriodTabs.module.css';

const periods: readonly ResultPeriod[] = ['monthly', 'annual'];

/** A result's figure in both periods. */
export interface PeriodFigures {
  /** Ties the figures to the panel of the period. */
  readonly id: string;
  readonly amounts: { readonly [Period in ResultPeriod]: number };
  readonly selected: ResultPeriod;
  readonly onChange: (period: ResultPeriod) => void;
}

/** The figure of a month and of the year as tabs: the chosen one is large, and its panel below has the lines. */
export function PeriodTabs({ id, amounts, selected, onChange }: PeriodFigures) {
  const { t } = useTranslation('shared');
  return (
    <TabList
      of={id}
      label={t('period.label')}
      className={classes.tabs}
      tabs={periods.map((period) => ({
        id: period,
        name: t(`period.${period}`),
        content: (
          <span className={classes.figure}>
            {' '}
            <Amount value={amounts[period]} hasCurrency />
          </span>
        ),
      }))}
      selected={selected}
      onChange={onChange}
    />
  );
}

interface PeriodPanelProps {
  readonly of: Pick<PeriodFigures, 'id' | 'selected'>;
  readonly children: ReactNode;
}

/** What the tab of the chosen period leads to. */
export function PeriodPanel({ of: { id, selected }, children }: PeriodPanelProps) {
  return (
    <TabPanel of={id} selected={selected}>
      {children}
    </TabPanel>
  );
}

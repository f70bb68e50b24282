import { useId, type KeyboardEvent, type ReactNode } from 'react';
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

/** Where a key leads among the tabs; undefined for a key that leads nowhere. */
function periodByKey(key: string, current: ResultPeriod): ResultPeriod | undefined {
  const position = periods.indexOf(current);
  switch (key) {
    case 'ArrowRight':
      return periods[(position + 1) % periods.length];
    case 'ArrowLeft':
      return periods.at(position - 1);
    case 'Home':
      return periods[0];
    case 'End':
      return periods.at(-1);
    default:
      return undefined;
  }
}

/** The same result for a month and for a year. The arrow keys go from tab to tab, Tab into what the tab shows. */
export function PeriodTabs({ period, onChange, children }: PeriodTabsProps) {
  const { t } = useTranslation('shared');
  const id = useId();
  const tabId = (each: ResultPeriod) => `${id}-${each}`;
  const panelId = `${id}-panel`;

  const move = (event: KeyboardEvent) => {
    const next = periodByKey(event.key, period);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
    document.querySelector<HTMLElement>(`[id="${tabId(next)}"]`)?.focus();
  };

  return (
    <div>
      <div role="tablist" aria-label={t('period.label')} className={classes.list}>
        {periods.map((each) => (
          <button
            key={each}
            id={tabId(each)}
            type="button"
            role="tab"
            aria-selected={each === period}
            aria-controls={each === period ? panelId : undefined}
            tabIndex={each === period ? 0 : -1}
            className={classes.tab}
            onClick={() => onChange(each)}
            onKeyDown={move}
          >
            {t(`period.${each}`)}
          </button>
        ))}
      </div>
      <div key={period} role="tabpanel" id={panelId} aria-labelledby={tabId(period)}>
        {children}
      </div>
    </div>
  );
}

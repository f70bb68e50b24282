import type { SalaryBreakdown } from '@suen/engine/small-door';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/button/Button.tsx';
import { Panel } from '../../../shared/panel/Panel.tsx';
import type { ResultPeriod } from '../../../shared/result/view/result-period.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { Employment } from '../salary-entries.ts';
import { ComparisonBars } from './ComparisonBars.tsx';
import { useSalaryStatistics } from './salary-statistics.ts';
import classes from './SalaryComparison.module.css';

interface SalaryComparisonProps {
  readonly month: SalaryBreakdown;
  readonly year: SalaryBreakdown;
  /** The period that the panels speak of. */
  readonly period: ResultPeriod;
  readonly payMonth: string;
  /** Whose income is compared. */
  readonly whose: Employment | 'household';
  /** Panels on other questions, which come first. */
  readonly children?: ReactNode;
}

/**
 * Two panels that compare an income with national figures. They are loaded when a panel is first
 * opened.
 */
export function SalaryComparison(props: SalaryComparisonProps) {
  const { month, year, period, payMonth, whose, children } = props;
  const { t } = useTranslation('statistics');
  const { t: shared } = useTranslation('shared');
  const [statistics, ask] = useSalaryStatistics(month, payMonth);
  const { grossSalary, netSalary } = period === 'monthly' ? month : year;

  const content = (kind: 'gross' | 'net', own: number) => {
    switch (statistics.status) {
      case 'loaded':
        return (
          <ComparisonBars
            kind={kind}
            whose={whose}
            own={own}
            period={period}
            figures={statistics.figures}
          />
        );
      case 'failed':
        return (
          <div role="alert" className={classes.failed}>
            <p>{t('comparison.failed')}</p>
            <Button onClick={ask}>{shared('failure.tryAgain')}</Button>
          </div>
        );
      default:
        return <output className={classes.loading}>{t('comparison.loading')}</output>;
    }
  };

  return (
    <section>
      <h2 className={classes.title}>{t('comparison.title')}</h2>
      {children}
      <Panel title={t(`comparison.gross.title.${whose}`)} onOpen={ask}>
        {content('gross', grossSalary)}
      </Panel>
      <Panel title={t(`comparison.net.title.${whose}`)} onOpen={ask}>
        {content('net', netSalary)}
      </Panel>
    </section>
  );
}

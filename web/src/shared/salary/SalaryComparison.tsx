import type { SalaryBreakdown } from '@suen/engine/inputs';
import { Button } from '../button/Button.tsx';
import { Panel } from '../panel/Panel.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { ComparisonBars } from './ComparisonBars.tsx';
import { useSalaryStatistics } from './salary-statistics.ts';
import classes from './SalaryComparison.module.css';

interface SalaryComparisonProps {
  readonly month: SalaryBreakdown;
  readonly payMonth: string;
  /** Whose income is compared, where it is not one person's. */
  readonly note?: string;
}

/** Two panels that set a salary beside national figures; asks for those when one is first opened. */
export function SalaryComparison({ month, payMonth, note }: SalaryComparisonProps) {
  const { t } = useTranslation('shared');
  const [statistics, ask] = useSalaryStatistics(month, payMonth);

  const content = (kind: 'gross' | 'net', own: number) => {
    switch (statistics.status) {
      case 'loaded':
        return <ComparisonBars kind={kind} own={own} figures={statistics.figures} />;
      case 'failed':
        return (
          <div role="alert" className={classes.failed}>
            <p>{t('comparison.failed')}</p>
            <Button onClick={ask}>{t('failure.tryAgain')}</Button>
          </div>
        );
      default:
        return <output className={classes.loading}>{t('comparison.loading')}</output>;
    }
  };

  return (
    <section>
      <h2 className={classes.title}>{t('comparison.title')}</h2>
      {note !== undefined && <p className={classes.note}>{note}</p>}
      <Panel title={t('comparison.gross.title')} onOpen={ask}>
        {content('gross', month.grossSalary)}
      </Panel>
      <Panel title={t('comparison.net.title')} onOpen={ask}>
        {content('net', month.netSalary)}
      </Panel>
    </section>
  );
}

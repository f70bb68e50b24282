import type { SalaryStatisticsResult, StatisticField } from '@suen/engine/inputs';
import { Amount } from '../amount/Amount.tsx';
import { formatEuros, formatPercent } from '../amount/format-amount.ts';
import { useTranslation } from '../translation/use-translation.ts';
import classes from './ComparisonBars.module.css';

/** The national figures each comparison shows, the first being the one to compare with. */
const fieldsOf = {
  gross: ['averageSalary', 'qualifiedAdultsMinWage', 'unqualifiedAdultsMinWage'],
  net: ['netAverageAdult', 'netMedianAdult', 'netAverageHousehold', 'netMedianHousehold'],
} as const satisfies Record<'gross' | 'net', readonly StatisticField[]>;

interface ComparisonBarsProps {
  readonly kind: 'gross' | 'net';
  /** The reader's own salary a month. */
  readonly own: number;
  readonly figures: SalaryStatisticsResult;
}

/** The reader's salary as the first bar, the national figures below it; every bar says its value and source. */
export function ComparisonBars({ kind, own, figures }: ComparisonBarsProps) {
  const { t } = useTranslation('shared');
  const fields = fieldsOf[kind];
  const average = figures[fields[0]];
  const longest = Math.max(own, ...fields.map((field) => figures[field]));
  const widthOf = (amount: number) => ({ '--share': Math.max(0, amount) / longest });
  const floor = kind === 'gross' ? figures.unqualifiedAdultsMinWage : undefined;

  return (
    <div className={classes.comparison}>
      <p className={classes.sentence}>{useComparisonSentence(kind, own, average)}</p>
      <ul className={classes.bars} style={floor === undefined ? undefined : widthOf(floor)}>
        <li>
          <div className={classes.words}>
            <strong>{t(`comparison.${kind}.own`)}</strong>
            <strong>
              <Amount value={own} withCurrency />
            </strong>
          </div>
          <div className={classes.track} data-floor={floor !== undefined}>
            <div className={`${classes.bar} ${classes.own}`} style={widthOf(own)} />
          </div>
        </li>
        {fields.map((field) => {
          const { year, publisher, url, estimate } = figures.sources[field];
          return (
            <li key={field}>
              <div className={classes.words}>
                <span>{t(`statistic.${field}.name`)}</span>
                <Amount value={figures[field]} withCurrency />
              </div>
              <div className={classes.track} data-floor={floor !== undefined}>
                <div className={classes.bar} style={widthOf(figures[field])} />
              </div>
              <p className={classes.source}>
                {estimate && <span className={classes.estimate}>{t('comparison.estimate')}</span>}
                {t(`statistic.${field}.note`)}{' '}
                <a href={url} target="_blank" rel="noreferrer">
                  {publisher.includes(String(year)) ? publisher : `${publisher}, ${year}`}
                </a>
              </p>
            </li>
          );
        })}
      </ul>
      <p className={classes.note}>
        {t('comparison.monthly')} {floor !== undefined && t('comparison.floor')}
      </p>
    </div>
  );
}

/** How the reader's salary compares with the average, in one sentence. */
function useComparisonSentence(kind: 'gross' | 'net', own: number, average: number): string {
  const { t } = useTranslation('shared');
  const percent = ((own - average) / average) * 100;
  const size = Math.abs(percent) < 0.5 ? 'same' : percent > 0 ? 'above' : 'below';
  return t(`comparison.${kind}.${size}`, {
    percent: formatPercent(Math.abs(percent), 0),
    average: formatEuros(average),
  });
}

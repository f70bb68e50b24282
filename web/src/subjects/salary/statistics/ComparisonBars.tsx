import type {
  SalaryStatisticsResult,
  StatisticField,
} from '@suen/engine/calculators/salary-statistics/result';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { atLeastZero, difference, perYear, percentOf } from '../../../shared/amount/derived.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { ResultPeriod } from '../../../shared/result/view/result-period.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { Employment } from '../salary-entries.ts';
import classes from './ComparisonBars.module.css';

/** The national figures each comparison shows, the first being the one to compare with. */
const fieldsOf = {
  gross: ['averageSalary', 'qualifiedAdultsMinWage', 'unqualifiedAdultsMinWage'],
  net: ['netAverageAdult', 'netMedianAdult', 'netAverageHousehold', 'netMedianHousehold'],
} as const satisfies Record<'gross' | 'net', readonly StatisticField[]>;

interface ComparisonBarsProps {
  readonly kind: 'gross' | 'net';
  /** Whose income is compared. */
  readonly whose: Employment | 'household';
  /** That income, in the period. */
  readonly own: number;
  readonly period: ResultPeriod;
  readonly figures: SalaryStatisticsResult;
}

/** The reader's income as the first bar, then the national figures, each with value and source. */
export function ComparisonBars(props: ComparisonBarsProps) {
  const { kind, whose, own, period, figures } = props;
  const { t } = useTranslation('statistics');
  const fields = fieldsOf[kind];
  // The statistics are monthly. For a year they are multiplied by twelve.
  const amountOf = (field: StatisticField) =>
    period === 'monthly' ? figures[field] : perYear(figures[field]);
  const longest = Math.max(own, ...fields.map(amountOf));
  const name = t(`comparison.${kind}.own.${whose}`);
  const widthOf = (amount: number) => ({ '--percent': percentOf(atLeastZero(amount), longest) });
  const floor = kind === 'gross' ? amountOf('unqualifiedAdultsMinWage') : undefined;

  return (
    <div className={classes.comparison}>
      <p className={classes.sentence}>
        {useComparisonSentence(kind, name, own, amountOf(fields[0]))}
      </p>
      <ul className={classes.bars} style={floor === undefined ? undefined : widthOf(floor)}>
        <li>
          <div className={classes.words}>
            <strong>{name}</strong>
            <strong>
              <Amount value={own} hasCurrency />
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
                <Amount value={amountOf(field)} hasCurrency />
              </div>
              <div className={classes.track} data-floor={floor !== undefined}>
                <div className={classes.bar} style={widthOf(amountOf(field))} />
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
        {t(`comparison.period.${period}`)} {floor !== undefined && t('comparison.floor')}
      </p>
    </div>
  );
}

/** How an income compares with the average, in one sentence. */
function useComparisonSentence(
  kind: 'gross' | 'net',
  name: string,
  own: number,
  average: number,
): string {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const percent = percentOf(difference(own, average), average);
  const size = Math.abs(percent) < 0.5 ? 'same' : percent > 0 ? 'above' : 'below';
  return t(`comparison.${kind}.${size}`, {
    own: name,
    percent: format.percent(Math.abs(percent), 0),
    average: format.euros(average),
  });
}

import type { TaxClassOption, TaxClassResult } from '@suen/engine/calculators/tax-class/result';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { LawLink } from '../../../shared/explanation/LawLink.tsx';
import { useDayName } from '../../../shared/translation/day-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { OptionWorth } from './OptionWorth.tsx';
import classes from './TaxClass.module.css';

interface OptionViewProps {
  readonly option: TaxClassOption;
  readonly result: TaxClassResult;
}

/** What may be asked for: whether, what it is worth in a year, how, where and until when. */
export function OptionView({ option, result }: OptionViewProps) {
  const { t } = useTranslation('tax-class', { keyPrefix: 'result' });
  const format = useFormat();
  const dayName = useDayName();
  const { id, isOpen, lacking, worth, openFrom = result.taxYear, askedIn, until, source } = option;
  const { rateOnCard } = result;
  const condition = lacking ?? (worth === 'loss' ? 'costly' : 'open');
  return (
    <section className={classes.request} data-sources="together">
      <h2>{t('option.title')}</h2>
      <div className={classes.option} data-open={isOpen}>
        <h3>{t(`option.name.${id}`)}</h3>
        <p className={classes.condition}>
          {t(`option.condition.${condition}`, { year: openFrom })}
        </p>
        <p>{t(`option.how.${id}`)}</p>
        {rateOnCard !== undefined && (
          <p>
            {t('rate', {
              rate: format.percent(rateOnCard.percent),
              income: format.wholeEuros(rateOnCard.worldIncome),
            })}{' '}
            {t('rateRounding')}
          </p>
        )}
        <dl className={classes.facts}>
          <div>
            <dt>{t('option.where.title')}</dt>
            <dd>{t(`option.where.${askedIn}`)}</dd>
          </div>
          <div>
            <dt>{t('option.until.title')}</dt>
            <dd>{t(`option.until.${askedIn}`, { day: dayName(until) })}</dd>
          </div>
          <div>
            <dt>{t('option.law')}</dt>
            <dd>
              <LawLink source={source} />
            </dd>
          </div>
        </dl>
      </div>
      <div className={classes.worth}>
        <OptionWorth option={option} result={result} />
        {id === 'individual' && <p className={classes.note}>{t('option.reallocation')}</p>}
      </div>
    </section>
  );
}

import type { Residence } from '@suen/engine/calculators/tax-class/input';
import type { TaxClassResult, Telework } from '@suen/engine/calculators/tax-class/result';
import { taxClassFigures } from '@suen/engine/small-door';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { LawLink } from '../../../shared/explanation/LawLink.tsx';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { lawYear } from './law-year.ts';
import classes from './TaxClass.module.css';

interface TeleworkViewProps {
  readonly result: TaxClassResult;
  readonly residence: Residence;
}

/** The days outside Luxembourg of those that are free of foreign tax, and who insures. */
export function TeleworkView({ result, residence }: TeleworkViewProps) {
  const { t } = useTranslation('tax-class', { keyPrefix: 'result.telework' });
  const format = useFormat();
  const { telework, taxYear } = result;
  if (telework === undefined) return null;
  const { days, insurance } = telework;
  const figures = taxClassFigures(lawYear(taxYear));
  return (
    <FoldedPart
      title={t('title')}
      inBrief={[
        ...(days === undefined ? [] : [t('inBrief.days', days)]),
        ...(insurance === undefined
          ? []
          : [t('inBrief.percent', { percent: format.percent(insurance.percent) })]),
      ].join(' · ')}
      className={classes.section}
    >
      {days && <Days days={days} residence={residence} />}
      {insurance && (
        <>
          <p>
            {t(`insurance.${insurance.insuredBy}`, { percent: format.percent(insurance.percent) })}{' '}
            {t('limits', {
              ordinary: format.percent(figures.ordinaryInsurancePercent),
              onRequest: format.percent(figures.insuranceOnRequestPercent),
            })}
          </p>
          <p className={classes.note}>
            <LawLink source={insurance.source} />
          </p>
        </>
      )}
    </FoldedPart>
  );
}

interface DaysProps {
  readonly days: NonNullable<Telework['days']>;
  readonly residence: Residence;
}

function Days({ days: { worked, limit, left, source }, residence }: DaysProps) {
  const { t } = useTranslation('tax-class', { keyPrefix: 'result.telework.days' });
  return (
    <>
      <meter
        className={classes.days}
        min={0}
        max={limit}
        value={worked}
        aria-label={`${worked} / ${limit}`}
      />
      <p>
        {left < 0
          ? t('exceeded', { worked, limit })
          : `${t('within', { worked, limit })} ${t('left', { count: left })}`}
        {residence === 'germany' && ` ${t('germany')}`}
        {residence === 'france' && ` ${t('france')}`}
      </p>
      <p className={classes.note}>
        <LawLink source={source} />
      </p>
    </>
  );
}

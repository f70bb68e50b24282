import type { OutstandingBalanceInsuranceResult } from '@suen/engine/calculators/outstanding-balance-insurance/result';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { quotedDeductionFigures } from '../../../subjects/deductions/quoted-figures.ts';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { outstandingBalanceInsuranceForm } from '../form.ts';
import classes from './AgeFactor.module.css';

/**
 * Explains how age raises the limit of a single premium, with the reader's figures. Not shown for
 * annual premiums.
 */
export function AgeFactor({
  record,
}: Pick<
  ResultPropsOf<typeof outstandingBalanceInsuranceForm, OutstandingBalanceInsuranceResult>,
  'record'
>) {
  const { t } = useTranslation('outstanding-balance-insurance', { keyPrefix: 'result.age' });
  const format = useFormat();
  const { request, result } = record;
  const { ageFactors = [], max } = result;
  if (ageFactors.length === 0) return null;
  const figures = quotedDeductionFigures(request.taxYear, format);
  const ages = [request.age1, request.age2 ?? 0];
  const children = request.childrenInHousehold;
  const higher = Math.max(...ageFactors.map(({ factor }) => factor));

  return (
    <section>
      <h2>{t('title')}</h2>
      <div className={classes.sentences}>
        {ageFactors.map(({ yearsCounted, factor }, person) => {
          const words = {
            ...figures,
            age: ages[person] ?? 0,
            years: yearsCounted,
            count: yearsCounted,
            factor: format.number(factor),
          };
          const who = person === 0 ? 'first' : 'second';
          return (
            <p key={who}>
              {yearsCounted === 0 ? t(`${who}.young`, words) : t(`${who}.grown`, words)}
            </p>
          );
        })}
        {children > 0 && (
          <p>
            {t(ageFactors.length > 1 ? 'children.ofTwo' : 'children.ofOne', {
              ...figures,
              count: children,
              factor: format.number(higher),
            })}
          </p>
        )}
        <p>{t('sum', { max: format.eurosBriefly(max) })}</p>
      </div>
    </section>
  );
}

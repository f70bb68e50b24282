import { homeAffordabilityCall } from '@suen/engine/calculators/home-affordability/input';
import type {
  HomeAffordabilityResult,
  HomeInView,
} from '@suen/engine/calculators/home-affordability/result';
import { decimalsOfRate } from '@suen/engine/small-door';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { higherRate, percentOf } from '../../../shared/amount/derived.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { RequestOf } from '../../../shared/form/state/entry-form.ts';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { stepsOfLine } from '../../../shared/result/tables/steps-of-line.ts';
import { useToday } from '../../../shared/today/use-today.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { homeAffordabilityForm } from '../form.ts';
import { quotedFigures } from '../quoted-figures.ts';
import classes from './parts.module.css';

interface PriceFitProps {
  readonly request: RequestOf<typeof homeAffordabilityForm>;
  readonly result: HomeAffordabilityResult;
  readonly wish: HomeInView;
  readonly homePrice: number;
}

const payments = ['monthlyPayment', 'paymentPlusOnePoint', 'paymentPlusTwoPoints'] as const;

/** Whether the price fits and which rule binds, the loan beside its limit, and the payment if the rate were higher. */
export function PriceFit({ request, result, wish, homePrice }: PriceFitProps) {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result' });
  const format = useFormat();
  const today = useToday();
  const figures = quotedFigures(format, today);
  const limit = format.percent(wish.loanLimitPercent);
  const rule = wish.obstacle;
  const comfortNames = {
    easy: t('table.easy'),
    possible: t('table.possible'),
    above: t('limit.above'),
  };
  const rows = payments.flatMap((line, points) => {
    const payment = wish[line];
    const comfort = wish.paymentComfort[line];
    return payment === null || comfort === undefined || wish.loan === 0
      ? []
      : [{ line, payment, comfort, rate: higherRate(request.interestRate, points) }];
  });
  const values = {
    ...figures,
    limit,
    missing: format.wholeEuros(wish.cashMissing),
    years: homeAffordabilityCall.inputSchema.properties.loanTermYears.maximum,
  };
  return (
    <FoldedPart
      title={t('limit.title')}
      inBrief={t(`limit.inBrief.${rule}`, values)}
      className={classes.part}
    >
      <p>
        {t(`limit.${rule}`, values)}{' '}
        {t('limit.loan', {
          loan: format.wholeEuros(wish.loan),
          share: format.percent(percentOf(wish.loan, homePrice), 1),
          limit,
        })}
      </p>
      {rows.length === 0 ? (
        wish.loan > 0 && <p>{t('limit.without')}</p>
      ) : (
        <FigureTable
          title={t('limit.rates')}
          heads={[t('limit.rate'), t('limit.payment'), t('limit.degree')]}
          figures={rows.map(({ line, payment, comfort, rate }) => ({
            id: line,
            name: format.percent(rate, decimalsOfRate),
            values: [
              <Amount key="payment" value={payment} hasCents={false} />,
              <span key="degree" className={classes.degree} data-degree={comfort}>
                {comfortNames[comfort]}
              </span>,
            ],
            steps: stepsOfLine(result.explanation?.inView, line),
          }))}
          hasHelp={false}
        />
      )}
    </FoldedPart>
  );
}

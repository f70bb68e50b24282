import type { SecondOffer } from '@suen/engine/calculators/loan-cost/result';
import { decimalsOfRate } from '@suen/engine/small-door';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { trendBetween } from '../../../shared/comparison/table/trend.ts';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import type { Figure } from '../../../shared/result/tables/figure.ts';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { stepsOfLine } from '../../../shared/result/tables/steps-of-line.ts';
import { useTermNames } from '../../../shared/term/term-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { ResultWith } from './asked-figures.ts';
import type { LoanCostRequest } from './monthly-schedule.ts';
import { useRateName } from './rate-name.ts';
import classes from './Parts.module.css';

interface OfferTableProps {
  readonly request: LoanCostRequest;
  readonly result: ResultWith<'secondOffer'>;
}

/** A row with an amount of each offer. Its steps are those of the second one. */
function amounts(
  id: string,
  name: string,
  values: readonly number[],
  rest: Partial<Figure> = {},
  hasCents = false,
): Figure {
  return {
    id,
    name,
    values: values.map((value, column) => (
      // Offers never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <Amount key={column} value={value} hasCents={hasCents} />
    )),
    steps: [],
    ...rest,
  };
}

/** Both offers side by side, and which of them costs less. */
export function OfferTable({ request, result }: OfferTableProps) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result' });
  const format = useFormat();
  const { termName } = useTermNames();
  const rateName = useRateName();
  const { secondOffer: second } = result;
  const fees = [request.fees ?? 0, request.secondOffer?.fees ?? 0] as const;
  const costsInAll = [result.totalCostWithFees, second.totalCostWithFees] as const;
  const rateSentence = useRateSentence();
  const { inBrief } = useOfferWords()(request, result);

  const basis = (result.ratePath?.length ?? 0) > 1 ? 'change' : 'entered';

  const line = (
    id: 'monthlyPayment' | 'paymentPlusOnePoint' | 'paymentPlusTwoPoints' | 'interestCost',
    name: string,
  ) =>
    amounts(
      id,
      name,
      [result[id], second[id]],
      { steps: stepsOfLine(second.explanation, id) },
      id !== 'interestCost',
    );
  const rates = [request.annualInterestRate, request.secondOffer?.interestRate ?? 0];
  const figures: readonly Figure[] = [
    {
      id: 'rate',
      name: t('apr.nominal'),
      values: rates.map((rate) => format.percent(rate, decimalsOfRate)),
      steps: [],
    },
    {
      id: 'term',
      name: t('offers.term'),
      values: [result, second].map(({ months }, column) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <span key={column} className={classes.term}>
          {termName(months)}
        </span>
      )),
      steps: [],
    },
    line('monthlyPayment', t('line.monthlyPayment')),
    line('paymentPlusOnePoint', t('offers.plusPoints', { count: 1, basis })),
    line('paymentPlusTwoPoints', t('offers.plusPoints', { count: 2, basis })),
    line('interestCost', t('line.interestCost')),
    amounts('fees', t('offers.fees'), fees),
    amounts('inAll', t('offers.inAll'), costsInAll, {
      isTotal: true,
      steps: stepsOfLine(second.explanation, 'totalCostWithFees'),
    }),
    {
      id: 'apr',
      name: t('apr.effective'),
      values: [rateName(result.apr), rateName(second.apr)],
      steps: stepsOfLine(second.explanation, 'apr'),
      // The first offer's part cites it.
      citedOnPaper: [],
    },
    // No part of the total above.
    ...(result.interestAfterTax === undefined || second.interestAfterTax === undefined
      ? []
      : [
          amounts(
            'interestAfterTax',
            t('tax.after'),
            [result.interestAfterTax, second.interestAfterTax],
            { steps: stepsOfLine(second.explanation, 'interestAfterTax'), citedOnPaper: [] },
          ),
        ]),
  ];
  const { trend } = trendBetween(...costsInAll);
  const sentence = rateSentence(result, second, trend);
  return (
    <FoldedPart title={t('offers.title')} inBrief={inBrief} className={classes.part}>
      {sentence !== '' && <p>{sentence}</p>}
      <FigureTable
        title={t('offers.title')}
        heads={[t('offers.line'), t('offers.first'), t('offers.second')]}
        figures={figures}
        hasHelp={false}
      />
      <p className={classes.help}>{t('offers.help')}</p>
    </FoldedPart>
  );
}

/** Which offer costs less. With another term, a lower cost in all may be more to pay every month. */
export function useOfferWords() {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result.offers' });
  const format = useFormat();
  const { termName } = useTermNames();
  return (
    { rateChanges }: LoanCostRequest,
    { totalCostWithFees, monthlyPayment, months, secondOffer: second }: ResultWith<'secondOffer'>,
  ) => {
    const costDifference = trendBetween(totalCostWithFees, second.totalCostWithFees);
    const month = trendBetween(monthlyPayment, second.monthlyPayment);
    const values = {
      trend: costDifference.trend,
      amount: format.eurosOrCents(costDifference.size),
      // The totals do not follow a change of the rate.
      basis: rateChanges === undefined ? 'entered' : 'unchanged',
    };
    if (months === second.months) {
      return { inBrief: t('inBrief', values), sentence: t('sentence', values) };
    }
    const terms = { first: termName(months), second: termName(second.months) };
    const together = {
      ...values,
      monthTrend: month.trend,
      month: format.eurosOrCents(month.size),
    };
    return {
      inBrief: t('inBriefOfTerm', { ...values, ...terms }),
      sentence: [t('otherTerm', terms), t('together', together)].join(' '),
    };
  };
}

/** Says which offer has the lower effective rate where it is not the one that costs less in all. */
function useRateSentence() {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result.offers' });
  const rateName = useRateName();
  return (
    { apr: first }: ResultWith<'secondOffer'>,
    { apr: second }: SecondOffer,
    trend: ReturnType<typeof trendBetween>['trend'],
  ): string => {
    if (typeof first !== 'number' || typeof second !== 'number') return '';
    const rateTrend = trendBetween(first, second).trend;
    if (rateTrend === 'same' || rateTrend === trend) return '';
    const [lower, higher] = first < second ? [first, second] : [second, first];
    return t('lowerRate', {
      offer: rateTrend === 'more' ? 'first' : 'second',
      lower: rateName(lower),
      higher: rateName(higher),
    });
  };
}

import type { LoanCostResult } from '@suen/engine/calculators/loan-cost/result';
import { decimalsOfRate } from '@suen/engine/small-door';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { trendBetween } from '../../../shared/comparison/table/trend.ts';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { stepsOfLine } from '../../../shared/result/tables/steps-of-line.ts';
import { useTermNames } from '../../../shared/term/term-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import classes from './Parts.module.css';

interface RateChangeProps {
  readonly result: LoanCostResult;
  readonly title: string;
  readonly path: NonNullable<LoanCostResult['ratePath']>;
}

/** The payment before and after a change of the rate, and the interest with it and without it. */
export function RateChange({ title, result, path }: RateChangeProps) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result.change' });
  const format = useFormat();
  const { t: chartText } = useTranslation('loan-cost', { keyPrefix: 'result.charts' });
  const { termName } = useTermNames();
  const { interestCost, interestWithChanges = interestCost, explanation } = result;
  const [before] = path;
  const after = path.at(-1);
  if (before === undefined || after === undefined || before === after) {
    return (
      <FoldedPart title={title} inBrief={t('none')} className={classes.part}>
        <p>{t('tooLate')}</p>
      </FoldedPart>
    );
  }
  const { trend, size } = trendBetween(interestCost, interestWithChanges);
  return (
    <FoldedPart
      title={title}
      inBrief={t('inBrief', {
        month: after.fromMonth,
        payment: format.euros(after.monthlyPayment),
      })}
      className={classes.part}
    >
      <p>
        {t('sentence', {
          month: after.fromMonth,
          payment: format.euros(after.monthlyPayment),
          before: format.euros(before.monthlyPayment),
        })}
      </p>
      <FigureTable
        title={t('title')}
        heads={[t('from'), t('rate'), t('payment')]}
        figures={path.map((stretch) => ({
          id: String(stretch.fromMonth),
          name:
            stretch.fromMonth === 1
              ? t('start')
              : t('after', { term: termName(stretch.fromMonth - 1), month: stretch.fromMonth }),
          values: [
            format.percent(stretch.interestRate, decimalsOfRate),
            <Amount key="payment" value={stretch.monthlyPayment} />,
          ],
          steps: stretch === after ? stepsOfLine(explanation, 'ratePath') : [],
        }))}
        hasHelp={false}
      />
      <FigureTable
        title={t('interest')}
        heads={[t('interest'), chartText('euros')]}
        figures={[
          {
            id: 'without',
            name: t('without'),
            values: [<Amount key="without" value={interestCost} hasCents={false} />],
            steps: [],
          },
          {
            id: 'with',
            name: t('with'),
            values: [<Amount key="with" value={interestWithChanges} hasCents={false} />],
            isTotal: true,
            steps: stepsOfLine(explanation, 'interestWithChanges'),
          },
        ]}
        hasHelp={false}
      />
      <p>{t('difference', { trend, amount: format.eurosOrCents(size) })}</p>
    </FoldedPart>
  );
}

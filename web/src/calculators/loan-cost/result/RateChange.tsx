import { decimalsOfRate } from '@suen/engine/small-door';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { trendBetween } from '../../../shared/comparison/table/trend.ts';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { stepsOfLine } from '../../../shared/result/tables/steps-of-line.ts';
import { useTermNames } from '../../../shared/term/term-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { ResultWith } from './asked-figures.ts';
import classes from './Parts.module.css';

interface RateChangeProps {
  readonly result: ResultWith<'rateChanges'>;
  readonly title: string;
}

/** The payment before and after a change of the rate, and what the loan costs with it and without it. */
export function RateChange({ title, result }: RateChangeProps) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result.change' });
  const format = useFormat();
  const { t: line } = useTranslation('loan-cost', { keyPrefix: 'result.line' });
  const { termName } = useTermNames();
  const { ratePath: path, interestCost, interestWithChanges, explanation } = result;
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
  const interestSteps = stepsOfLine(explanation, 'interestWithChanges');
  const totalSteps = stepsOfLine(explanation, 'totalCostWithChanges');
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
        title={t('perTerm')}
        heads={[`${t('perTerm')} (€)`, line('interestCost'), line('totalCost')]}
        figures={[
          {
            id: 'without',
            name: t('without'),
            values: [
              <Amount key="interest" value={interestCost} hasCents={false} />,
              <Amount key="total" value={result.totalCost} hasCents={false} />,
            ],
            steps: [],
          },
          {
            id: 'with',
            name: t('with'),
            values: [
              <Amount key="interest" value={interestWithChanges} hasCents={false} />,
              <Amount key="total" value={result.totalCostWithChanges} hasCents={false} />,
            ],
            isTotal: true,
            steps: [...interestSteps, ...totalSteps],
            answers: [...interestSteps.slice(-1), ...totalSteps.slice(-1)],
          },
        ]}
        hasHelp={false}
      />
      <p>{t('difference', { trend, amount: format.eurosOrCents(size) })}</p>
    </FoldedPart>
  );
}

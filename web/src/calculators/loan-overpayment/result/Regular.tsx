import type { LoanOverpaymentResult } from '@suen/engine/calculators/loan-overpayment/result';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { stepsOfLine } from '../../../shared/result/tables/steps-of-line.ts';
import { useTermNames } from '../../../shared/term/term-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { wholeInterest } from './whole-interest.ts';
import classes from './parts.module.css';

interface RegularProps {
  readonly regular: NonNullable<LoanOverpaymentResult['regularPrepayment']>;
  readonly explanation: LoanOverpaymentResult['explanation'];
  /** Paid early at once, beside the regular repayments. */
  readonly once: number;
}

const euros = ['totalInterestOld', 'totalInterestNew', 'savings', 'paidEarly'] as const;

/** What regular early repayments save. */
export function Regular({ regular, explanation, once }: RegularProps) {
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'result' });
  const format = useFormat();
  const { termName } = useTermNames();
  const title = t('regular.title');
  const figures = { ...regular, ...wholeInterest(regular) };
  const steps = (line: Parameters<typeof stepsOfLine>[1]) =>
    stepsOfLine(explanation?.regularPrepayment, line);
  return (
    <FoldedPart
      title={title}
      inBrief={`${t('figures.savings')} ${format.wholeEuros(regular.savings)}`}
      className={classes.part}
    >
      <FigureTable
        title={title}
        heads={[t('regular.head'), t('result')]}
        figures={[
          ...euros.map((id) => ({
            id,
            name: id === 'paidEarly' ? t('regular.paidEarly') : t(`figures.${id}`),
            values: [<Amount key={id} value={figures[id]} hasCurrency hasCents={false} />],
            steps: id === 'paidEarly' ? [] : steps(id),
            isTotal: id === 'savings',
          })),
          {
            id: 'monthsDifference',
            name: t('figures.monthsDifference'),
            values: [termName(regular.monthsDifference)],
            steps: steps('monthsDifference'),
          },
          {
            id: 'remainingMonths',
            name: t('groups.term'),
            values: [termName(regular.remainingMonths)],
            steps: [],
          },
        ]}
      />
      {once > 0 && <p>{t('regular.once', { amount: format.eurosBriefly(once) })}</p>}
      <p>{t('regular.charge')}</p>
    </FoldedPart>
  );
}

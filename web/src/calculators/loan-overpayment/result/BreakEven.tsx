import type { LoanOverpaymentResult } from '@suen/engine/calculators/loan-overpayment/result';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { useTermNames } from '../../../shared/term/term-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import classes from './parts.module.css';

interface BreakEvenProps {
  readonly breakEven: NonNullable<LoanOverpaymentResult['breakEven']>;
  readonly explanation: LoanOverpaymentResult['explanation'];
  /** Paid early at once. */
  readonly repaid: number;
  readonly savingsRate: number;
  /** Whether the charge is neither entered nor limited by the law. */
  readonly isChargeUnknown: boolean;
}

/** The early repayment beside savings at a rate of the reader's own. */
export function BreakEven(props: BreakEvenProps) {
  const { breakEven, explanation, repaid, savingsRate, isChargeUnknown } = props;
  const { month, gain, indemnity, outcome } = breakEven;
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'result' });
  const format = useFormat();
  const { termName } = useTermNames();
  const title = t('breakEven.title');
  const after = month === null ? t('breakEven.never') : termName(month);
  return (
    <FoldedPart
      title={title}
      inBrief={t(month === null ? 'breakEven.inBriefNever' : 'breakEven.inBrief', { after })}
      className={classes.part}
    >
      <p>
        {t(`breakEven.answer.${outcome}`, {
          gain: format.wholeEuros(Math.abs(gain)),
          rate: format.percent(savingsRate),
        })}
      </p>
      <FigureTable
        title={title}
        heads={[t('breakEven.head'), t('result')]}
        figures={[
          {
            id: 'repaid',
            name: t('breakEven.repaid'),
            values: [<Amount key="amount" value={repaid} hasCurrency hasCents={false} />],
            steps: [],
          },
          { id: 'month', name: t('breakEven.better'), values: [after], steps: [] },
          {
            id: 'indemnity',
            name: t('breakEven.indemnity'),
            values: [<Amount key="amount" value={indemnity} hasCurrency hasCents={false} />],
            steps: [],
          },
          {
            id: 'gain',
            name: t('breakEven.gain'),
            values: [<Amount key="amount" value={gain} hasCurrency hasCents={false} />],
            steps: explanation?.breakEven ?? [],
            isTotal: true,
          },
        ]}
        hasHelp={false}
      />
      <p>{t('breakEven.how')}</p>
      {isChargeUnknown && <p>{t('breakEven.noCharge')}</p>}
    </FoldedPart>
  );
}

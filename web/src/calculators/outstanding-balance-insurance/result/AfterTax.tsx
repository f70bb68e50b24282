import type { OutstandingBalanceInsuranceResult } from '@suen/engine/calculators/outstanding-balance-insurance/result';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { FigureTable } from '../../../shared/result/FigureTable.tsx';
import { stepsOfLine } from '../../../shared/result/steps-of-line.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { PremiumType } from '../form.ts';
import classes from './AfterTax.module.css';

interface AfterTaxProps {
  readonly result: OutstandingBalanceInsuranceResult;
  readonly type: PremiumType;
}

/** The premium, what of it is deducted, the tax that this saves, and what the premium costs after it. */
export function AfterTax({ result, type }: AfterTaxProps) {
  const { t } = useTranslation('outstanding-balance-insurance', { keyPrefix: 'result.afterTax' });
  const { deducted: paid, max, taxSaved = 0, costAfterTax = paid, taxYear, explanation } = result;
  const rows = [
    { id: 'paid', amount: paid },
    { id: 'deducted', amount: Math.min(paid, max) },
    { id: 'taxSaved', amount: -taxSaved, steps: stepsOfLine(explanation, 'taxSaving') },
    { id: 'cost', amount: costAfterTax, steps: stepsOfLine(explanation, 'costAfterTax') },
  ] as const;
  return (
    <section className={classes.afterTax}>
      <h2>{t('title')}</h2>
      <FigureTable
        title={t('title')}
        heads={[t('what'), t('value')]}
        figures={rows.map((row) => ({
          id: row.id,
          name: t(row.id),
          values: [<Amount key="amount" value={row.amount} />],
          steps: 'steps' in row ? row.steps : [],
          isTotal: row.id === 'cost',
        }))}
      />
      <p>{type === 1 ? t('single', { year: taxYear }) : t('annual')}</p>
    </section>
  );
}

import type { OutstandingBalanceInsuranceResult } from '@suen/engine/calculators/outstanding-balance-insurance/result';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { FigureTable } from '../../../shared/result/FigureTable.tsx';
import { stepsOfLine } from '../../../shared/result/steps-of-line.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { PremiumType } from '../form.ts';
import classes from './Part.module.css';

interface AfterTaxProps {
  readonly result: OutstandingBalanceInsuranceResult;
  readonly type: PremiumType;
}

/** The premium, the tax that it saves, and what the premium costs after it. */
export function AfterTax({ result, type }: AfterTaxProps) {
  const { t } = useTranslation('outstanding-balance-insurance', { keyPrefix: 'result.afterTax' });
  const { deducted: paid, max, taxSaved = 0, costAfterTax = paid, taxYear, explanation } = result;
  const format = useFormat();
  const rows = [
    {
      id: 'paid',
      amount: paid,
      note: paid > max ? t('deducted', { amount: format.eurosBriefly(max) }) : undefined,
    },
    { id: 'taxSaved', amount: -taxSaved, steps: stepsOfLine(explanation, 'taxSaving') },
    { id: 'cost', amount: costAfterTax, steps: stepsOfLine(explanation, 'costAfterTax') },
  ] as const;
  const hasCents = rows.some(({ amount }) => !Number.isInteger(amount));
  return (
    <section className={classes.part}>
      <h2>{t('title')}</h2>
      <FigureTable
        title={t('title')}
        heads={[t('what'), t('value')]}
        figures={rows.map((row) => ({
          id: row.id,
          name: t(row.id),
          values: [<Amount key="amount" value={row.amount} hasCents={hasCents} />],
          steps: 'steps' in row ? row.steps : [],
          note: 'note' in row ? row.note : undefined,
          isTotal: row.id === 'cost',
        }))}
      />
      <p>{type === 1 ? t('single', { year: taxYear }) : t('annual')}</p>
    </section>
  );
}

import type { LoanCostResult } from '@suen/engine/calculators/loan-cost/result';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { FigureTable } from '../../../shared/result/FigureTable.tsx';
import { stepsOfLine } from '../../../shared/result/steps-of-line.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { costLines } from './cost-lines.ts';

/** Payment, total cost, principal and interest. Each row opens to explain its figure. */
export function CostTable({ result }: { readonly result: LoanCostResult }) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result' });
  const { t: shared } = useTranslation('shared');
  return (
    <FigureTable
      title={t('charts.breakdown.table')}
      heads={[shared('breakdown.line'), '€']}
      figures={costLines.map(({ id, colour }) => ({
        id,
        colour,
        name: t(`line.${id}`),
        values: [<Amount key={id} value={result[id]} />],
        steps: stepsOfLine(result.explanation, id),
      }))}
    />
  );
}

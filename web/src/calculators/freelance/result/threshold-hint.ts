import type { FreelanceResult } from '@suen/engine/calculators/freelance/result';
import { salaryFigures } from '@suen/engine/inputs';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { quotedFigures } from '../quoted-figures.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';

/** What a turnover without VAT above the threshold of small businesses means; nothing for any other. */
export function useThresholdHint(): (result: FreelanceResult) => readonly string[] {
  const { t } = useTranslation('freelance', { keyPrefix: 'result.threshold' });
  const format = useFormat();
  return ({ aboveSmallBusinessThreshold, invoiced, payMonth }) => {
    if (!aboveSmallBusinessThreshold) return [];
    const { smallBusinessTolerancePercent, smallBusinessToleratedTurnover } =
      salaryFigures(payMonth);
    const excess = invoiced <= smallBusinessToleratedTurnover ? 'within' : 'beyond';
    return [
      t(smallBusinessTolerancePercent === 0 ? 'none' : excess, quotedFigures(payMonth, format)),
    ];
  };
}

import type { FreelanceResult } from '@suen/engine/calculators/freelance/result';
import { salaryFigures } from '@suen/engine/inputs';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { quotedFigures } from '../quoted-figures.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';

/** A hint for a turnover without VAT above the small-business threshold. Otherwise none. */
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

import type { HomeAffordabilityResult } from '@suen/engine/calculators/home-affordability/result';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { stepsOfLine } from '../../../shared/result/tables/steps-of-line.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import classes from './parts.module.css';

const lines = ['notaryFees', 'mortgageDeed'] as const;

/** The costs of the deeds for the easy price. The price is computed, so its cents mean nothing. */
export function DeedCosts({ result }: { readonly result: HomeAffordabilityResult }) {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result.deeds' });
  const format = useFormat();
  const { easy } = result.purchaseCosts;
  return (
    <div className={classes.part}>
      <p>
        {t('forEasyPrice', {
          price: format.wholeEuros(easy.homePrice),
          loan: format.wholeEuros(easy.loanAmount),
        })}
      </p>
      <FigureTable
        title={t('title')}
        heads={[t('deed'), t('value')]}
        figures={lines.map((line) => ({
          id: line,
          name: t(line),
          values: [<Amount key={line} value={easy[line]} hasCents={false} />],
          steps: stepsOfLine(result.explanation?.easy, line),
        }))}
        hasHelp={false}
      />
    </div>
  );
}

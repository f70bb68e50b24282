import type {
  HomeAffordabilityResult,
  PurchaseCosts,
} from '@suen/engine/calculators/home-affordability/result';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { FigureTable } from '../../../shared/result/FigureTable.tsx';
import { stepsOfLine } from '../../../shared/result/steps-of-line.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import classes from './DeedCosts.module.css';

const lines = ['notaryFees', 'mortgageDeed'] as const;

/**
 * The costs of the deeds, for the entered home price if there is one, otherwise for the easy price.
 */
export function DeedCosts({ result }: { readonly result: HomeAffordabilityResult }) {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result.deeds' });
  const format = useFormat();
  const { purchaseCosts, explanation } = result;
  const { inView } = purchaseCosts;
  const costs: PurchaseCosts = inView ?? purchaseCosts.easy;
  // The easy price is computed, so its cents mean nothing. An entered price keeps its cents.
  const write = inView === undefined ? format.wholeEuros : format.eurosBriefly;
  const steps = inView === undefined ? explanation?.easy : explanation?.inView;
  return (
    <div className={classes.deeds}>
      <p>
        {t(inView === undefined ? 'forEasyPrice' : 'forPriceInView', {
          price: write(costs.homePrice),
          loan: write(costs.loanAmount),
        })}
      </p>
      <FigureTable
        title={t('title')}
        heads={[t('deed'), t('value')]}
        figures={lines.map((line) => ({
          id: line,
          name: t(line),
          values: [<Amount key={line} value={costs[line]} hasCents={false} />],
          steps: stepsOfLine(steps, line),
        }))}
        hasHelp={false}
      />
    </div>
  );
}

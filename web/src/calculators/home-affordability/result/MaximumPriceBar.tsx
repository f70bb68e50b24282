import type { HomeAffordabilityResult } from '@suen/engine/calculators/home-affordability/result';
import { StackedBar } from '../../../shared/charts/ribbon/StackedBar.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { Request } from './answer.ts';

interface MaximumPriceBarProps {
  readonly request: Request;
  readonly result: HomeAffordabilityResult;
}

/** The price that a household can afford, by loan and own money. */
export function MaximumPriceBar({ request, result }: MaximumPriceBarProps) {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result.bar' });
  return (
    <StackedBar
      figures="wholeEuros"
      parts={[
        {
          id: 'loan',
          name: t('loan'),
          amount: result.maxLoanAmountEasy,
          colour: 'var(--suen-care)',
        },
        {
          id: 'own',
          name: t('own'),
          amount: request.downPayment ?? 0,
          colour: 'var(--suen-net)',
        },
      ]}
    />
  );
}

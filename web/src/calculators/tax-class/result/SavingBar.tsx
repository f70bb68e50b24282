import type { TaxClassResult } from '@suen/engine/calculators/tax-class/result';
import { StackedBar } from '../../../shared/charts/ribbon/StackedBar.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';

/** The tax of a year without a request, and the part of it that the request saves; nothing where none saves any. */
export function SavingBar({ result }: { readonly result: TaxClassResult }) {
  const { t } = useTranslation('tax-class', { keyPrefix: 'result.option.table' });
  const { taxBeforeCredits: taxWithout, options } = result;
  const [option] = options;
  if (taxWithout === undefined || option?.isOpen !== true) return null;
  const { taxBeforeCredits: taxOnRequest, saving = 0 } = option;
  if (taxOnRequest === undefined || saving <= 0) return null;
  return (
    <StackedBar
      total={{ name: t('annual'), amount: taxWithout }}
      figures="wholeEuros"
      parts={[
        { id: 'with', name: t('with'), amount: taxOnRequest, colour: 'var(--suen-tax)' },
        {
          id: 'saving',
          name: t('less'),
          amount: saving,
          colour: 'var(--suen-control-line)',
          isUnused: true,
        },
      ]}
    />
  );
}

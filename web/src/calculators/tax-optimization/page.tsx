import { calculatorPage } from '../../shared/page/calculator-page.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { TaxOptimizationFields } from './Fields.tsx';
import { taxOptimizationForm } from './form.ts';
import { useReading } from './reading.ts';

/** The tax optimisation calculator. */
export default calculatorPage({
  form: taxOptimizationForm,
  Fields: TaxOptimizationFields,
  useWords: () => {
    const { t } = useTranslation('tax-optimization');
    return {
      title: t('title'),
      lead: t('lead'),
      label: t('form.label'),
      submitLabel: t('form.calculate'),
    };
  },
  useReading,
  loadResult: async () =>
    (await import('./result/TaxOptimizationResultView.tsx')).TaxOptimizationResultView,
});

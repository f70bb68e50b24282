import { areaChart } from '../../shared/charts/area-chart.ts';
import { barChart } from '../../shared/charts/bar-chart.ts';
import { pieChart } from '../../shared/charts/pie-chart.ts';
import { calculatorPage } from '../../shared/page/calculator-page.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { LoanCostFields } from './Fields.tsx';
import { loanCostForm } from './form.ts';
import { useReading } from './reading.ts';

/** The loan cost calculator. */
export default calculatorPage({
  form: loanCostForm,
  Fields: LoanCostFields,
  useWords: () => {
    const { t } = useTranslation('loan-cost');
    return {
      title: t('title'),
      lead: t('lead'),
      label: t('form.label'),
      submitLabel: t('form.calculate'),
    };
  },
  useReading,
  loadResult: async () => (await import('./result/LoanCostResultView.tsx')).LoanCostResultView,
  charts: [pieChart, barChart, areaChart],
  // oxlint-disable-next-line no-console -- the specification's words for whoever looks there
  onFailed: (error) => console.error('Error submitting form', error),
});

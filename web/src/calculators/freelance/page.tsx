import { pieChart } from '../../shared/charts/pie-chart.ts';
import { calculatorPage } from '../../shared/page/calculator-page.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { FreelanceFields } from './Fields.tsx';
import { freelanceForm } from './form.ts';
import { useReading } from './reading.ts';

/** The freelance calculator. */
export default calculatorPage({
  form: freelanceForm,
  Fields: FreelanceFields,
  useWords: () => {
    const { t } = useTranslation('freelance');
    return {
      title: t('title'),
      lead: t('lead'),
      label: t('form.label'),
      submitLabel: t('form.calculate'),
    };
  },
  useReading,
  loadResult: async () => (await import('./result/FreelanceResultView.tsx')).FreelanceResultView,
  charts: [pieChart],
});

import { areaChart } from '../../shared/charts/area-chart.ts';
import { calculatorPage } from '../../shared/page/calculator-page.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { LoanOverpaymentFields } from './Fields.tsx';
import { loanOverpaymentForm } from './form.ts';
import { useReading } from './reading.ts';

/** The loan overpayment calculator. */
export default calculatorPage({
  form: loanOverpaymentForm,
  Fields: LoanOverpaymentFields,
  useWords: () => {
    const { t } = useTranslation('loan-overpayment');
    return {
      title: t('title'),
      lead: t('lead'),
      label: t('form.label'),
      submitLabel: t('form.calculate'),
    };
  },
  useReading,
  loadResult: async () =>
    (await import('./result/LoanOverpaymentResultView.tsx')).LoanOverpaymentResultView,
  charts: [areaChart],
});

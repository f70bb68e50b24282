import { calculatorPage } from '../../shared/page/calculator-page.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { OutstandingBalanceInsuranceFields } from './Fields.tsx';
import { outstandingBalanceInsuranceForm } from './form.ts';
import { useReading } from './reading.ts';

/** The calculator of the outstanding balance insurance. */
export default calculatorPage({
  form: outstandingBalanceInsuranceForm,
  Fields: OutstandingBalanceInsuranceFields,
  useWords: () => {
    const { t } = useTranslation('outstanding-balance-insurance');
    return {
      title: t('title'),
      lead: t('lead'),
      label: t('form.label'),
      submitLabel: t('form.calculate'),
    };
  },
  useReading,
  loadResult: async () =>
    (await import('./result/OutstandingBalanceInsuranceResultView.tsx'))
      .OutstandingBalanceInsuranceResultView,
});

import { calculatorPage } from '../../shared/page/calculator-page.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { HomeAffordabilityFields } from './Fields.tsx';
import { homeAffordabilityForm } from './form.ts';
import { useReading } from './reading.ts';

/** The home affordability calculator. */
export default calculatorPage({
  form: homeAffordabilityForm,
  Fields: HomeAffordabilityFields,
  useWords: () => {
    const { t } = useTranslation('home-affordability');
    return {
      title: t('title'),
      lead: t('lead'),
      label: t('form.label'),
      submitLabel: t('form.calculate'),
    };
  },
  useReading,
  loadResult: async () =>
    (await import('./result/HomeAffordabilityResultView.tsx')).HomeAffordabilityResultView,
});

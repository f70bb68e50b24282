import { areaChart } from '../../shared/charts/area-chart.ts';
import { pieChart } from '../../shared/charts/pie-chart.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { calculatorPage } from '../../shared/page/calculator-page.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { JointSalaryFields } from './Fields.tsx';
import { jointSalaryForm } from './form.ts';
import { next } from './next.ts';
import { incomesOf, useReading } from './reading.ts';
import { useJointSalaryWords } from './words.ts';

/** The joint salary calculator. */
export default calculatorPage({
  form: jointSalaryForm,
  Fields: JointSalaryFields,
  useFieldWords: useJointSalaryWords,
  namedInLine: ['grossSalary', 'grossSalary2', 'taxClass', 'payMonth'],
  useWords: (entries) => {
    const { t } = useTranslation('joint-salary');
    return {
      title: t('title'),
      lead: t(incomesOf(entries) === 'salaries' ? 'lead.salaries' : 'lead.incomes'),
      label: t('form.label'),
      submitLabel: t('form.calculate'),
    };
  },
  useReading,
  next,
  loadResult: async () =>
    (await import('./result/JointSalaryResultView.tsx')).JointSalaryResultView,
  charts: [pieChart, areaChart],
  comparison: lazyPart(async () => (await import('./comparison.ts')).jointSalaryComparison),
});

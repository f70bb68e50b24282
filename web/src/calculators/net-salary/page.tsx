import { areaChart } from '../../shared/charts/area-chart.ts';
import { pieChart } from '../../shared/charts/pie-chart.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { calculatorPage } from '../../shared/page/calculator-page.tsx';
import { whoOf } from '../../subjects/salary/salary-entries.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { NetSalaryFields } from './Fields.tsx';
import { netSalaryForm } from './form.ts';
import { next } from './next.ts';
import { useReading } from './reading.ts';
import { useNetSalaryWords } from './words.ts';

/** The net salary calculator. */
export default calculatorPage({
  form: netSalaryForm,
  Fields: NetSalaryFields,
  useFieldWords: useNetSalaryWords,
  namedInLine: [
    'grossSalary',
    'netSalary',
    'employerCost',
    'employmentType',
    'taxClass',
    'payMonth',
  ],
  useWords: ({ employmentType }) => {
    const { t } = useTranslation('net-salary');
    const { t: form } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.form' });
    const who = whoOf(employmentType);
    return {
      title: t('title'),
      lead: t(`lead.${who}`),
      label: form('label'),
      submitLabel: form(`calculate.${who}`),
    };
  },
  useReading,
  next,
  loadResult: async () => (await import('./payslip/NetSalaryResultView.tsx')).NetSalaryResultView,
  charts: [pieChart, areaChart],
  comparison: lazyPart(async () => (await import('./comparison.ts')).netSalaryComparison),
});

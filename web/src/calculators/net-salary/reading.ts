import { useRulePeriodNames } from '../../shared/rule-period/rule-period-name.ts';
import { whoOf } from '../../subjects/salary/salary-entries.ts';
import { useSelfEmployedWords } from '../../subjects/salary/self-employed/self-employed-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { RequestOf } from '../../shared/form/entry-form.ts';
import type { netSalaryForm } from './form.ts';
import { quotedFigures } from './quoted-figures.ts';
import { useFormat } from '../../shared/amount/use-format.ts';

const steps = ['contributions', 'longTermCare', 'taxable', 'tax', 'credits'] as const;

/**
 * The explanation and the questions about a salary or a profit, as chosen in the form, with the
 * figures of the chosen period.
 */
export function useReading({
  employmentType,
  payMonth,
}: Pick<RequestOf<typeof netSalaryForm>, 'employmentType' | 'payMonth'>) {
  const { t } = useTranslation('net-salary');
  const format = useFormat();
  const { rulePeriodName } = useRulePeriodNames();
  const selfEmployed = useSelfEmployedWords(payMonth);
  const who = whoOf(employmentType);
  const figures = quotedFigures(payMonth, format);

  const asked = (id: 'payslip' | 'year' | 'minimum' | 'index' | 'profit') => ({
    question: t(`questions.${id}.question`, figures),
    answer: t(`questions.${id}.answer`, figures),
  });
  const askedByBoth = (id: 'taxClass' | 'credits') => ({
    question: t(`questions.${id}.question`),
    answer: t(`questions.${id}.answer.${who}`, {
      ...figures,
      classes: t('questions.taxClass.classes', figures),
    }),
  });

  if (who === 'selfEmployed') {
    return {
      steps: [selfEmployed.travel, ...selfEmployed.steps],
      note: selfEmployed.note,
      questions: [
        asked('profit'),
        selfEmployed.question('aside'),
        askedByBoth('taxClass'),
        askedByBoth('credits'),
        selfEmployed.question('minimum'),
        selfEmployed.question('rcpi'),
      ],
    };
  }
  return {
    steps: steps.map((step) => t(`how.steps.${step}`, figures)),
    note: t('how.figures', { period: rulePeriodName(payMonth) }),
    questions: [
      asked('payslip'),
      askedByBoth('taxClass'),
      asked('year'),
      askedByBoth('credits'),
      asked('minimum'),
      asked('index'),
    ],
  };
}

import { decimalsOfRate, salaryFigures } from '@suen/engine/small-door';
import { useFormat } from '../../shared/amount/use-format.ts';
import type { RequestOf } from '../../shared/form/state/entry-form.ts';
import type { WordsOfForm } from '../../shared/form/words/field-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { employmentOf } from '../../subjects/salary/salary-entries.ts';
import { useGrossSalaryError, useSalaryFieldWords } from '../../subjects/salary/salary-words.ts';
import { useSelfEmployedFieldWords } from '../../subjects/salary/self-employed/self-employed-field-words.ts';
import { usePayslipWords, type PayslipDeciding } from './form-parts/payslip-words.ts';
import { useRuleWords, type RulesDeciding } from './form-parts/rule-words.ts';
import type { netSalaryForm } from './form.ts';

type Request = RequestOf<typeof netSalaryForm>;
type Deciding = PayslipDeciding & RulesDeciding & Pick<Request, 'salaryPeriod'>;

/** The words of the form's fields and, for what was sent, of the summary below its result; employed or self-employed. */
export function useNetSalaryWords(
  deciding: Deciding,
  sent?: Request,
): WordsOfForm<typeof netSalaryForm> {
  const { employmentType, payMonth, salaryPeriod } = deciding;
  const { t } = useTranslation('net-salary', { keyPrefix: 'form' });
  const format = useFormat();
  const { t: shared } = useTranslation('shared');
  const words = useSalaryFieldWords(payMonth);
  const payslip = usePayslipWords(deciding, sent);
  const rules = useRuleWords(deciding, sent);
  const { t: selfEmployed } = useTranslation('self-employed');
  const situation = useSelfEmployedFieldWords(payMonth);
  const error = useGrossSalaryError(payMonth, salaryPeriod);
  const employment = employmentOf(employmentType);
  const { travelAllowanceMaximum, supplementaryPensionMaximum } = salaryFigures(payMonth);

  const amountWithPeriod = (amount: number) =>
    shared(`period.amount.${salaryPeriod}`, { amount: format.euros(amount) });
  const summaryOf = (amount: number | undefined) =>
    sent && amount !== undefined && { summary: amountWithPeriod(amount) };

  return {
    ...words,
    ...payslip,
    ...rules,
    grossSalary: {
      label: t(`grossSalary.label.${employment}`),
      hint: t(`grossSalary.hint.${employment}`),
      error,
      brief: amountWithPeriod,
      ...summaryOf(sent && 'grossSalary' in sent ? sent.grossSalary : undefined),
    },
    netSalary: {
      label: t(`netSalary.label.${employment}`),
      hint: t(`netSalary.hint.${employment}`),
      error: ({ code, limit }) =>
        code === 'belowMinimum' && limit !== undefined
          ? t('netSalary.belowMinimum', { amount: format.euros(limit) })
          : undefined,
      brief: amountWithPeriod,
      ...summaryOf(sent && 'netSalary' in sent ? sent.netSalary : undefined),
    },
    employerCost: {
      label: t('employerCost.label'),
      hint: t('employerCost.hint'),
      error: ({ code, limit }) =>
        code === 'belowMinimum' && limit !== undefined
          ? t('employerCost.belowMinimum', { amount: format.euros(limit) })
          : undefined,
      brief: amountWithPeriod,
      ...summaryOf(sent && 'employerCost' in sent ? sent.employerCost : undefined),
    },
    known: { label: t('known.label'), write: (figure) => t(`known.${figure}.${employment}`) },
    taxClass:
      employment === 'selfEmployed'
        ? { ...words.taxClass, hint: selfEmployed('taxClass') }
        : words.taxClass,
    weeklyHours: {
      ...words.weeklyHours,
      brief: (hours) => t('brief.weeklyHours', { hours: format.number(hours) }),
    },
    increasePercent: {
      label: t(`increasePercent.label.${employment}`),
      hint: t(`increasePercent.hint.${employment}`),
      brief: (increase) =>
        t('brief.increasePercent', { percent: format.percent(increase, decimalsOfRate) }),
    },
    transportCosts: {
      label: t(`transportCosts.label.${employment}`),
      hint: t(`transportCosts.hint.${employment}`, {
        maximum: format.eurosBriefly(travelAllowanceMaximum),
      }),
      brief: (costs) => t('brief.transportCosts', { amount: format.euros(costs) }),
    },
    supplementaryPension: {
      label: t(`supplementaryPension.label.${employment}`),
      hint: t(`supplementaryPension.hint.${employment}`, {
        maximum: format.eurosBriefly(supplementaryPensionMaximum),
      }),
      brief: (paid) => t('brief.supplementaryPension', { amount: format.euros(paid) }),
    },
    mutualityClass: {
      label: t('mutualityClass.label'),
      hint: t('mutualityClass.hint'),
      write: (name) => t('mutualityClass.name', { name }),
      brief: (name) => t('brief.mutualityClass', { name }),
    },
    accidentFactor:
      employment === 'selfEmployed'
        ? situation.accidentFactor
        : {
            label: t('accidentFactor.label'),
            hint: t('accidentFactor.hint'),
            write: format.number,
            brief: (factor) => t('brief.accidentFactor', { factor: format.number(factor) }),
          },
  };
}

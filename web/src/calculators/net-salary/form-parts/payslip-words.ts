import { salaryFigures } from '@suen/engine/small-door';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { ValuesOf } from '../../../shared/form/definition/define-form.ts';
import type { RequestOf } from '../../../shared/form/state/entry-form.ts';
import type { WordsOf } from '../../../shared/form/words/field-words.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { netSalaryForm } from '../form.ts';
import { noSummary, useCarWords, type CarDeciding } from './car-words.ts';
import type { payslipFields, SundayRule } from './payslip-entries.ts';

/** The entries on which the words depend. */
export interface PayslipDeciding extends CarDeciding {
  readonly payMonth: string;
}

/** The words of what is paid beside the salary and, for what was sent, of the summary below its result. */
export function usePayslipWords(
  { payMonth, ...car }: PayslipDeciding,
  sent?: RequestOf<typeof netSalaryForm>,
): WordsOf<ValuesOf<typeof payslipFields>> {
  const { t } = useTranslation('net-salary', { keyPrefix: 'form' });
  const format = useFormat();
  const unit = t('hourUnit');
  const figures = salaryFigures(payMonth);
  const lawFigures = {
    percent: format.percent(figures.overtimePayPercent),
    general: format.percent(figures.sundaySupplementPercent),
    young: format.percent(figures.youngSundaySupplementPercent),
    age: format.number(figures.youngSundaysBelowAge),
    shift: format.number(figures.nightShift.hours),
    night: format.number(figures.nightShift.hoursAtNight),
  };
  const hours = (name: 'overtimeHours' | 'sundayHours' | 'publicHolidayHours' | 'nightHours') => ({
    label: t(`${name}.label`),
    hint: t(`${name}.hint`, lawFigures),
    unit,
    write: (count: number) => t('hours', { hours: format.number(count) }),
    brief: (count: number) => t(`brief.${name}`, { hours: format.number(count) }),
  });
  const nameOfSundayRule = (rule: SundayRule) => t(`sundayRule.name.${rule}`, lawFigures);
  const payments = (count: number) => t('paymentsPerYear.name', { count });
  const vouchers = sent?.mealVouchers;

  return {
    paymentsPerYear: {
      label: t('paymentsPerYear.label'),
      hint: t('paymentsPerYear.hint'),
      write: payments,
      brief: (count) => (count === 12 ? undefined : payments(count)),
    },
    bonus: {
      label: t('bonus.label'),
      hint: t('bonus.hint'),
      brief: (amount) => t('brief.bonus', { amount: format.euros(amount) }),
    },
    overtimeHours: hours('overtimeHours'),
    sundayHours: hours('sundayHours'),
    sundayRule: {
      label: t('sundayRule.label'),
      hint: t('sundayRule.hint', lawFigures),
      write: nameOfSundayRule,
      brief: (rule) => (rule === 'general' ? undefined : nameOfSundayRule(rule)),
      ...(sent && !sent.sundayHours && { summary: null }),
    },
    publicHolidayHours: hours('publicHolidayHours'),
    nightHours: hours('nightHours'),
    nightSupplementPercent: {
      label: t('nightSupplementPercent.label'),
      hint: t('nightSupplementPercent.hint'),
      ...(sent && !sent.nightHours && { summary: null }),
    },
    ...useCarWords(payMonth, car, sent?.companyCar),
    benefitInKind: {
      label: t('benefitInKind.label'),
      hint: t('benefitInKind.hint'),
      brief: (amount) => t('brief.benefitInKind', { amount: format.euros(amount) }),
    },
    voucherCount: {
      label: t('voucherCount.label'),
      hint: t('voucherCount.hint'),
      brief: (count) => t('brief.voucherCount', { count }),
      summary: !vouchers
        ? null
        : t('voucherCount.summary', {
            count: vouchers.count,
            value: format.euros(vouchers.faceValue ?? 0),
          }),
    },
    voucherFaceValue: { label: t('voucherFaceValue.label'), ...noSummary },
    voucherOwnShare: {
      label: t('voucherOwnShare.label'),
      hint: t('voucherOwnShare.hint'),
      ...noSummary,
    },
  };
}

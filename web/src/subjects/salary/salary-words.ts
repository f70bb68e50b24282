import { salaryFigures } from '@suen/engine/small-door';
import { perYear } from '../../shared/amount/derived.ts';
import { useFormat } from '../../shared/amount/use-format.ts';
import type { FieldError } from '../../shared/form/definition/read-entry.ts';
import type { ResultPeriod } from '../../shared/result/view/result-period.ts';
import { useRulePeriodNames } from '../../shared/rule-period/rule-period-name.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import {
  longestDistance,
  type EmploymentType,
  type SalaryPeriod,
  type TaxClass,
} from './salary-entries.ts';

/** Entries in words, for a form and for the summary below its result. */
export function useSalaryEntryNames() {
  const { t } = useTranslation('salary');
  return {
    taxClassName: (taxClass: TaxClass) => t(`taxClass.name.${taxClass}`),
    taxClassInSentence: (taxClass: TaxClass) => t(`taxClass.inSentence.${taxClass}`),
    employmentName: (employmentType: EmploymentType) => t(`employmentType.name.${employmentType}`),
    distanceName: (kilometres: number) =>
      kilometres >= longestDistance
        ? t('distanceToWork.name.longest', { kilometres: longestDistance - 1 })
        : t('distanceToWork.name.kilometres', { kilometres }),
  };
}

/** The words of the fields that every form of a salary has, under the rules of a period. */
export function useSalaryFieldWords(payMonth: string) {
  const { t } = useTranslation('salary');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const { taxClassName, employmentName, distanceName } = useSalaryEntryNames();
  const { rulePeriodTitle, rulePeriodAndYear } = useRulePeriodNames();
  const figures = salaryFigures(payMonth);
  const hoursName = (hours: number) => t('weeklyHours.name', { hours: format.number(hours) });
  return {
    taxClass: { label: t('taxClass.label'), hint: t('taxClass.hint'), write: taxClassName },
    employmentType: { label: t('employmentType.label'), write: employmentName },
    distanceToWork: {
      label: t('distanceToWork.label'),
      hint: t('distanceToWork.hint', {
        maximum: format.eurosBriefly(figures.travelAllowanceMaximum),
      }),
      unit: 'km',
      write: distanceName,
      brief: distanceName,
    },
    payMonth: {
      label: shared('rulePeriod.label'),
      write: rulePeriodTitle,
      summary: rulePeriodAndYear(payMonth),
    },
    // It is written beside the amount.
    salaryPeriod: {
      label: t('salaryPeriod'),
      write: (period: ResultPeriod) => shared(`period.${period}`),
      brief: () => undefined,
      summary: null,
    },
    weeklyHours: {
      label: t('weeklyHours.label'),
      hint: t('weeklyHours.hint', {
        hours: hoursName(figures.fullTimeWeeklyHours),
        fullAbatementHours: hoursName(figures.fullAbatementMonthlyHours),
      }),
      unit: t('weeklyHours.unit'),
      write: hoursName,
    },
  };
}

/** The messages for a gross salary that is too low. For full time it is the specification's, with what an adult must earn. */
export function useGrossSalaryError(payMonth: string, salaryPeriod: SalaryPeriod) {
  const { t } = useTranslation('salary', { keyPrefix: 'grossSalary' });
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const monthlyWage = salaryFigures(payMonth).minimumWage;
  const wage = salaryPeriod === 'annual' ? perYear(monthlyWage) : monthlyWage;
  return ({ code, limit }: FieldError) => {
    if (limit === undefined) return undefined;
    const amount = format.euros(limit);
    if (code === 'belowMinimumSalaryForHours') return t('forHours', { amount });
    if (code !== 'belowMinimumSalary') return undefined;
    const minimumWage = shared(`period.amount.${salaryPeriod}`, { amount: format.euros(wage) });
    return `${t('validation', { amount })} ${t('lowest', { minimumWage })}`;
  };
}

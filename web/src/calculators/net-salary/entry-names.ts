import { useTranslation } from 'react-i18next';
import { longestDistance } from './check-entries.ts';
import type { EmploymentType, TaxClass } from './entries.ts';

/** Entries in words, for the form and for the summary below a result. */
export function useEntryNames() {
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.entry' });
  return {
    taxClassName: (taxClass: TaxClass) => t(`taxClass.${taxClass}`),
    employmentName: (employmentType: EmploymentType) => t(`employmentType.${employmentType}`),
    distanceName: (kilometres: number) =>
      kilometres >= longestDistance
        ? t('distance.longest', { kilometres: longestDistance - 1 })
        : t('distance.kilometres', { kilometres }),
  };
}

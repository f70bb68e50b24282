import { useTranslation } from '../translation/use-translation.ts';
import { longestDistance, type EmploymentType, type TaxClass } from './salary-entries.ts';

/** Entries in words, for a form and for the summary below its result. */
export function useSalaryEntryNames() {
  const { t } = useTranslation('shared');
  return {
    taxClassName: (taxClass: TaxClass) => t(`taxClass.name.${taxClass}`),
    employmentName: (employmentType: EmploymentType) => t(`employmentType.name.${employmentType}`),
    distanceName: (kilometres: number) =>
      kilometres >= longestDistance
        ? t('distanceToWork.name.longest', { kilometres: longestDistance - 1 })
        : t('distanceToWork.name.kilometres', { kilometres }),
  };
}

import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { Household, LoanInsuranceType } from './entries.ts';
import type { Payment, PersonNumber } from './persons.ts';

/** Entries in words, for the form and for the summary below its result. */
export function useEntryNames() {
  const { t } = useTranslation('tax-optimization', { keyPrefix: 'entry' });
  const { t: form } = useTranslation('tax-optimization', { keyPrefix: 'form' });
  return {
    householdName: (household: Household) => t(`household.${household}`),
    personName: (person: PersonNumber) => t(`person.${person}`),
    ageName: (count: number) => t('years', { count }),
    childrenName: (count: number) => (count === 0 ? t('noChildren') : t('children', { count })),
    loanInsuranceName: (type: LoanInsuranceType) => t(`loanInsurance.${type}`),
    paymentName: (payment: Payment) => form(`${payment}.label`),
    /** A person's own entry, where there are two persons to tell apart. */
    ofPerson: (person: PersonNumber, entry: string) =>
      t('ofPerson', { person: t(`person.${person}`), entry }),
  };
}

import { useFormat } from '../../shared/amount/use-format.ts';
import type { RequestOf } from '../../shared/form/state/entry-form.ts';
import type { WordsOfForm } from '../../shared/form/words/field-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useEarlierPremiumsWords } from '../../subjects/deductions/earlier-premiums/EarlierPremiums.tsx';
import { useSalaryEntryNames } from '../../subjects/salary/salary-words.ts';
import type { outstandingBalanceInsuranceForm, PremiumType } from './form.ts';

type Request = RequestOf<typeof outstandingBalanceInsuranceForm>;

type Deciding = Pick<Request, 'outstandingBalanceInsuranceType' | 'taxYear'>;

/** Entries in words, for the form and for its result. */
export function useEntryNames() {
  const { t } = useTranslation('outstanding-balance-insurance', { keyPrefix: 'entry' });
  return {
    ageName: (count: number) => t('years', { count }),
    childrenName: (count: number) => (count === 0 ? t('noChildren') : t('children', { count })),
    premiumTypeName: (type: PremiumType) => t(`type.${type}`),
  };
}

/** The words of the form's fields and, for what was sent, of the summary below its result. */
export function useOutstandingBalanceInsuranceWords(
  { outstandingBalanceInsuranceType: type, taxYear }: Deciding,
  sent?: Request,
): WordsOfForm<typeof outstandingBalanceInsuranceForm> {
  const { t } = useTranslation('outstanding-balance-insurance', { keyPrefix: 'form' });
  const format = useFormat();
  const { t: entry } = useTranslation('outstanding-balance-insurance', { keyPrefix: 'entry' });
  const { t: shared } = useTranslation('shared');
  const { t: salaryText } = useTranslation('salary');
  const { taxClassName } = useSalaryEntryNames();
  const { ageName, childrenName, premiumTypeName } = useEntryNames();
  return {
    age1: {
      label: t('age1.label'),
      hint: t('age1.hint'),
      unit: t('age1.unit'),
      write: ageName,
      brief: ageName,
    },
    age2: {
      label: t('age2.label'),
      hint: t(`age2.hint.${type}`),
      unit: t('age2.unit'),
      write: ageName,
      brief: (count) => (count === null ? undefined : entry('partnerYears', { count })),
      ...(sent?.age2 === null && { summary: entry('nobody') }),
    },
    childrenInHousehold: {
      label: t('childrenInHousehold.label'),
      hint: t('childrenInHousehold.hint'),
      // A limit is written as a number, because 'no children or more' is wrong.
      write: (count) => entry('children', { count }),
      brief: (count) => (count === null ? undefined : childrenName(count)),
      ...(sent && { summary: childrenName(sent.childrenInHousehold) }),
    },
    outstandingBalanceInsuranceType: {
      label: t('outstandingBalanceInsuranceType.label'),
      write: premiumTypeName,
    },
    outstandingBalanceInsurance: {
      label: t('outstandingBalanceInsurance.label'),
      hint: t(`outstandingBalanceInsurance.hint.${type}`),
      brief: (amount) => (amount === null ? undefined : format.eurosBriefly(amount)),
      ...(sent && { summary: format.eurosBriefly(sent.outstandingBalanceInsurance ?? 0) }),
    },
    earlierSinglePremiums: useEarlierPremiumsWords(taxYear, sent),
    taxableIncome: { label: t('taxableIncome.label'), hint: t('taxableIncome.hint') },
    taxClass: {
      label: salaryText('taxClass.label'),
      hint: salaryText('taxClass.hint'),
      write: taxClassName,
      // Listed only where it was asked: that of a couple follows from the two ages.
      ...(sent && (sent.age2 !== null || sent.taxableIncome === undefined) && { summary: null }),
    },
    otherSpecialExpenses: {
      label: t('otherSpecialExpenses.label'),
      hint: t('otherSpecialExpenses.hint'),
    },
    taxYear: { label: shared('taxYear.label'), write: String },
  };
}

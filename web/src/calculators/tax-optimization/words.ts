import { useFormat } from '../../shared/amount/use-format.ts';
import type { RequestOf } from '../../shared/form/state/entry-form.ts';
import type { WordsOfForm } from '../../shared/form/words/field-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useEarlierPremiumsWords } from '../../subjects/deductions/earlier-premiums/EarlierPremiums.tsx';
import { quotedDeductionFigures } from '../../subjects/deductions/quoted-figures.ts';
import { useSalaryEntryNames } from '../../subjects/salary/salary-words.ts';
import type { Household, LoanInsuranceType, taxOptimizationForm } from './form.ts';
import type { Payment, PersonNumber } from './persons.ts';

type Request = RequestOf<typeof taxOptimizationForm>;

interface Deciding extends Pick<Request, 'taxYear' | 'outstandingBalanceInsuranceType'> {
  readonly household: Household;
}

/** Entries in words, for the form and for its result. */
export function useEntryNames() {
  const { t } = useTranslation('tax-optimization', { keyPrefix: 'entry' });
  const format = useFormat();
  return {
    householdName: (household: Household) => t(`household.${household}`),
    incomeName: (amount: number) => t('income', { amount: format.eurosBriefly(amount) }),
    childrenName: (count: number) => (count === 0 ? t('noChildren') : t('children', { count })),
    loanInsuranceName: (type: LoanInsuranceType) => t(`loanInsurance.${type}`),
    /** One person's entry, named if there are two persons. */
    entryOfPerson: (person: PersonNumber, entry: string) =>
      t('ofPerson', { person: t(`person.${person}`), entry }),
  };
}

/** The words of the form's fields and, for what was sent, of the summary below its result. */
export function useTaxOptimizationWords(
  entered: Deciding,
  sent?: Request,
): WordsOfForm<typeof taxOptimizationForm> {
  const { household, taxYear, outstandingBalanceInsuranceType: type } = entered;
  const { t } = useTranslation('tax-optimization');
  const format = useFormat();
  const { t: shared } = useTranslation('shared');
  const { t: salaryText } = useTranslation('salary');
  const { taxClassName } = useSalaryEntryNames();
  const { householdName, childrenName, loanInsuranceName, entryOfPerson } = useEntryNames();
  const isForm = sent === undefined;

  // The form shows both persons side by side below a shared label.
  const wordsOf = (person: PersonNumber, name: string, hint: string, nameForOne = name) => {
    if (household === 'single') return { label: isForm ? nameForOne : name, hint };
    return { label: isForm ? t(`entry.person.${person}`) : entryOfPerson(person, name) };
  };
  const age = (person: PersonNumber) => ({
    ...wordsOf(person, t('form.age.label'), t('form.age.hint'), t('form.age.ofOne')),
    unit: t('form.age.unit'),
    write: (count: number) => t('entry.years', { count }),
  });
  const paid = (payment: Payment, person: PersonNumber) => {
    const name = t(`form.${payment}.label`);
    const whose = household === 'single' ? name : entryOfPerson(person, name);
    return {
      ...wordsOf(person, name, t(`form.${payment}.hint`)),
      brief: (amount: number) =>
        shared('labelled', { label: whose, value: format.eurosBriefly(amount) }),
    };
  };

  return {
    household: {
      label: t('form.household.label'),
      write: householdName,
      summary: householdName(household),
    },
    age1: age(1),
    age2: age(2),
    childrenInHousehold: {
      label: t('form.childrenInHousehold.label'),
      hint: t('form.childrenInHousehold.hint'),
      write: childrenName,
    },
    taxYear: { label: shared('taxYear.label'), write: String },
    pension1: paid('pension', 1),
    pension2: paid('pension', 2),
    lifeInsurance1: paid('lifeInsurance', 1),
    lifeInsurance2: paid('lifeInsurance', 2),
    autoLiabilityInsurance1: paid('autoLiabilityInsurance', 1),
    autoLiabilityInsurance2: paid('autoLiabilityInsurance', 2),
    homeLiabilityInsurance1: paid('homeLiabilityInsurance', 1),
    homeLiabilityInsurance2: paid('homeLiabilityInsurance', 2),
    healthInsurance1: paid('healthInsurance', 1),
    healthInsurance2: paid('healthInsurance', 2),
    homeSavings1: paid('homeSavings', 1),
    homeSavings2: paid('homeSavings', 2),
    outstandingBalanceInsuranceType: {
      label: t(isForm ? 'form.outstandingBalanceInsuranceType.label' : 'form.groups.loanInsurance'),
      write: loanInsuranceName,
    },
    outstandingBalanceInsurance: {
      label: t(`form.outstandingBalanceInsurance.${isForm ? 'label' : 'summary'}`),
      hint: t(
        `form.outstandingBalanceInsurance.hint.${type}`,
        quotedDeductionFigures(taxYear, format),
      ),
    },
    earlierSinglePremiums: useEarlierPremiumsWords(taxYear, sent),
    taxableIncome: {
      label: t('form.taxableIncome.label'),
      hint: t(`form.taxableIncome.hint.${household}`),
    },
    taxClass: {
      label: salaryText('taxClass.label'),
      hint: salaryText('taxClass.hint'),
      write: taxClassName,
      // Two persons taxed together have no class to choose.
      ...(household === 'partner' && { summary: null }),
    },
  };
}

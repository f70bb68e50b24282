import { salaryFigures } from '@suen/engine/small-door';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { ValuesOf } from '../../../shared/form/definition/define-form.ts';
import type { RequestOf } from '../../../shared/form/state/entry-form.ts';
import type { WordsOf } from '../../../shared/form/words/field-words.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { employmentOf } from '../../../subjects/salary/salary-entries.ts';
import { useSelfEmployedFieldWords } from '../../../subjects/salary/self-employed/self-employed-field-words.ts';
import type { netSalaryForm } from '../form.ts';
import type { Rule, ruleFields } from './rule-entries.ts';

/** The entries on which the words depend; missing where only what was sent is known. */
export type RulesDeciding = Pick<RequestOf<typeof netSalaryForm>, 'employmentType' | 'payMonth'> & {
  readonly singleParent?: boolean;
  readonly isImpatriate?: boolean;
};

/** The words of the special rules and, for what was sent, of the summary below its result. */
export function useRuleWords(
  { employmentType, payMonth, singleParent = false, isImpatriate = false }: RulesDeciding,
  sent?: RequestOf<typeof netSalaryForm>,
): WordsOf<ValuesOf<typeof ruleFields>> {
  const { t } = useTranslation('net-salary', { keyPrefix: 'form' });
  const format = useFormat();
  const situation = useSelfEmployedFieldWords(payMonth);
  const isSelfEmployed = employmentOf(employmentType) === 'selfEmployed';
  const figures = salaryFigures(payMonth);
  const values = {
    years: format.number(figures.impatriateYearsAway),
    distance: `${format.number(figures.impatriateKilometres)}\u00A0km`,
    posted: format.number(figures.impatriatePostedYears),
    staff: format.percent(figures.impatriateStaffPercent),
    firmYears: format.number(figures.impatriateYoungFirmYears),
    time: format.percent(figures.impatriateActivityPercent),
    age: format.number(figures.youngEmployeeBelowAge),
    premiumYears: format.number(figures.youngEmployeeYears),
    since: String(figures.youngEmployeeContractSince),
    rentAge: format.number(figures.rentPremiumBelowAge),
    bonus: format.euros(figures.childBonus),
    bonusIncome: format.eurosBriefly(figures.childBonusTaperFrom),
  };
  const question = (rule: Rule, applied: string | undefined) => ({
    label: t(`${rule}.label`, values),
    hint: t(`${rule}.hint`, values),
    brief: (isChosen: boolean) => (isChosen ? t(`${rule}.brief`) : undefined),
    write: (isChosen: boolean) => (isChosen ? t(`${rule}.brief`) : ''),
    summary: applied ?? null,
  });
  const applied = (rule: Rule, isApplied: unknown) =>
    isApplied === undefined || isApplied === null ? undefined : t(`${rule}.brief`);
  const noSummary = { summary: null } as const;
  const rent = sent?.rentPremium;
  const euros = (amount: number | null | undefined) =>
    typeof amount === 'number' ? format.euros(amount) : undefined;

  return {
    residence: {
      ...situation.residence,
      hint: isSelfEmployed
        ? situation.residence.hint
        : [
            ...(isImpatriate ? [t('isImpatriate.residence')] : []),
            ...(singleParent ? [t('singleParent.residence')] : []),
          ].join(' '),
    },
    treatedAsResident: {
      ...situation.treatedAsResident,
      hint: isSelfEmployed ? situation.treatedAsResident.hint : undefined,
    },
    worksOn: question('worksOn', applied('worksOn', sent?.workingOnAllowance)),
    overtimeAbroad: question(
      'overtimeAbroad',
      applied('overtimeAbroad', sent?.overtimeTaxedAbroad),
    ),
    singleParent: question('singleParent', applied('singleParent', sent?.singleParentCredit)),
    childSupport: {
      label: t('childSupport.label'),
      hint: t('childSupport.hint', { percent: format.percent(figures.childSupportPercent) }),
      summary: euros(sent?.singleParentCredit?.childSupport) ?? null,
    },
    hasChildrenInTurn: question(
      'hasChildrenInTurn',
      sent?.childrenInTurn
        ? t('hasChildrenInTurn.summary', { count: sent.childrenInTurn })
        : undefined,
    ),
    childrenInTurn: { label: t('childrenInTurn.label'), ...noSummary },
    isImpatriate: question(
      'isImpatriate',
      typeof sent?.impatriateSince === 'number'
        ? t('isImpatriate.summary', { year: sent.impatriateSince })
        : undefined,
    ),
    arrivalYear: {
      label: t('arrivalYear.label'),
      hint: t('isImpatriate.more', values),
      write: String,
      ...noSummary,
    },
    impatriateRegime: {
      label: t('impatriateRegime.label'),
      hint: t('impatriateRegime.hint'),
      write: (regime) =>
        t(`impatriateRegime.name.${regime}`, {
          year: String(figures.formerImpatriateLastArrival),
        }),
      ...noSummary,
    },
    impatriationPremium: {
      label: t('impatriationPremium.label'),
      hint: t('impatriationPremium.hint'),
      summary: euros(sent?.impatriationPremium) ?? null,
    },
    sharesProfit: question('sharesProfit', euros(sent?.profitSharingPremium)),
    profitSharingPremium: { label: t('profitSharingPremium.label'), ...noSummary },
    isYoungEmployee: question('isYoungEmployee', euros(sent?.youngEmployeePremium)),
    youngEmployeePremium: { label: t('youngEmployeePremium.label'), ...noSummary },
    hasRentPremium: question('hasRentPremium', euros(rent?.amount)),
    rentPremium: { label: t('rentPremium.label'), ...noSummary },
    monthlyRent: {
      label: t('monthlyRent.label'),
      hint: t('monthlyRent.hint'),
      summary: euros(rent?.rent) ?? null,
    },
  };
}

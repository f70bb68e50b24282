import type { SlipLine } from '@suen/engine/calculators/payslip-check/input';
import { numberInYear, yearOf } from '@suen/engine/small-door';
import { useFormat } from '../../shared/amount/use-format.ts';
import type { FieldWords, WordsOfForm } from '../../shared/form/words/field-words.ts';
import { useRulePeriodNames } from '../../shared/rule-period/rule-period-name.ts';
import { useLanguage, useTranslation } from '../../shared/translation/use-translation.ts';
import { useSalaryFieldWords } from '../../subjects/salary/salary-words.ts';
import type { payslipCheckForm, PayslipCheckEntries } from './form.ts';
import { printedNames } from './slip-lines.ts';

/** A month within a sentence, 'septembre 2025', and as a payslip names it, 'Septembre 2025'. */
export function useSlipMonth() {
  const { monthName } = useRulePeriodNames();
  const inSentence = (payMonth: string) =>
    `${monthName(numberInYear(payMonth))} ${yearOf(payMonth)}`;
  const alone = (payMonth: string) =>
    inSentence(payMonth).replace(/^./, (letter) => letter.toUpperCase());
  return { inSentence, alone };
}

/** What a line is called: by the page, on payslips, and elsewhere. */
export function useLineWords() {
  const { t } = useTranslation('payslip-check', { keyPrefix: 'line' });
  const language = useLanguage();
  return {
    nameOf: (line: SlipLine) => t(line),
    /** The French word, beside a name in another language. */
    termOf: (line: SlipLine) => (language === 'fr' ? undefined : printedNames[line].usual),
    /** Other words of payslips, in French and in the language of the page. */
    othersOf: (line: SlipLine) => {
      const { usual, fr, [language]: own } = printedNames[line];
      const french = { language: 'fr', names: language === 'fr' ? [usual, ...fr] : fr };
      return language === 'fr' ? [french] : [french, { language, names: own }];
    },
  };
}

/** The words of the form's fields, also for the summary of a result. */
export function usePayslipCheckWords({
  payMonth,
}: Pick<PayslipCheckEntries, 'payMonth'>): WordsOfForm<typeof payslipCheckForm> {
  const { t } = useTranslation('payslip-check', { keyPrefix: 'form' });
  const { nameOf } = useLineWords();
  const format = useFormat();
  const month = useSlipMonth();
  const salary = useSalaryFieldWords(payMonth);
  const line = (id: SlipLine): FieldWords<number | null> => ({
    label: nameOf(id),
    write: (value) => format.euros(value),
  });
  // The rows show them.
  const mainLine = (id: SlipLine) => ({ ...line(id), brief: () => undefined });
  const yesOrNo = (name: 'singleParent' | 'workingOnAllowance'): FieldWords<boolean> => ({
    label: t(`${name}.label`),
    hint: t(`${name}.hint`),
    write: (value) => t(value ? 'yes' : 'no'),
    brief: (value) => (value ? t(`${name}.label`) : undefined),
  });
  return {
    payMonth: { label: t('payMonth'), write: month.alone },
    taxClass: salary.taxClass,
    grossSalary: mainLine('grossSalary'),
    pensionContributions: mainLine('pensionContributions'),
    illnessContributions: mainLine('illnessContributions'),
    illnessCashContributions: mainLine('illnessCashContributions'),
    longTermCareInsurance: mainLine('longTermCareInsurance'),
    taxBeforeCredits: mainLine('taxBeforeCredits'),
    taxCredits: mainLine('taxCredits'),
    netSalary: mainLine('netSalary'),
    overtimePay: line('overtimePay'),
    supplements: line('supplements'),
    bonus: line('bonus'),
    benefitsInKind: line('benefitsInKind'),
    taxableIncome: line('taxableIncome'),
    employmentCredit: line('employmentCredit'),
    energyCredit: line('energyCredit'),
    minimumWageCredit: line('minimumWageCredit'),
    singleParentCredit: line('singleParentCredit'),
    mealVoucherShare: line('mealVoucherShare'),
    weeklyHours: { ...salary.weeklyHours, hint: t('weeklyHours.hint') },
    distanceToWork: { ...salary.distanceToWork, hint: t('distanceToWork.hint') },
    taxCard: {
      label: t('taxCard.label'),
      write: (card) => t(`taxCard.name.${card}`),
      brief: (card) => (card === 'main' ? undefined : t(`taxCard.name.${card}`)),
    },
    cardDeductions: { label: t('cardDeductions.label'), hint: t('cardDeductions.hint') },
    daysPaid: {
      label: t('daysPaid.label'),
      hint: t('daysPaid.hint'),
      write: (count) => t('daysPaid.name', { count }),
    },
    singleParent: yesOrNo('singleParent'),
    workingOnAllowance: yesOrNo('workingOnAllowance'),
    voucherCount: {
      label: t('voucherCount.label'),
      hint: t('voucherCount.hint'),
      write: (count) => t('voucherCount.name', { count }),
    },
    takenOffNet: {
      label: t('takenOffNet.label'),
      hint: t('takenOffNet.hint'),
      write: (value) => format.euros(value),
    },
    paidOnTop: {
      label: t('paidOnTop.label'),
      hint: t('paidOnTop.hint'),
      write: (value) => format.euros(value),
    },
  };
}

import { taxClassFigures } from '@suen/engine/small-door';
import { useFormat } from '../../shared/amount/use-format.ts';
import type { RequestOf } from '../../shared/form/state/entry-form.ts';
import type { WordsOfForm } from '../../shared/form/words/field-words.ts';
import { useYearWords } from '../../shared/form/words/year-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { SalaryPeriod } from '../../subjects/salary/salary-entries.ts';
import type { CivilStatus, taxClassForm } from './form.ts';

type Request = RequestOf<typeof taxClassForm>;
type Deciding = Pick<Request, 'taxYear'> & {
  readonly civilStatus: CivilStatus | null;
  readonly salaryPeriod: SalaryPeriod | null;
};

/** The words of the form's fields and, for what was sent, of the summary below its result. */
export function useTaxClassWords(
  { civilStatus, salaryPeriod, taxYear }: Deciding,
  sent?: Request,
): WordsOfForm<typeof taxClassForm> {
  const { t } = useTranslation('tax-class', { keyPrefix: 'form' });
  const { t: named } = useTranslation('tax-class');
  const { t: entry } = useTranslation('tax-class', { keyPrefix: 'entry' });
  const { t: shared } = useTranslation('shared');
  const { t: salaryText } = useTranslation('salary');
  const format = useFormat();
  const yearWords = useYearWords();
  const figures = taxClassFigures(taxYear);
  const status =
    civilStatus === null || civilStatus === 'single' || civilStatus === 'married'
      ? 'partner'
      : civilStatus;
  const partner = partnerOf(civilStatus);
  const written = (value: number | null | undefined) =>
    sent && typeof value === 'number'
      ? {
          summary: shared(`period.amount.${sent.salaryPeriod}`, { amount: format.euros(value) }),
        }
      : {};
  const paid = (person: 'person1' | 'partner' | 'spouse') => (amount: number) =>
    shared('labelled', {
      label: named(`result.tests.person.${person}`),
      value: shared(`period.amount.${salaryPeriod ?? 'monthly'}`, {
        amount: format.eurosBriefly(amount),
      }),
    });
  return {
    residence: { label: t('residence.label'), write: (value) => named(`residence.${value}`) },
    civilStatus: {
      label: t('civilStatus.label'),
      write: (value) => named(`civilStatus.${value}`),
    },
    spouseInLuxembourg: {
      label: t('spouseInLuxembourg.label'),
      write: (value) => t(`spouseInLuxembourg.${value}`),
      brief: (value) => t(`brief.spouseInLuxembourg.${value}`),
    },
    civilStatusSince: {
      label: t(`civilStatusSince.label.${status}`),
      hint:
        status === 'separated' || status === 'divorced'
          ? `${t('civilStatusSince.hint.former', { years: figures.yearsAfterMarriage })} ${t('civilStatusSince.hint.separated')}`
          : status === 'partner'
            ? t('civilStatusSince.hint.partner')
            : t('civilStatusSince.hint.former', { years: figures.yearsAfterMarriage }),
      ...yearWords,
    },
    hadClassTwoBefore: {
      label: t('hadClassTwoBefore.label'),
      hint: t('hadClassTwoBefore.hint', { years: figures.yearsWithoutClassTwo }),
      write: (value) => named(`answer.${value}`),
      // A request without the question says no.
      ...(sent && !isFormerSpouse(civilStatus) && { summary: null }),
    },
    children: {
      label: t('children.label'),
      hint: t('children.hint'),
      unit: t('children.unit'),
      write: (count) => entry('children', { count }),
      ...(sent && sent.children === null && { summary: null }),
    },
    birthYear: {
      label: t('birthYear.label'),
      hint: t('birthYear.hint', { age: figures.age }),
      ...yearWords,
    },
    salaryPeriod: { label: salaryText('salaryPeriod'), summary: null },
    grossSalary: {
      label: t('grossSalary.label'),
      hint: t('grossSalary.hint'),
      brief: paid('person1'),
      ...written(sent?.grossSalary),
    },
    grossSalary2: {
      label: t(`grossSalary2.label.${partner}`),
      hint: t('grossSalary.hint'),
      brief: paid(partner),
      ...written(sent?.grossSalary2),
    },
    foreignIncome: {
      label: t('foreignIncome.label'),
      hint: t('foreignIncome.hint'),
      ...written(sent?.foreignIncome),
    },
    foreignIncome2: {
      label: t(`foreignIncome2.label.${partner}`),
      hint: t('foreignIncome.hint'),
      ...written(sent?.foreignIncome2),
    },
    otherForeignIncome: {
      label: t('otherForeignIncome.label'),
      hint: t('otherForeignIncome.hint'),
      ...written(sent?.otherForeignIncome),
    },
    otherForeignIncome2: {
      label: t(`otherForeignIncome2.label.${partner}`),
      hint: t('otherForeignIncome.hint'),
      ...written(sent?.otherForeignIncome2),
    },
    daysOutside: {
      label: t('daysOutside.label'),
      hint: t('daysOutside.hint'),
      unit: t('daysOutside.unit'),
      write: (count) => entry('days', { count }),
      brief: (count) => t('brief.daysOutside', { days: entry('days', { count }) }),
    },
    teleworkPercent: {
      label: t('teleworkPercent.label'),
      hint: t('teleworkPercent.hint'),
      unit: '%',
    },
    taxYear: { label: shared('taxYear.label'), write: String },
  };
}

function isFormerSpouse(civilStatus: CivilStatus | null): boolean {
  return civilStatus === 'separated' || civilStatus === 'divorced';
}

/** How the texts call the other person of a couple. */
export function partnerOf(civilStatus: CivilStatus | null): 'partner' | 'spouse' {
  return civilStatus === 'partner' ? 'partner' : 'spouse';
}

import { useFormat } from '../../shared/amount/use-format.ts';
import type { RequestOf } from '../../shared/form/state/entry-form.ts';
import type { WordsOfForm } from '../../shared/form/words/field-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useSalaryFieldWords } from '../../subjects/salary/salary-words.ts';
import { useSelfEmployedFieldWords } from '../../subjects/salary/self-employed/self-employed-field-words.ts';
import type { freelanceForm } from './form.ts';
import { quotedFigures } from './quoted-figures.ts';

type Request = RequestOf<typeof freelanceForm>;

/** The words of the form's fields and, for what was sent, of the summary below its result. */
export function useFreelanceWords(
  { vat, payMonth }: Pick<Request, 'vat' | 'payMonth'>,
  sent?: Request,
): WordsOfForm<typeof freelanceForm> {
  const { t } = useTranslation('freelance', { keyPrefix: 'form' });
  const format = useFormat();
  const { t: entry } = useTranslation('freelance', { keyPrefix: 'entry' });
  const words = useSalaryFieldWords(payMonth);
  const { t: selfEmployed } = useTranslation('self-employed');
  const situation = useSelfEmployedFieldWords(payMonth);
  const figures = quotedFigures(payMonth, format);
  const days = { unit: t('days'), write: (count: number) => entry('days', { count }) };

  return {
    ...situation,
    ratePerHour: {
      label: t('ratePerHour.label'),
      hint: t('ratePerHour.hint'),
      brief: (rate) =>
        rate === null ? undefined : entry('perHour', { amount: format.eurosBriefly(rate) }),
      ...(sent && { summary: entry('perHour', { amount: format.euros(sent.ratePerHour) }) }),
    },
    hoursPerDay: {
      label: t('hoursPerDay.label'),
      hint: t('hoursPerDay.hint'),
      unit: t('hoursPerDay.unit'),
      write: (count) => entry('hours', { count }),
      brief: (count) => (count === null ? undefined : entry('hoursADay', { count })),
    },
    daysPerWeek: {
      label: t('daysPerWeek.label'),
      ...days,
      brief: (count) => (count === null ? undefined : entry('daysAWeek', { count })),
    },
    yearlyHolidays: {
      label: t('yearlyHolidays.label'),
      hint: t('yearlyHolidays.hint', { days: figures.publicHolidays }),
      ...days,
    },
    vacationDays: {
      label: t('vacationDays.label'),
      hint: t('vacationDays.hint', { days: figures.leaveDays }),
      ...days,
    },
    vat: {
      label: t('vat.label'),
      hint: t(`vat.hint.${vat}`, figures),
      write: format.percent,
      brief: (rate) => t('vat.brief', { rate: format.percent(rate) }),
    },
    taxClass: { ...words.taxClass, hint: `${selfEmployed('taxClass')} ${t('taxClass')}` },
    payMonth: words.payMonth,
    specialExpenses: {
      label: t('specialExpenses.label'),
      hint: t('specialExpenses.hint', { lumpSum: figures.specialExpenses }),
    },
    rcpi: { label: t('rcpi.label'), hint: t('rcpi.hint', { share: figures.share }) },
  };
}

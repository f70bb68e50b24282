import { homeAffordabilityCall } from '@suen/engine/calculators/home-affordability/input';
import { useFormat } from '../../shared/amount/use-format.ts';
import type { EntriesOfForm, NameOf } from '../../shared/form/state/entry-form.ts';
import type { WordsOfForm } from '../../shared/form/words/field-words.ts';
import { useToday } from '../../shared/today/use-today.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { homeAffordabilityForm } from './form.ts';
import { quotedFigures } from './quoted-figures.ts';

const { loanTermYears } = homeAffordabilityCall.inputSchema.properties;

/**
 * The words of the form's fields and of the summary, which also lists empty fields. For all
 * entries at once, a line names the income of the year instead of the two of the month.
 */
export function useHomeAffordabilityWords(
  allEntries?: EntriesOfForm<typeof homeAffordabilityForm>,
): WordsOfForm<typeof homeAffordabilityForm> {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'form' });
  const { t: entry } = useTranslation('home-affordability', { keyPrefix: 'entry' });
  const figures = quotedFigures(useFormat(), useToday());
  const words = (
    name: Exclude<NameOf<typeof homeAffordabilityForm>, 'loanTermYears' | 'buyers'>,
  ) => ({
    label: t(`${name}.label`),
    hint: t(`${name}.hint`, figures),
  });
  const optional = { empty: entry('none') };
  // The line beside the form leaves these out: it says that the aids are asked for, and the income of the year.
  const noBrief = { brief: () => undefined };
  return {
    annualNetIncome: words('annualNetIncome'),
    monthlyDebtPayments: { ...words('monthlyDebtPayments'), ...optional },
    downPayment: { ...words('downPayment'), ...optional },
    loanTermYears: {
      label: t('loanTermYears.label'),
      hint: t('loanTermYears.hint', {
        maximum: loanTermYears.maximum,
        default: loanTermYears.default,
      }),
      unit: t('loanTermYears.unit'),
      write: (count) => entry('years', { count }),
    },
    interestRate: words('interestRate'),
    homePrice: { ...words('homePrice'), ...optional },
    firstNetIncome: { ...words('firstNetIncome'), ...(allEntries && noBrief) },
    secondNetIncome: { ...words('secondNetIncome'), ...(allEntries && noBrief) },
    dwelling: { ...words('dwelling'), write: (use) => t(`dwelling.name.${use}`) },
    buyers: { label: t('buyers.label'), write: (count) => t('buyers.name', { count }) },
    creditUsed: words('creditUsed'),
    asksAids: {
      ...words('asksAids'),
      brief: (isAsked) => (isAsked ? t('asksAids.yes') : undefined),
      write: (isAsked) => t(isAsked ? 'asksAids.yes' : 'asksAids.no'),
    },
    children: words('children'),
    incomeBefore: { ...words('incomeBefore'), ...noBrief },
    building: { ...words('building'), ...noBrief, write: (each) => t(`building.name.${each}`) },
    savingsGrowth: { ...words('savingsGrowth'), ...noBrief },
    savingYears: { ...words('savingYears'), ...noBrief },
  };
}

import { loanCostDefaults } from '@suen/engine/calculators/loan-cost/input';
import { NumberField } from '../../../shared/form/NumberField.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import { valueOf, whole, readNumber } from '../../../shared/form/read-entry.ts';
import { SliderField } from '../../../shared/form/SliderField.tsx';
import { useTermNames } from '../../../shared/term/term-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { limitsOf } from '../check-entries.ts';
import type { LoanCostFormState } from './form-state.ts';

const yearMarks = [0, 5, 10, 15, 20, 25, 30, 35].map((value) => ({
  value,
  label: String(value),
}));

/** How long the loan runs: slid in years or typed to the month, which move together. */
export function TermFields({ form }: { readonly form: LoanCostFormState }) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'form' });
  const { yearsName, monthsName, termName } = useTermNames();
  const problemText = useProblemText();
  const { entries, shownProblems, enterYears, enterMonths, leave } = form;
  // The months say the term to the month, and beyond the end of the slider.
  const months = valueOf(whole(readNumber(entries.months, { minimum: 0 })));

  return (
    <>
      <SliderField
        name="years"
        label={t('years.label')}
        error={problemText(shownProblems.get('years'), {
          limit: yearsName,
          example: String(loanCostDefaults.years),
        })}
        isRequired
        unit={t('years.unit')}
        minimum={limitsOf.years.minimum}
        maximum={limitsOf.years.maximum}
        marks={yearMarks}
        value={entries.years}
        describe={(years) => (months === null ? yearsName(years) : termName(months))}
        onChange={enterYears}
        onLeave={() => leave('years')}
      />
      <NumberField
        name="months"
        label={t('months.label')}
        hint={t('months.hint')}
        error={problemText(shownProblems.get('months'), {
          limit: monthsName,
          example: String(loanCostDefaults.months),
        })}
        isRequired
        unit={t('months.unit')}
        value={entries.months}
        onChange={enterMonths}
        onLeave={() => leave('months')}
      />
    </>
  );
}

import { homeAffordabilityDefaults } from '@suen/engine/calculators/home-affordability/input';
import { formatPercent } from '../../../shared/amount/format-amount.ts';
import { NumberField } from '../../../shared/form/NumberField.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import { SliderField } from '../../../shared/form/SliderField.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { limitsOf } from '../check-entries.ts';
import type { HomeAffordabilityFormState } from './form-state.ts';

const yearMarks = [0, 5, 10, 15, 20, 25, 30].map((value) => ({ value, label: String(value) }));

/** The loan's term and its rate. */
export function LoanFields({ form }: { readonly form: HomeAffordabilityFormState }) {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'form' });
  const { t: entry } = useTranslation('home-affordability', { keyPrefix: 'entry' });
  const problemText = useProblemText();
  const { entries, shownProblems, enter, leave } = form;
  const yearsName = (count: number) => entry('years', { count });
  return (
    <>
      <SliderField
        name="loanTermYears"
        label={t('loanTermYears.label')}
        hint={t('loanTermYears.hint', {
          maximum: limitsOf.loanTermYears.maximum,
          default: limitsOf.loanTermYears.default,
        })}
        error={problemText(shownProblems.get('loanTermYears'), {
          limit: yearsName,
          example: String(homeAffordabilityDefaults.loanTermYears),
        })}
        unit={t('loanTermYears.unit')}
        minimum={limitsOf.loanTermYears.minimum}
        maximum={limitsOf.loanTermYears.maximum}
        marks={yearMarks}
        value={entries.loanTermYears}
        describe={yearsName}
        onChange={(value) => enter('loanTermYears', value)}
        onLeave={() => leave('loanTermYears')}
      />
      <NumberField
        name="interestRate"
        label={t('interestRate.label')}
        hint={t('interestRate.hint')}
        error={problemText(shownProblems.get('interestRate'), {
          limit: formatPercent,
          example: String(homeAffordabilityDefaults.interestRate),
        })}
        isRequired
        unit="%"
        value={entries.interestRate}
        onChange={(value) => enter('interestRate', value)}
        onLeave={() => leave('interestRate')}
      />
    </>
  );
}

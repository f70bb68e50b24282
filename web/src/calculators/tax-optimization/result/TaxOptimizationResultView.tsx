import type { TaxOptimizationResult } from '@suen/engine/calculators/tax-optimization/result';
import { dayInLuxembourg } from '@suen/engine/small-door';
import { difference } from '../../../shared/amount/derived.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { ResultHeadline } from '../../../shared/result/answer/ResultHeadline.tsx';
import { ResultLayout } from '../../../shared/result/frame/ResultLayout.tsx';
import { EnteredSummary } from '../../../shared/result/parts/EnteredSummary.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { DeductionBar } from '../../../subjects/deductions/DeductionBar.tsx';
import { useSalaryEntryNames } from '../../../subjects/salary/salary-words.ts';
import { taxOptimizationForm } from '../form.ts';
import { useEntryNames, useTaxOptimizationWords } from '../words.ts';
import { CategoryCards } from './CategoryCards.tsx';
import { useTotalWords } from './total-words.ts';

/** The result: the remaining deductions by category and in total. */
export function TaxOptimizationResultView(
  props: ResultPropsOf<typeof taxOptimizationForm, TaxOptimizationResult>,
) {
  const { record, onRecalculate } = props;
  const { request, result, calculatedOn } = record;
  const { t } = useTranslation('tax-optimization', { keyPrefix: 'result' });
  const { t: shared } = useTranslation('shared');
  const { householdName, childrenName, incomeName } = useEntryNames();
  const { taxClassName } = useSalaryEntryNames();
  const { advice } = useTotalWords()(result.total);

  const format = useFormat();
  const isStillOpen = dayInLuxembourg(calculatedOn).startsWith(`${result.taxYear}-`);

  const { room: remainingLimits } = result.total;
  const saved = result.taxSaving?.total ?? 0;
  // Euros of tax lead as soon as an income says what they are.
  const hasSaving = remainingLimits > 0 && saved > 0;
  const name = t(hasSaving ? 'saving.headline' : 'headline');
  const leading = hasSaving ? saved : remainingLimits;
  const year = shared('taxYear.name', { year: result.taxYear });
  const household = request.age2 === null ? 'single' : 'partner';
  const words = useTaxOptimizationWords({ ...request, household }, request);

  return (
    <ResultLayout
      of={props}
      rules={{ taxYear: result.taxYear }}
      sticky={{ name: `${name} · ${result.taxYear}`, amount: leading }}
    >
      <ResultHeadline
        name={name}
        amount={leading}
        period={year}
        chips={[
          householdName(household),
          childrenName(request.childrenInHousehold),
          ...(request.taxableIncome === null || request.taxableIncome === undefined
            ? []
            : [incomeName(request.taxableIncome), taxClassName(request.taxClass ?? 1)]),
        ]}
        sentence={
          hasSaving
            ? t(isStillOpen ? 'saving.byEnd' : 'saving.by', {
                amount: format.eurosBriefly(remainingLimits),
                after: format.eurosBriefly(difference(remainingLimits, saved)),
                year: result.taxYear,
              })
            : advice.join(' ')
        }
      >
        <DeductionBar limit={result.total} isSum />
      </ResultHeadline>
      <section>
        <h2>{t('title')}</h2>
        <CategoryCards record={record} onAskForIncome={() => onRecalculate('taxableIncome')} />
      </section>
      <EnteredSummary
        form={taxOptimizationForm}
        words={words}
        request={request}
        onChange={onRecalculate}
      />
    </ResultLayout>
  );
}

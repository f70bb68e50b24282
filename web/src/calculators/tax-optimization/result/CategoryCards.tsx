import { premiumKinds, type DeductionCategory } from '@suen/engine/small-door';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { DeductionCard, DeductionCards } from '../../../subjects/deductions/DeductionCard.tsx';
import { LawOfDeduction } from '../../../subjects/deductions/LawOfDeduction.tsx';
import { useLimitWords, type LimitWords } from '../../../subjects/deductions/limit-words.ts';
import { quotedDeductionFigures } from '../../../subjects/deductions/quoted-figures.ts';
import { useEntryNames } from '../words.ts';
import { categoriesOf, contextOf, lawOf, type TaxOptimizationRecord } from './categories.ts';
import { CategorySaving, TotalSaving } from './Savings.tsx';
import { useTotalWords } from './total-words.ts';

interface CategoryCardsProps {
  readonly record: TaxOptimizationRecord;
  /** Goes to the field for the taxable income. */
  readonly onAskForIncome: () => void;
}

/** A card for each category of the household, and all of them together at the end. */
export function CategoryCards({ record, onAskForIncome }: CategoryCardsProps) {
  const { t } = useTranslation('tax-optimization', { keyPrefix: 'result' });
  const { t: deductions } = useTranslation('deductions');
  const { entryOfPerson } = useEntryNames();
  const { limitWords } = useLimitWords();
  const format = useFormat();
  const { request, result } = record;
  const { taxSaving, explanation = {} } = result;

  const titleOf = (category: DeductionCategory): string => {
    const title = t(`category.${lawOf[category]}.title`);
    if (request.age2 === null || lawOf[category] !== 'pension') return title;
    return entryOfPerson(category === 'pension1' ? 1 : 2, title);
  };
  const hasPeriodicPremiums =
    request.outstandingBalanceInsuranceType === premiumKinds.periodic &&
    request.outstandingBalanceInsurance !== null;

  /** What is left of a limit or too much, and what it is worth in tax. */
  const inBriefOf = ({ inBrief }: LimitWords, saved = 0): string =>
    saved > 0
      ? `${inBrief} · ${t('saving.brief', { amount: format.eurosBriefly(saved) })}`
      : inBrief;

  return (
    <DeductionCards>
      {categoriesOf(result).map(([category, limit]) => {
        const words = limitWords(limit, contextOf[category]);
        const saved = taxSaving?.byCategory[category];
        return (
          <DeductionCard
            key={category}
            title={titleOf(category)}
            term={t(`category.${lawOf[category]}.term`)}
            words={words}
            inBrief={inBriefOf(words, saved)}
            note={category === 'insurances' && hasPeriodicPremiums ? t('periodic') : undefined}
            saving={<CategorySaving saved={saved} />}
            law={<LawOfDeduction id={lawOf[category]} taxYear={request.taxYear} />}
            explanations={[
              { title: deductions('howComputed'), steps: explanation[category] ?? [] },
            ]}
          />
        );
      })}
      <TotalCard record={record} onAskForIncome={onAskForIncome} />
    </DeductionCards>
  );
}

interface TotalCardProps {
  readonly record: TaxOptimizationRecord;
  /** Goes to the field for the taxable income. */
  readonly onAskForIncome: () => void;
}

/** The summary of all categories with the tax saved. */
function TotalCard({ record, onAskForIncome }: TotalCardProps) {
  const { t } = useTranslation('tax-optimization', { keyPrefix: 'result.total' });
  const format = useFormat();
  const totalWords = useTotalWords();
  const { request, result } = record;
  const { total, taxSaving, explanation = {} } = result;
  return (
    <DeductionCard
      isHighlighted
      title={t('title')}
      words={totalWords(total)}
      note={total.room > 0 && total.excess > 0 ? t('apart') : undefined}
      saving={total.room > 0 && <TotalSaving saving={taxSaving} onAskForIncome={onAskForIncome} />}
      law={<p>{t('law', quotedDeductionFigures(request.taxYear, format))}</p>}
      explanations={[
        {
          title: t('howComputed'),
          steps: explanation.total ?? [],
          answers: explanation.total ?? [],
        },
        { title: t('howSavingComputed'), steps: explanation.taxSaving ?? [] },
      ]}
    />
  );
}

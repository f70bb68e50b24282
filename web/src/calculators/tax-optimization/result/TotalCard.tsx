import { DeductionCard } from '../../../subjects/deductions/DeductionCard.tsx';
import { quotedDeductionFigures } from '../../../subjects/deductions/quoted-figures.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { TaxOptimizationRecord } from './categories.ts';
import { TotalSaving } from './Savings.tsx';
import { useTotalWords } from './total-words.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';

interface TotalCardProps {
  readonly record: TaxOptimizationRecord;
  /** Goes to the field for the taxable income. */
  readonly onAskForIncome: () => void;
}

/** The summary of all categories with the tax saved. */
export function TotalCard({ record, onAskForIncome }: TotalCardProps) {
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

import { formatAmount, formatEuros } from '../../../shared/amount/format-amount.ts';
import { MoneyField } from '../../../shared/form/MoneyField.tsx';
import { OptionalFields } from '../../../shared/form/OptionalFields.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import { TaxClassField } from '../../../shared/salary/TaxCardFields.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { PartOfForm } from './form-state.ts';

/** What the room is worth in tax depends on the income and the class. Two persons taxed together are in class 2. */
export function TaxDetails({ form }: PartOfForm) {
  const { t } = useTranslation('tax-optimization', { keyPrefix: 'form' });
  const problemText = useProblemText();
  const { entries, shownProblems, enter, leave, isOptionalOpen, openOptional } = form;
  return (
    <OptionalFields
      title={t('more')}
      filledCount={entries.taxableIncome.trim() === '' ? 0 : 1}
      fieldCount={1}
      isOpen={isOptionalOpen}
      onToggle={openOptional}
    >
      <MoneyField
        name="taxableIncome"
        label={t('taxableIncome.label')}
        hint={t(`taxableIncome.hint.${entries.household}`)}
        error={problemText(shownProblems.get('taxableIncome'), {
          limit: formatEuros,
          example: formatAmount(50_000),
        })}
        value={entries.taxableIncome}
        onChange={(value) => enter('taxableIncome', value)}
        onLeave={() => leave('taxableIncome')}
      />
      {entries.household === 'single' && (
        <TaxClassField
          value={entries.taxClass}
          problem={shownProblems.get('taxClass')}
          onChange={(taxClass) => enter('taxClass', taxClass)}
        />
      )}
    </OptionalFields>
  );
}

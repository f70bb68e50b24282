import { deductionFigures, type SupportedYear } from '@suen/engine/small-door';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { MoneyField } from '../../../shared/form/controls/MoneyField.tsx';
import { FoldedFields } from '../../../shared/form/parts/FoldedFields.tsx';
import type { ControlOf, FieldWords } from '../../../shared/form/words/field-words.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';

interface EarlierPremiumsProps {
  readonly form: Parameters<typeof FoldedFields>[0]['form'];
  readonly control: ControlOf<string>;
  readonly inBrief: readonly string[];
}

/** What earlier single premiums have used of the limit: few people have any. */
export function EarlierPremiums({ form, control, inBrief }: EarlierPremiumsProps) {
  const { t } = useTranslation('earlier-premiums');
  return (
    <FoldedFields
      form={form}
      id="earlier"
      title={t('title')}
      names={[control.name]}
      inBrief={inBrief}
    >
      <MoneyField {...control} />
    </FoldedFields>
  );
}

/** The words of the field and, for what was sent, of the summary below its result. */
export function useEarlierPremiumsWords(
  taxYear: SupportedYear,
  sent?: { readonly earlierSinglePremiums?: number | null },
): FieldWords<number | null> {
  const { t } = useTranslation('earlier-premiums');
  const format = useFormat();
  const earlierYears = deductionFigures(taxYear).loanInsuranceEarlierYears;
  return {
    label: t('label', { earlierYears }),
    hint: t('hint'),
    brief: (amount) => (amount === null ? undefined : format.euros(amount)),
    ...(sent && !sent.earlierSinglePremiums && { summary: null }),
  };
}

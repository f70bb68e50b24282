import { formerSubsidySchemes } from '@suen/engine/calculators/solar-panels/input';
import { ChoiceCards } from '../../../shared/form/controls/ChoiceCards.tsx';
import { NumberField } from '../../../shared/form/controls/NumberField.tsx';
import { FoldedFields } from '../../../shared/form/parts/FoldedFields.tsx';
import { useToday } from '../../../shared/today/use-today.ts';
import { useDayName } from '../../../shared/translation/day-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { openSchemes, type SubsidyScheme } from '../form.ts';
import { quotedDays } from '../quoted-figures.ts';
import { useEntryNames } from '../words.ts';
import type { PartOfForm } from './part-of-form.ts';

/** The scheme of the State subsidy, which decides most, with the percentage where the reader enters it. */
export function SchemeField({ form, control }: PartOfForm) {
  const choices = useSchemeChoices();
  const { subsidyScheme } = form.entries;
  const { hint, ...scheme } = control('subsidyScheme');
  return (
    <>
      <ChoiceCards
        {...scheme}
        hint={isFormer(subsidyScheme) ? undefined : hint}
        isCompact
        choices={openSchemes.map(choices)}
      />
      {subsidyScheme === 'own' && <NumberField {...control('baseSubsidyPercent')} />}
    </>
  );
}

/** The schemes of earlier orders, folded away. */
export function FormerSchemes({ form, control }: PartOfForm) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form.subsidyScheme.former' });
  const { schemeName, yesOrNo } = useEntryNames();
  const choices = useSchemeChoices();
  const { subsidyScheme } = form.entries;
  const { hint, ...scheme } = control('subsidyScheme');
  return (
    <FoldedFields
      form={form}
      id="former"
      title={t('title', quotedDays(useDayName(), useToday()))}
      names={['subsidyScheme']}
      inBrief={isFormer(subsidyScheme) ? [schemeName(subsidyScheme)] : []}
      whenEmpty={yesOrNo(false)}
    >
      <ChoiceCards
        {...scheme}
        label={t('label')}
        hint={isFormer(subsidyScheme) ? hint : undefined}
        choices={formerSubsidySchemes.map(choices)}
      />
    </FoldedFields>
  );
}

const isFormer = (scheme: SubsidyScheme) =>
  formerSubsidySchemes.some((former) => former === scheme);

function useSchemeChoices() {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form.subsidyScheme' });
  const { schemeName } = useEntryNames();
  const days = quotedDays(useDayName(), useToday());
  return (value: SubsidyScheme) => ({
    value,
    label: schemeName(value),
    description: t(`note.${value}`, days),
  });
}

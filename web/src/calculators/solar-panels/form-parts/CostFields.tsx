import { ChoiceCards } from '../../../shared/form/ChoiceCards.tsx';
import { MoneyField } from '../../../shared/form/MoneyField.tsx';
import { NumberField } from '../../../shared/form/NumberField.tsx';
import { useDayName } from '../../../shared/page/UpdatedOn.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { subsidySchemes } from '../form.ts';
import { quotedDays } from '../quoted-figures.ts';
import { useEntryNames } from '../words.ts';
import type { PartOfForm } from './part-of-form.ts';

/** The scheme of the State subsidy, which decides most. */
export function SchemeField({ control }: PartOfForm) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form.subsidyScheme' });
  const { schemeName } = useEntryNames();
  const days = quotedDays(useDayName());
  return (
    <ChoiceCards
      {...control('subsidyScheme')}
      isCompact
      choices={subsidySchemes.map((scheme) => ({
        value: scheme,
        label: schemeName(scheme),
        description: t(`note.${scheme}`, days),
      }))}
    />
  );
}

/** The amounts of cost and subsidies. */
export function CostFields({ form, control }: PartOfForm) {
  return (
    <>
      <MoneyField {...control('costPerKWp')} />
      {form.entries.subsidyScheme === 'own' && <NumberField {...control('baseSubsidyPercent')} />}
      <MoneyField {...control('additionalSubsidyAmount')} />
    </>
  );
}

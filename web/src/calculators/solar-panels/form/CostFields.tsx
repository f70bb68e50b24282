import { ChoiceCards } from '../../../shared/form/ChoiceCards.tsx';
import { MoneyField } from '../../../shared/form/MoneyField.tsx';
import { NumberField } from '../../../shared/form/NumberField.tsx';
import { useDayName } from '../../../shared/page/UpdatedOn.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { subsidySchemes } from '../form.ts';
import { quotedFigures } from '../quoted-figures.ts';
import { useEntryNames } from '../words.ts';
import type { PartOfForm } from './part-of-form.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';

/** The cost and the subsidies. */
export function CostFields({ form, control }: PartOfForm) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form.subsidyScheme' });
  const format = useFormat();
  const { schemeName } = useEntryNames();
  const orderedUntil = useDayName()(quotedFigures(format).formerDays.orderedUntil);
  return (
    <>
      <MoneyField {...control('costPerKWp')} />
      <ChoiceCards
        {...control('subsidyScheme')}
        choices={subsidySchemes.map((scheme) => ({
          value: scheme,
          label: schemeName(scheme),
          description: t(`note.${scheme}`, { orderedUntil }),
        }))}
      />
      {form.entries.subsidyScheme === 'own' && <NumberField {...control('baseSubsidyPercent')} />}
      <MoneyField {...control('additionalSubsidyAmount')} />
    </>
  );
}

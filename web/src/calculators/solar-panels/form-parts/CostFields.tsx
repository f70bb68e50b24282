import { FoldedFields } from '../../../shared/form/FoldedFields.tsx';
import { ChoiceCards } from '../../../shared/form/ChoiceCards.tsx';
import { MoneyField } from '../../../shared/form/MoneyField.tsx';
import { NumberField } from '../../../shared/form/NumberField.tsx';
import { useDayName } from '../../../shared/page/UpdatedOn.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { formerSchemes, openSchemes, type SubsidyScheme } from '../form.ts';
import { quotedDays } from '../quoted-figures.ts';
import { useEntryNames } from '../words.ts';
import type { PartOfForm } from './part-of-form.ts';

/** The scheme of the State subsidy, which decides most. Those of earlier orders are folded away. */
export function SchemeField({ form, control }: PartOfForm) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form.subsidyScheme' });
  const { schemeName, yesOrNo } = useEntryNames();
  const days = quotedDays(useDayName());
  const { hint, ...scheme } = control('subsidyScheme');
  const former = formerSchemes.filter((each) => each === form.entries.subsidyScheme);
  const choicesOf = (schemes: readonly SubsidyScheme[]) =>
    schemes.map((value) => ({
      value,
      label: schemeName(value),
      description: t(`note.${value}`, days),
    }));
  return (
    <>
      <ChoiceCards
        {...scheme}
        hint={former.length === 0 ? hint : undefined}
        isCompact
        choices={choicesOf(openSchemes)}
      />
      <FoldedFields
        form={form}
        id="former"
        title={t('former.title', days)}
        names={['subsidyScheme']}
        standing={former.map(schemeName)}
        whenEmpty={yesOrNo(false)}
      >
        <ChoiceCards
          {...scheme}
          label={t('former.label')}
          hint={former.length === 0 ? undefined : hint}
          choices={choicesOf(formerSchemes)}
        />
      </FoldedFields>
    </>
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
